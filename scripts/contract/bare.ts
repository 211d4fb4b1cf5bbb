// Bodies that are neither JSON nor parts: a text, or bytes of which a schema can only say how many there are.
import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { isBytes, isText } from './media.ts';
import { spread } from './schemas.ts';

/**
 * What a schema says something of: a text as a value, or the length of some bytes.
 * @param type without parameters
 * @returns undefined where a schema describes what it cannot be held against, like XML as an object
 */
export function bareKind(document: OpenApi, type: string, schema: Schema): 'text' | 'bytes' | undefined {
  const branches = spread(document, schema);
  const types = branches.flatMap((branch) => branch.type ?? []);
  if (types.some((one) => one === 'object' || one === 'array')) return undefined;
  // Of what is written in letters, a length may be that of the bytes as well.
  if (branches.some((branch) => 'contentEncoding' in branch || branch.format === 'byte')) return undefined;
  if (isBytes(type) || branches.some(({ format }) => format === 'binary')) return 'bytes';
  return isText(type) ? 'text' : undefined;
}

export interface LengthError {
  keyword: 'minLength' | 'maxLength';
  message: string;
}

/** What a schema says of so many bytes. */
export function lengthErrors(document: OpenApi, schema: Schema, size: number): LengthError[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = resolveSchema(document, schema);
  if (size < minLength) return [{ keyword: 'minLength', message: `must have at least ${minLength} bytes` }];
  if (size > maxLength) return [{ keyword: 'maxLength', message: `must have at most ${maxLength} bytes` }];
  return [];
}

type Told = [rule: string, says: string];

/**
 * What is wrong with the body of an answer: the broken rule, and what it says.
 * @param errorsAt of a text, held against the schema at a pointer
 */
export function bareErrors(
  document: OpenApi,
  schema: Schema,
  given: { pointer: string; type: string; body: Uint8Array | string; headers: Headers },
  errorsAt: (pointer: string, schema: Schema, text: string) => Told[],
): Told[] {
  const { pointer, body } = given;
  const kind = bareKind(document, given.type, schema);
  // Whoever hands on letters may have read bytes as what they are not.
  if (kind === 'bytes' && typeof body !== 'string')
    return lengthErrors(document, schema, body.byteLength).map(({ keyword, message }) => [
      `${pointer}/${keyword}`,
      `The body ${message}.`,
    ]);
  const text = kind === 'text' ? textOf(body, given.headers.get('content-type') ?? '') : undefined;
  if (text === undefined) return [];
  // A line that ends where the text does is the same text to most.
  const readings = [text, text.replace(/\r?\n$/, '')].map((one) => errorsAt(pointer, schema, one));
  return readings.find((errors) => errors.length === 0) ?? readings[0] ?? [];
}

/** The text of a body; undefined where nobody can read its letters. */
function textOf(body: Uint8Array | string, contentType: string): string | undefined {
  if (typeof body === 'string') return body;
  const charset = /;\s*charset="?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(body);
  } catch {
    return undefined;
  }
}
