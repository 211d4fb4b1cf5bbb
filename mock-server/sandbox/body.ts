import type { IncomingMessage } from 'node:http';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import { readAtMost } from '../body.ts';
import { refuse } from './refusal.ts';

/** Bytes; more than any JSON body of the contract can need. */
const MAX_JSON = 1024 * 1024;

/** @throws Refusal 413 over the limit, 400 for a body that breaks off */
export async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const bytes = await readAtMost(MAX_JSON, incoming).catch(() => {
    throw refuse(400, 'The body is incomplete.');
  });
  if (bytes === undefined) throw refuse(413, 'The body can have up to 1 MB.');
  return bytes;
}

/** @throws Refusal 413 over the limit, 400 for what is not JSON in UTF-8 */
export const readJson = async (incoming: IncomingMessage): Promise<unknown> =>
  parseJson(await readBytes(incoming));

/**
 * @returns undefined when there is no body
 * @throws Refusal 400 for what is not JSON in UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(400, 'The body is not valid JSON. Send a JSON object in UTF-8.');
  }
}

/** Bytes; a stand-in's form has a few short fields. */
const MAX_FORM = 10_000;

/** @throws Refusal 413 over the limit */
export async function readForm(incoming: IncomingMessage): Promise<URLSearchParams> {
  const bytes = await readAtMost(MAX_FORM, incoming);
  if (bytes === undefined) throw refuse(413, 'The form can have up to 10 KB.');
  return new URLSearchParams(bytes.toString());
}

/** Deeper than anything of the contract, and far from what JSON.stringify and PostgreSQL can take. */
const MOST_DEPTH = 64;

/**
 * What JSON can hold and a database cannot: texts and names with a NUL or with half of a surrogate pair, and what is
 * nested too deeply.
 * @param value parsed JSON
 */
export function unstorable(value: unknown): FieldError[] {
  const found: FieldError[] = [];
  // Not by recursion: a body of nothing but brackets is nested deeper than calls can be.
  const todo: [field: string, value: unknown, depth: number][] = [['', value, 0]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [field, inner, depth] = next;
    if (typeof inner === 'string' && !isStorable(inner)) {
      found.push({ field, message: 'Remove invalid characters.' });
    } else if (inner !== null && typeof inner === 'object') {
      if (depth === MOST_DEPTH) {
        found.push({ field: field.split('.')[0] ?? '', message: 'This is nested too deeply.' });
        continue;
      }
      for (const [key, part] of Object.entries(inner).toReversed()) {
        if (isStorable(key)) todo.push([field ? `${field}.${key}` : key, part, depth + 1]);
        else found.push({ field, message: 'Remove invalid characters from the names of fields.' });
      }
    }
  }
  return found;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
