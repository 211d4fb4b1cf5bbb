// Documents of an object, their files, and its notes.
import type { Answer, Call, Handlers } from '../kit/service.ts';
import { asRow, only } from './folders.ts';
import { baseOf, etagOf, failed, fine, gone, missing, shownDocument } from './present.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

const FIELDS = ['caption', 'language', 'taken_on', 'pages'];
const TYPES = ['image/png', 'application/pdf'];
const MOST_BYTES = 8192;

/** Answers for an existing object that was not withdrawn. */
export function withObject({ objects }: ArchiveStore, { path }: Call, then: (row: Row) => Answer): Answer {
  const row = objects.get(String(path.key));
  if (!row) return missing();
  return attributesOf(row).status === 'held' ? then(row) : gone();
}

export function documentHandlers(store: ArchiveStore): Handlers {
  const { documents, files, notes } = store;
  const withDocument = ({ path }: Call, then: (row: Row, key: string) => Answer): Answer => {
    const key = String(path.document_key);
    const row = documents.get(key);
    return row ? then(row, key) : missing();
  };
  return {
    get_notes: (call) =>
      withObject(store, call, ({ key }) => {
        const raw = notes.get(String(key));
        return raw === undefined ? missing() : { status: 200, raw, type: 'text/plain; charset=utf-8' };
      }),
    put_notes: (call) =>
      withObject(store, call, ({ key }) => {
        notes.set(String(key), String(call.body));
        return { status: 204 };
      }),
    list_documents: (call) =>
      withObject(store, call, ({ key }) => {
        const data = [...documents.values()].filter(({ object }) => object === key);
        return fine({ data: data.map((row) => shownDocument(row, store)), meta: { count: data.length } });
      }),
    add_document: (call) =>
      withObject(store, call, (object) => {
        const { file } = call.files;
        if (!file) return failed(422, 'body', 'It is no file.', '/file');
        if (file.bytes.length > MOST_BYTES)
          return failed(413, 'too_large', 'The file is too large.', '/file');
        if (!TYPES.includes(file.type)) return failed(415, 'media_type', 'Send a PNG or a PDF.', '/file');
        store.lastId += 1;
        const key = `doc-${store.lastId}`;
        const row = {
          key,
          object: object.key ?? null,
          attributes: {
            taken_on: null,
            ...only(asRow(call.body).metadata, FIELDS),
            file_name: file.name.replaceAll(/[^\w.-]/g, '_') || 'file',
            byte_count: file.bytes.length,
          },
        };
        documents.set(key, row);
        files.set(key, file.bytes);
        return fine(
          { data: shownDocument(row, store) },
          { Location: `${baseOf(call)}/documents/${key}` },
          201,
        );
      }),
    get_document: (call) => withDocument(call, (row) => fine({ data: shownDocument(row, store) })),
    delete_document: (call) =>
      withDocument(call, (_, key) => {
        documents.delete(key);
        files.delete(key);
        return { status: 204 };
      }),
    get_content: (call) =>
      withDocument(call, (row, key) => {
        const raw = files.get(key) ?? new Uint8Array();
        const disposition = `attachment; filename="${attributesOf(row).file_name}"`;
        const headers = { 'Content-Disposition': disposition, ETag: etagOf(raw) };
        return { status: 200, headers, raw, type: 'application/octet-stream' };
      }),
    put_content: (call) =>
      withDocument(call, (row, key) => {
        const bytes = call.files.body?.bytes ?? new Uint8Array();
        files.set(key, bytes);
        documents.set(key, { ...row, attributes: { ...attributesOf(row), byte_count: bytes.length } });
        return { status: 204, headers: { ETag: etagOf(bytes) } };
      }),
  };
}
