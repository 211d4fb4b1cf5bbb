// Objects: filed, changed, withdrawn, removed.
import type { Json } from '../kit/contract.ts';
import type { Answer, Call, Handlers } from '../kit/service.ts';
import { withObject } from './documents.ts';
import { asRow, only, related } from './folders.ts';
import { exportObjects, listObjects, searchObjects } from './list-objects.ts';
import { baseOf, etagOfRow, failed, fine, included, missing, shownObject } from './present.ts';
import { type ArchiveStore, attributesOf, catalogued, type Row } from './store.ts';

const FIELDS = [
  ...[
    'inventory_number',
    'title',
    'kind',
    'made_on',
    'weight_kg',
    'insured_value',
    'dimensions',
    'materials',
  ],
  ...['condition', 'labels', 'provenance', 'lent_to', 'lent_until', 'vault_code'],
];

const NEW: Row = {
  made_on: null,
  weight_kg: null,
  insured_value: 0,
  dimensions: null,
  materials: ['main:unknown'],
  condition: { state: 'good' },
  labels: {},
  provenance: null,
};

export function objectHandlers(store: ArchiveStore): Handlers {
  const { objects, folders, documents, files, notes } = store;
  const documentOf = (row: Row, call: Call): Row => ({
    data: shownObject(row, baseOf(call)),
    ...included([row], call, store),
  });
  /** What prevents a requested state of an object. */
  const conflict = (wanted: Row, relationships: Json | undefined, key?: Json): Answer | undefined => {
    const folder = related(relationships, 'folder');
    if (folder && !folders.has(folder)) {
      const pointer = '/data/relationships/folder/data/key';
      return failed(422, 'unknown_folder', 'There is no such folder.', pointer);
    }
    const { inventory_number } = wanted;
    const others = [...objects.values()].filter((row) => row.key !== key);
    return others.some((row) => attributesOf(row).inventory_number === inventory_number)
      ? failed(409, 'duplicate', 'The number is taken.', '/data/attributes/inventory_number')
      : undefined;
  };
  const strike = (key: string): number => {
    const own = [...documents.values()].filter(({ object }) => object === key);
    for (const one of own) {
      documents.delete(String(one.key));
      files.delete(String(one.key));
    }
    notes.delete(key);
    objects.delete(key);
    return own.length;
  };

  return {
    list_objects: (call) => listObjects(store, call),
    search_objects: (call) => searchObjects(store, call),
    export_objects: (call) => exportObjects(store, call),
    create_object: (call) => {
      const { attributes, relationships } = asRow(asRow(call.body).data);
      const wanted = only(attributes, FIELDS);
      const refused = conflict(wanted, relationships);
      if (refused) return refused;
      store.lastId += 1;
      const told = {
        catalogue_number: catalogued(store.lastId),
        status: 'held',
        created_at: new Date().toISOString(),
      };
      const key = `obj-${store.lastId}`;
      const row = {
        key,
        folder: related(relationships, 'folder') ?? null,
        attributes: { ...NEW, ...wanted, ...told },
      };
      objects.set(key, row);
      const headers = { Location: `${baseOf(call)}/objects/${key}`, ETag: etagOfRow(row) };
      return fine(documentOf(row, call), headers, 201);
    },
    get_object: (call) =>
      withObject(store, call, (row) => fine(documentOf(row, call), { ETag: etagOfRow(row) })),
    update_object: (call) =>
      withObject(store, call, (row) => {
        const version = call.header['If-Match'];
        if (version !== undefined && version !== '*' && version !== etagOfRow(row)) {
          return failed(412, 'changed', 'Somebody else has changed it.');
        }
        const { attributes, relationships } = asRow(asRow(call.body).data);
        const wanted = only(attributes, FIELDS);
        const refused = conflict(wanted, relationships, row.key);
        if (refused) return refused;
        const folder = related(relationships, 'folder');
        const changed = {
          ...row,
          ...(folder !== undefined && { folder }),
          attributes: { ...attributesOf(row), ...wanted },
        };
        objects.set(String(row.key), changed);
        return { status: 204, headers: { ETag: etagOfRow(changed) } };
      }),
    delete_object: ({ path }) => {
      const key = String(path.key);
      if (!objects.has(key)) return missing();
      return fine({ meta: { deleted: key, documents: strike(key) } });
    },
    withdraw_object: (call) =>
      withObject(store, call, (row) => {
        const withdrawn = { ...row, attributes: { ...attributesOf(row), status: 'withdrawn' } };
        objects.set(String(row.key), withdrawn);
        return fine(documentOf(withdrawn, call));
      }),
    bulk_update_objects: ({ body }) => {
      const { data } = asRow(body);
      const results = (Array.isArray(data) ? data : []).map((one): Row => {
        const { key = '', attributes } = asRow(one);
        const row = objects.get(String(key));
        if (!row) return { key, status: 404, error: 'There is no such object.' };
        if (attributesOf(row).status !== 'held') return { key, status: 410, error: 'It was withdrawn.' };
        const wanted = only(attributes, ['title', 'insured_value']);
        objects.set(String(key), { ...row, attributes: { ...attributesOf(row), ...wanted } });
        return { key, status: 200 };
      });
      return fine({
        data: results,
        meta: { changed: results.filter(({ status }) => status === 200).length },
      });
    },
    delete_objects: ({ query }) => {
      const keys = Array.isArray(query.keys) ? query.keys.map(String) : [];
      const deleted = keys.filter((key) => objects.has(key));
      for (const key of deleted) strike(key);
      return fine({ meta: { deleted, missing: keys.filter((key) => !deleted.includes(key)) } });
    },
  };
}
