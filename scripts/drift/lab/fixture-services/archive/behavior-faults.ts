// Faults of the archive in its behavior.

import { forgetsCreated, insteadOf, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { doneWith, sentWith, writing } from '../kit/faults.ts';
import type { Answer, Call, SeededFault } from '../kit/service.ts';
import { fine } from './present.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

const objects = (store: ArchiveStore) => store.objects;
const folders = (store: ArchiveStore) => store.folders;
const documents = (store: ArchiveStore) => store.documents;
const objectKey = ({ path }: Call) => String(path.key);
const folderKey = ({ path }: Call) => String(path.folder_key);
const documentKey = ({ path }: Call) => String(path.document_key);

const FAILED: Answer = { status: 500, raw: 'internal error', type: 'text/plain' };

/** A changed `data` of the body, which is an object by contract. */
const dataWith = (change: (data: { attributes?: Row; relationships?: Row }) => void) =>
  sentWith((body) => change(body.data as { attributes?: Row; relationships?: Row }));

/** A row with some attributes changed. */
const withAttributes = (row: Row, attributes: Row): Row => ({
  ...row,
  attributes: { ...attributesOf(row), ...attributes },
});

/** Whether a row was created while the server ran. */
const isNew = ({ key }: Row) => Number(String(key).slice(4)) > 5000;

/** Changes the uploaded bytes. */
const fileWith =
  (part: 'file' | 'body', change: (bytes: Uint8Array) => Uint8Array): NonNullable<SeededFault['inside']> =>
  (call, next) => {
    const given = call.files[part];
    if (given) call.files[part] = { ...given, bytes: change(given.bytes) };
    return next();
  };

export const behaviorFaults: SeededFault<ArchiveStore>[] = [
  writing('create_object', 'created-lost', 'A new object is not kept.', {
    also: ['get_object', 'list_objects'],
    inside: forgetsCreated(objects),
  }),
  writing('create_object', 'labels-lost', 'Labels are not kept.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      delete attributes?.labels;
    }),
  }),
  writing('create_object', 'cents-lost', 'Amounts lose what is behind the point.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      if (attributes?.insured_value) attributes.insured_value = Math.floor(Number(attributes.insured_value));
    }),
  }),
  writing('create_object', 'filed-nowhere', 'The folder is not kept.', {
    also: ['get_object'],
    inside: dataWith((data) => {
      delete data.relationships;
    }),
  }),
  writing('create_object', 'number-twice', 'An inventory number is taken twice.', {
    inside: async (call, next, store) => {
      const { data } = call.body as { data: { attributes: Row } };
      const { inventory_number = null } = data.attributes;
      return overlooks(objects, (row) => attributesOf(row).inventory_number === inventory_number)(
        call,
        next,
        store,
      );
    },
  }),
  writing('create_object', 'location-elsewhere', 'The Location leads nowhere.', {
    inside: doneWith((answer) => ({
      ...answer,
      headers: { ...answer.headers, Location: '/museum/v2/objects/obj-99999999' },
    })),
  }),
  writing('create_object', 'location-outside', 'The Location leaves out where the API begins.', {
    inside: doneWith((answer) => ({
      ...answer,
      headers: { ...answer.headers, Location: `${answer.headers?.Location}`.replace('/museum/v2', '') },
    })),
  }),
  writing('list_objects', 'unlisted', 'New objects are never listed.', {
    also: ['create_object'],
    inside: overlooks(objects, isNew),
  }),
  writing('update_object', 'update-nothing', 'A change is not kept.', {
    also: ['get_object'],
    inside: keeps(objects, objectKey, (before) => before),
  }),
  writing('update_object', 'update-touches', 'A change resets the labels.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      if (attributes) attributes.labels ??= {};
    }),
  }),
  writing('update_object', 'null-kept', 'null leaves the weight as it is.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      if (attributes?.weight_kg === null) delete attributes.weight_kg;
    }),
  }),
  writing('update_object', 'refiled-not', 'Another folder is not kept.', {
    also: ['get_object'],
    inside: keeps(objects, objectKey, (before, after) => ({ ...after, folder: before.folder ?? null })),
  }),
  writing('update_object', 'match-ignored', 'Any version is the last.', {
    inside: (call, next) => {
      delete call.header['If-Match'];
      return next();
    },
  }),
  writing('delete_object', 'delete-nothing', 'Striking off does nothing.', {
    also: ['get_object', 'list_objects'],
    inside: keepsDeleted(objects, objectKey),
  }),
  writing('delete_object', 'delete-twice', 'It is struck off as often as one likes.', {
    inside: async (call, next) => {
      const answer = await next();
      return answer.status === 404 ? fine({ meta: { deleted: objectKey(call), documents: 0 } }) : answer;
    },
  }),
  writing('delete_object', 'second-delete-500', 'Striking off again ends in a 500.', {
    inside: insteadOf(404, FAILED),
  }),
  writing('delete_folder', 'again-500', 'Removing what is gone ends in a 500.', {
    inside: async (call, next, store) => (store.folders.has(folderKey(call)) ? next() : FAILED),
  }),
  writing('delete_folder', 'folder-stays', 'Removing does nothing.', {
    also: ['GET /folders/{folder_key}', 'list_folders'],
    inside: keepsDeleted(folders, folderKey),
  }),
  writing('delete_document', 'document-stays', 'Removing does nothing.', {
    also: ['get_document', 'list_documents'],
    inside: keepsDeleted(documents, documentKey),
  }),
  writing('delete_document', 'document-twice', 'Removing what is not there goes well.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('withdraw_object', 'withdraw-nothing', 'Withdrawing does nothing.', {
    also: ['get_object', 'list_objects'],
    inside: keeps(objects, objectKey, (before) => before),
  }),
  writing('get_object', 'withdrawn-500', 'What is withdrawn ends in a 500.', {
    inside: insteadOf(410, FAILED),
  }),
  writing('bulk_update_objects', 'bulk-first', 'Only the first object is changed.', {
    also: ['get_object'],
    inside: async (call, next, store) => {
      const { data } = call.body as { data: Row[] };
      const others = data.slice(1).map(({ key }) => structuredClone(store.objects.get(String(key))));
      const answer = await next();
      for (const row of others) if (row) store.objects.set(String(row.key), row);
      return answer;
    },
  }),
  writing('bulk_update_objects', 'bulk-value-lost', 'Amounts are not changed.', {
    also: ['get_object'],
    inside: async (call, next, store) => {
      const { data } = call.body as { data: Row[] };
      const before = data.map(({ key }) => structuredClone(store.objects.get(String(key))));
      const answer = await next();
      for (const row of before) {
        const now = row && store.objects.get(String(row.key));
        if (!now) continue;
        const { insured_value = 0 } = attributesOf(row);
        store.objects.set(String(row.key), withAttributes(now, { insured_value }));
      }
      return answer;
    },
  }),
  writing('delete_objects', 'batch-nothing', 'Nothing is struck off.', {
    also: ['get_object', 'list_objects'],
    inside: async ({ query }) => fine({ meta: { deleted: query.keys ?? [], missing: [] } }),
  }),
  writing('create_folder', 'folder-lost', 'A new folder is not kept.', {
    also: ['GET /folders/{folder_key}', 'list_folders'],
    inside: forgetsCreated(folders),
  }),
  writing('create_folder', 'parent-lost', 'A new folder is always at the top.', {
    also: ['GET /folders/{folder_key}'],
    inside: dataWith((data) => {
      delete data.relationships;
    }),
  }),
  writing('list_folders', 'folders-unlisted', 'New folders are never listed.', {
    also: ['create_folder'],
    inside: overlooks(folders, isNew),
  }),
  writing('update_folder', 'rename-lost', 'Another name is not kept.', {
    also: ['GET /folders/{folder_key}'],
    inside: keeps(folders, folderKey, (before, after) =>
      withAttributes(after, { name: attributesOf(before).name ?? null }),
    ),
  }),
  writing('update_folder', 'readers-reset', 'A change lets everybody in.', {
    also: ['GET /folders/{folder_key}'],
    inside: dataWith(({ attributes }) => {
      if (attributes) attributes.readers ??= 'everybody';
    }),
  }),
  writing('move_folder', 'move-nothing', 'A folder stays where it was.', {
    also: ['GET /folders/{folder_key}', 'get_tree'],
    inside: keeps(folders, folderKey, (before) => before),
  }),
  writing('move_folder', 'cycle-500', 'A folder in itself ends in a 500.', {
    inside: insteadOf(409, FAILED),
  }),
  writing('move_folder', 'cycle-taken', 'A folder can be put into itself.', {
    inside: async (call, next, store) => {
      const answer = await next();
      if (answer.status !== 409) return answer;
      const { parent_key } = call.body as Row;
      const row = store.folders.get(folderKey(call));
      const { name = '', colour = null, readers = 'everybody' } = row ? attributesOf(row) : {};
      const data: Json = {
        type: 'folder',
        key: folderKey(call),
        attributes: { name, colour, readers },
        relationships: { parent: { data: { type: 'folder', key: parent_key ?? '' } } },
        links: { self: `/museum/v2/folders/${folderKey(call)}` },
      };
      return fine({ data });
    },
  }),
  writing('put_notes', 'notes-lost', 'Notes are not kept.', {
    also: ['get_notes'],
    inside: async () => ({ status: 204 }),
  }),
  writing('put_notes', 'notes-added', 'Notes are added to those that are there.', {
    also: ['get_notes'],
    inside: (call, next, store) => {
      call.body = `${store.notes.get(objectKey(call)) ?? ''}${call.body}`;
      return next();
    },
  }),
  writing('add_document', 'document-lost', 'A new document is not kept.', {
    also: ['get_document', 'list_documents'],
    inside: forgetsCreated(documents),
  }),
  writing('add_document', 'taken-on-lost', 'The day is not kept.', {
    also: ['get_document', 'list_documents'],
    inside: sentWith((body) => {
      delete (body.metadata as Row).taken_on;
    }),
  }),
  writing('add_document', 'file-as-text', 'A file is kept as if it were text.', {
    also: ['get_content'],
    inside: fileWith('file', (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes))),
  }),
  writing('add_document', 'below-nothing', 'A document is added below an object that is not there.', {
    inside: (call, next, { objects }) => {
      const [first = ''] = objects.keys();
      if (!objects.has(String(call.path.key))) call.path.key = first;
      return next();
    },
  }),
  writing('put_content', 'content-lost', 'Another file is not kept.', {
    also: ['get_content'],
    inside: async (_call, next, store) => {
      const before = new Map(store.files);
      const answer = await next();
      for (const [key, bytes] of before) store.files.set(key, bytes);
      return answer;
    },
  }),
  writing('put_content', 'content-cut', 'The last byte of a file is lost.', {
    also: ['get_content'],
    inside: fileWith('body', (bytes) => bytes.slice(0, -1)),
  }),
];
