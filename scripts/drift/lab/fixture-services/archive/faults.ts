// Seeded faults of the archive.
import { forgetsCreated, keeps, keepsDeleted } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import { doneWith, queryWith, queryWithout, reading, sentWith, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import { failed, fine } from './present.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

const objects = (store: ArchiveStore) => store.objects;
const folders = (store: ArchiveStore) => store.folders;
const documents = (store: ArchiveStore) => store.documents;
const objectKey = ({ path }: Call) => String(path.key);
const folderKey = ({ path }: Call) => String(path.folder_key);
const documentKey = ({ path }: Call) => String(path.document_key);

/** A changed `data` of the body, which is an object by contract. */
const dataWith = (change: (data: { attributes?: Row; relationships?: Row }) => void) =>
  sentWith((body) => change(body.data as { attributes?: Row; relationships?: Row }));

/** Changes the uploaded bytes. */
const fileWith =
  (part: 'file' | 'body', change: (bytes: Uint8Array) => Uint8Array): NonNullable<SeededFault['inside']> =>
  (call, next) => {
    const given = call.files[part];
    if (given) call.files[part] = { ...given, bytes: change(given.bytes) };
    return next();
  };

interface Listed {
  data: Row[];
  meta: { count: number };
  links: { next: string | null };
}

/** Changes the list of a response whose form the contract defines. */
const listedWith = (change: (body: Listed, page: Row) => void) =>
  doneWith((answer, { query }) => {
    const body: unknown = structuredClone(answer.body);
    // An object by contract.
    change(body as Listed, (query.page ?? {}) as Row);
    return { ...answer, body: body as Json };
  });

/** The previous or next day. */
const shifted = (day: Json, days: number): string =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, 10);

const withoutKey: SeededFault['outside'] = async (call, next) =>
  call.search.has('api_key') ? failed(403, 'role', 'Ask the staff.') : next();

const FIELDS = '/components/schemas/object_fields';
/** Changes attributes, like a server that corrects an invalid value. */
const mended = (change: (attributes: Row) => void) =>
  sentWith((body) => {
    // Objects by contract.
    change((body.data as { attributes: Row }).attributes);
  });

const bodyOf = (path: string, method: string, type: string) =>
  `/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
const MUSEUM = 'application/vnd.museum+json';

const takes = (id: string, says: string, rules: SeededFault['rules'], change?: (attributes: Row) => void) =>
  writing<ArchiveStore>('create_object', id, says, {
    ...(rules && { rules }),
    ...(change && { inside: mended(change) }),
  });

export const faults: SeededFault<ArchiveStore>[] = [
  writing('create_object', 'labels-lost', 'Labels are not kept.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      delete attributes?.labels;
    }),
  }),
  writing('create_object', 'filed-nowhere', 'The folder is not kept.', {
    also: ['get_object'],
    inside: dataWith((data) => {
      delete data.relationships;
    }),
  }),
  writing('create_object', 'location-outside', 'The Location leaves out where the API begins.', {
    inside: doneWith((answer) => ({
      ...answer,
      headers: { ...answer.headers, Location: `${answer.headers?.Location}`.replace('/museum/v2', '') },
    })),
  }),
  writing('update_object', 'update-touches', 'A change resets the labels.', {
    also: ['get_object'],
    inside: dataWith(({ attributes }) => {
      if (attributes) attributes.labels ??= {};
    }),
  }),
  writing('update_object', 'refiled-not', 'Another folder is not kept.', {
    also: ['get_object'],
    inside: keeps(objects, objectKey, (before, after) => ({ ...after, folder: before.folder ?? null })),
  }),
  writing('delete_document', 'document-stays', 'Removing does nothing.', {
    also: ['get_document', 'list_documents'],
    inside: keepsDeleted(documents, documentKey),
  }),
  writing('withdraw_object', 'withdraw-nothing', 'Withdrawing does nothing.', {
    also: ['get_object', 'list_objects'],
    inside: keeps(objects, objectKey, (before) => before),
  }),
  writing('delete_objects', 'batch-nothing', 'Nothing is struck off.', {
    also: ['get_object', 'list_objects'],
    inside: async ({ query }) => fine({ meta: { deleted: query.keys ?? [], missing: [] } }),
  }),
  writing('move_folder', 'move-nothing', 'A folder stays where it was.', {
    also: ['GET /folders/{folder_key}', 'get_tree'],
    inside: keeps(folders, folderKey, (before) => before),
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
  writing('put_content', 'content-cut', 'The last byte of a file is lost.', {
    also: ['get_content'],
    inside: fileWith('body', (bytes) => bytes.slice(0, -1)),
  }),
  reading('list_objects', 'made-from-off', 'What was made on the first day is left out.', {
    inside: queryWith((query) => {
      const from = query['filter[made_on][gte]'];
      if (from !== undefined) query['filter[made_on][gte]'] = shifted(from, 1);
    }),
  }),
  reading('list_objects', 'made-until-off', 'What was made on the last day is found as well.', {
    inside: queryWith((query) => {
      const until = query['filter[made_on][lt]'];
      if (until !== undefined) query['filter[made_on][lt]'] = shifted(until, 1);
    }),
  }),
  reading('list_objects', 'folder-ignored', 'The folder does not filter.', {
    inside: queryWithout('filter[folder]'),
  }),
  reading('list_objects', 'sort-first-only', 'Only the first order counts.', {
    inside: queryWith((query) => {
      if (Array.isArray(query.sort)) query.sort = query.sort.slice(0, 1);
    }),
  }),
  reading('list_objects', 'minus-ignored', 'No order is turned round.', {
    inside: queryWith((query) => {
      if (Array.isArray(query.sort)) query.sort = query.sort.map((one) => String(one).replace('-', ''));
    }),
  }),
  reading('list_objects', 'page-skips', 'Each page but the first lacks its first object.', {
    inside: listedWith((body, page) => {
      if (page.after !== undefined) body.data.shift();
    }),
  }),
  reading('export_objects', 'export-as-zip', 'Who asks for tabs is given an archive.', {
    outside: async (call, next) => {
      const answer = await next();
      const isAsked = call.headers.get('accept') === 'text/tab-separated-values';
      return isAsked && answer.status === 200 ? { ...answer, type: 'application/zip' } : answer;
    },
  }),
  writing('create_folder', 'folder-key-refused', 'Who has the key of the reading room makes no folders.', {
    outside: withoutKey,
  }),
  writing(
    'update_folder',
    'renaming-key-refused',
    'Who has the key of the reading room renames no folders.',
    {
      outside: withoutKey,
    },
  ),
  takes('gift-refused', 'Gifts are refused.', { [`${FIELDS}/$defs/gift`]: { maxProperties: 1 } }),
  writing('move_folder', 'top-refused', 'No folder can be put at the top.', {
    rules: {
      [`${bodyOf('/folders/{folder_key}:move', 'post', MUSEUM)}/properties/parent_key`]: {
        anyOf: [{ $ref: 'document#/components/schemas/folder_key' }],
      },
    },
  }),
];
