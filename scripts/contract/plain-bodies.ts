// Bodies that are neither JSON nor parts: a text, or bytes of which a schema can only limit the number.
import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { isBytes, isText } from './media.ts';
import { spread } from './schemas.ts';

/**
 * What a schema can check of a plain body: a text value, or the number of bytes.
 * @param type media type without parameters
 * @returns undefined if the schema describes something that cannot be checked, like XML as an object
 */
export function plainBodyKind(document: OpenApi, type: string, schema: Schema): 'text' | 'bytes' | undefined {
  const branches = spread(document, schema);
  const types = branches.flatMap((branch) => branch.type ?? []);
  if (types.some((one) => one === 'object' || one === 'array')) return undefined;
  // The length of encoded data may refer to the bytes.
  if (branches.some((branch) => 'contentEncoding' in branch || branch.format === 'byte')) return undefined;
  if (isBytes(type) || branches.some(({ format }) => format === 'binary')) return 'bytes';
  return isText(type) ? 'text' : undefined;
}

export interface LengthError {
  keyword: 'minLength' | 'maxLength';
  message: string;
}

/** The length errors for a number of bytes. */
export function lengthErrors(document: OpenApi, schema: Schema, size: number): LengthError[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = resolveSchema(document, schema);
  if (size < minLength) return [{ keyword: 'minLength', message: `must have at least ${minLength} bytes` }];
  if (size > maxLength) return [{ keyword: 'maxLength', message: `must have at most ${maxLength} bytes` }];
  return [];
}

type RuleError = [rule: string, says: string];

/**
 * The errors of a response body: the broken rule and a message each.
 * @param errorsAt validates a text against the schema at a pointer
 */
export function plainBodyErrors(
  document: OpenApi,
  schema: Schema,
  given: { pointer: string; type: string; body: Uint8Array | string; headers: Headers },
  errorsAt: (pointer: string, schema: Schema, text: string) => RuleError[],
): RuleError[] {
  const { pointer, body } = given;
  const kind = plainBodyKind(document, given.type, schema);
  // Bytes that arrive as a string may have been decoded wrongly, so their length is not checked.
  if (kind === 'bytes' && typeof body !== 'string')
    return lengthErrors(document, schema, body.byteLength).map(({ keyword, message }) => [
      `${pointer}/${keyword}`,
      `The body ${message}.`,
    ]);
  const text = kind === 'text' ? textOf(body, given.headers.get('content-type') ?? '') : undefined;
  if (text === undefined) return [];
  // A trailing newline is usually not part of the text.
  const readings = [text, text.replace(/\r?\n$/, '')].map((one) => errorsAt(pointer, schema, one));
  return readings.find((errors) => errors.length === 0) ?? readings[0] ?? [];
}

/** The text of a body; undefined if its charset cannot be decoded. */
function textOf(body: Uint8Array | string, contentType: string): string | undefined {
  if (typeof body === 'string') return body;
  const charset = /;\s*charset="?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(body);
  } catch {
    return undefined;
  }
}
