// Loaded only for languages other than English, because the parser is large.
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isShowable, type Texts } from './messages';

/** Compiles each text separately. Unusable ones are left out and shown in English. */
export function compileTexts(texts: Texts): Messages {
  const unusable: string[] = [];
  const compiled = Object.entries(texts).flatMap(([id, text]) => {
    const message = compile(text);
    if (message) return [[id, message] as const];
    unusable.push(text);
    return [];
  });
  if (unusable.length > 0) console.warn('These translations cannot be used:', unusable);
  return Object.fromEntries(compiled);
}

function compile(text: string) {
  try {
    const message = compileMessageOrThrow(text);
    return isShowable(message) ? message : null;
  } catch {
    return null;
  }
}
