import type { IncomingMessage } from 'node:http';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import { refuse } from './refusal.ts';

/** Bytes; more than any JSON body of the contract can need. */
const MAX_JSON = 1024 * 1024;

/**
 * @returns undefined when there is no body
 * @throws Refusal 413 over the limit, 400 for what is not JSON in UTF-8
 */
export async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // What comes after the limit is read and dropped, so that the answer gets through.
      if (bytes <= MAX_JSON) chunks.push(chunk);
    }
  } catch {
    throw refuse(400, 'The body broke off.');
  }
  if (bytes > MAX_JSON) throw refuse(413, 'The body may have 1 MB.');
  if (bytes === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw refuse(400, 'The body is not valid JSON. Send one JSON object in UTF-8.');
  }
}

/**
 * Texts that JSON can hold and a database cannot: with a NUL, or with half of a surrogate pair.
 * @param value parsed JSON
 */
export function unstorable(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return [];
    return [{ field: path.join('.'), message: 'Leave out characters that are not text.' }];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]));
}
