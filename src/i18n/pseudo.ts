import type { I18n, MessageDescriptor, MessageOptions, Messages } from '@lingui/core';
import { pseudoLocales } from './locales';

type Compiled = Exclude<Messages[string], string>;
type Part = Compiled[number];

const DISGUISES = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'åƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
);

/** Replaces each letter and adds a third, the length of other languages, so that untranslated English stands out. */
export function disguise(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return (
    text.replace(/[a-z]/gi, (letter) => DISGUISES[letter] ?? letter) + '~'.repeat(Math.ceil(letters / 3))
  );
}

/** Shows pseudo-translated English while a pseudo-language is active. Values are unchanged. */
export function disguiseEnglish(i18n: I18n): void {
  const plain = i18n._.bind(i18n);
  function say(id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions) {
    const isOn = pseudoLocales.includes(i18n.locale);
    if (typeof id !== 'string') return plain(isOn ? { ...id, ...disguised(id) } : id);
    return plain(id, values, isOn ? { ...options, ...disguised(options) } : options);
  }
  i18n._ = say;
  i18n.t = say;
}

/** Lingui types messages as strings, but ours are compiled (scripts/compile-messages.ts), hence the loose type. */
function disguised({ message }: { message?: unknown } = {}): object {
  return Array.isArray(message) ? { message: message.map(disguisedPart) } : {};
}

function disguisedPart(part: Part): Part {
  if (typeof part === 'string') return disguise(part);
  const [name, type, cases] = part;
  if (type === undefined || cases === undefined || typeof cases === 'string') return part;
  const entries = Object.entries<unknown>(Object(cases)).map(([key, inner]) => [
    key,
    Array.isArray(inner) ? inner.map(disguisedPart) : inner,
  ]);
  return [name, type, Object.fromEntries(entries)];
}
