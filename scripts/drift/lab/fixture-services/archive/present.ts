// Formats the archive's responses.
import { createHash } from 'node:crypto';
import type { Json } from '../kit/contract.ts';
import type { Complaint } from '../kit/rules.ts';
import { type Answer, type Call, type Refusal, USUAL_STATUSES } from '../kit/service.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

export const MEDIA = 'application/vnd.museum+json';

/** The archive's base path, for links. */
export const baseOf = ({ origin }: Call): string => new URL(origin).pathname;

export const fine = (body: Json, headers: Record<string, string> = {}, status = 200): Answer => ({
  status,
  headers,
  body,
  type: MEDIA,
});

/** @param pointer JSON pointer into the body */
export function failed(status: number, code: string, detail: string, pointer?: string): Answer {
  const error = {
    status: String(status),
    code,
    detail,
    ...(pointer !== undefined && { source: { pointer } }),
  };
  return { status, body: { errors: [error] }, type: MEDIA };
}

export const missing = (): Answer => failed(404, 'not_found', 'There is no such thing.');
export const gone = (): Answer => failed(410, 'withdrawn', 'It was withdrawn.');

const STATUSES = { ...USUAL_STATUSES, parameters: 400 };

export function refusal(why: Refusal, complaints: Complaint[]): Answer {
  const status = STATUSES[why];
  const errors = complaints.map(({ field, problem }): Row => {
    const source: Row = field.startsWith('/') ? { pointer: field } : { parameter: field };
    const error = { status: String(status), code: why.replaceAll(' ', '_'), detail: problem };
    return field === '' ? error : { ...error, source };
  });
  return { status, body: { errors }, type: MEDIA };
}

const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const etagOf = (bytes: string | Uint8Array): string => `"${digest(bytes).slice(0, 16)}"`;
export const etagOfRow = (row: Row): string => etagOf(JSON.stringify(row));

const identifier = (type: string, key: Json | undefined): Json => (key ? { type, key } : null);

export function shownObject(row: Row, base: string, fields?: Json): Row {
  const { vault_code: _, ...attributes } = attributesOf(row);
  const wanted = Array.isArray(fields) ? fields : Object.keys(attributes);
  return {
    type: 'object',
    key: row.key ?? null,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted.includes(name))),
    relationships: { folder: { data: identifier('folder', row.folder) } },
    links: { self: `${base}/objects/${row.key}` },
  };
}

export const shownFolder = (row: Row, base: string): Row => ({
  type: 'folder',
  key: row.key ?? null,
  attributes: attributesOf(row),
  relationships: { parent: { data: identifier('folder', row.parent) } },
  links: { self: `${base}/folders/${row.key}` },
});

export const shownDocument = (row: Row, { files }: ArchiveStore): Row => ({
  type: 'document',
  key: row.key ?? null,
  attributes: { ...attributesOf(row), sha256: digest(files.get(String(row.key)) ?? new Uint8Array()) },
  relationships: { object: { data: identifier('object', row.object) } },
});

/** The folders of these objects if requested. */
export function included(rows: Row[], call: Call, { folders }: ArchiveStore): Row {
  if (call.query.include !== 'folder') return {};
  const keys = [...new Set(rows.flatMap(({ folder }) => (folder === null ? [] : String(folder))))];
  return {
    included: keys.flatMap((key) => {
      const row = folders.get(key);
      return row ? [shownFolder(row, baseOf(call))] : [];
    }),
  };
}
