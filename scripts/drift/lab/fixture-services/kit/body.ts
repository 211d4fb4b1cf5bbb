// Parses a request body by its media type.
import type { Document, Operation, Schema } from './contract.ts';
import { resolve } from './contract.ts';
import { fromText } from './rules.ts';

/** A file part of a form. */
export interface Upload {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export type Reading =
  | { is: 'read'; type: string; value: unknown; files: Record<string, Upload> }
  | { is: 'absent' | 'malformed' | 'of another type' };

/** @param bytes the whole body */
export async function readBody(
  document: Document,
  { body }: Operation,
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Reading> {
  if (!body) return { is: 'absent' };
  const given = headers.get('content-type') ?? '';
  if (bytes.length === 0 && given === '') return { is: 'absent' };
  const type = given.split(';')[0]?.trim().toLowerCase() ?? '';
  const media = body.content[type];
  if (!media) return { is: 'of another type' };
  if (bytes.length === 0) return { is: 'absent' };
  if (type.endsWith('json')) {
    try {
      const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      return { is: 'read', type, value, files: {} };
    } catch {
      return { is: 'malformed' };
    }
  }
  if (type === 'text/plain') {
    return { is: 'read', type, value: new TextDecoder().decode(bytes), files: {} };
  }
  if (type === 'application/octet-stream') {
    // One character per byte, so that schema lengths count bytes.
    const value = Buffer.from(bytes).toString('latin1');
    return { is: 'read', type, value, files: { body: { name: '', type, bytes } } };
  }
  const form = await new Response(bytes, { headers: { 'content-type': given } })
    .formData()
    .catch(() => undefined);
  if (!form) return { is: 'malformed' };
  return { is: 'read', type, ...(await readForm(document, media.schema ?? {}, form)) };
}

async function readForm(document: Document, schema: Schema, form: FormData) {
  const { properties = {} } = resolve(document, schema);
  // Without a prototype, since a part may have any name.
  const value: Record<string, unknown> = Object.create(null);
  const files: Record<string, Upload> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const property = resolve(document, properties[name] ?? {});
    const parts = form.getAll(name);
    if (resolve(document, properties[name] ?? {}).type === 'object' && parts.length === 1) {
      const [part = ''] = parts;
      value[name] = jsonIn(typeof part === 'string' ? part : await part.text());
      continue;
    }
    const texts = parts.filter((part) => typeof part === 'string');
    for (const part of parts) {
      if (typeof part === 'string') continue;
      files[name] = { name: part.name, type: part.type, bytes: await part.bytes() };
      // A file's schema accepts one text; two files become a list.
      value[name] = value[name] === undefined ? 'file' : ['file', 'file'];
    }
    if (texts.length === 0) continue;
    const read = texts.map((text) => fromText(document, property.items ?? property, text));
    value[name] = property.items || read.length > 1 ? read : read[0];
  }
  return { value, files };
}

/** Invalid JSON stays a text, which the schema rejects. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
