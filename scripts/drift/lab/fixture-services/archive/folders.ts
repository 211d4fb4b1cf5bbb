// Nested folders.
import { compare } from '../kit/seeds.ts';
import type { Answer, Call, Handlers } from '../kit/service.ts';
import { baseOf, failed, fine, missing, shownFolder } from './present.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

const FIELDS = ['name', 'colour', 'readers'];

/** An object by contract. */
export const asRow = (value: unknown): Row => value as Row;

export const only = (value: unknown, names: string[]): Row =>
  Object.fromEntries(Object.entries(asRow(value ?? {})).filter(([name]) => names.includes(name)));

/** The key in `{ folder: { data: { key } } }`: undefined if absent, null if cleared. */
export function related(relationships: unknown, name: string): string | null | undefined {
  const relationship = asRow(relationships ?? {})[name];
  if (relationship === undefined) return undefined;
  const { data } = asRow(relationship);
  return data ? String(asRow(data).key) : null;
}

export function folderHandlers(store: ArchiveStore): Handlers {
  const { folders, objects } = store;
  const keyOf = ({ path }: Call) => String(path.folder_key);
  const withFolder = (call: Call, then: (row: Row) => Answer): Answer => {
    const row = folders.get(keyOf(call));
    return row ? then(row) : missing();
  };
  const inside = (key: string) =>
    [...folders.values()].filter(({ parent }) => parent === key).toSorted((a, b) => byName(a, b));
  const treeOf = (row: Row, depth: number): Row => ({
    key: row.key ?? null,
    name: attributesOf(row).name ?? '',
    children: depth === 0 ? [] : inside(String(row.key)).map((one) => treeOf(one, depth - 1)),
  });
  const isWithin = (key: string | null, above: string): boolean =>
    key !== null && (key === above || isWithin(asParent(folders.get(key)), above));
  const unknown = (pointer: string) => failed(422, 'unknown_folder', 'There is no such folder.', pointer);

  return {
    list_folders: ({ query, ...call }) => {
      const parent = query['filter[parent]'];
      const found = [...folders.values()]
        .filter((row) => parent === undefined || row.parent === parent)
        .toSorted(byName);
      const offset = Number(query.offset);
      const rows = found.slice(offset, offset + Number(query.limit));
      const data = rows.map((row) => shownFolder(row, baseOf({ query, ...call })));
      return fine({ data }, { 'X-Total-Count': String(found.length) });
    },
    create_folder: (call) => {
      const { attributes, relationships } = asRow(asRow(call.body).data);
      const parent = related(relationships, 'parent') ?? null;
      if (parent !== null && !folders.has(parent)) return unknown('/data/relationships/parent/data/key');
      store.lastId += 1;
      const row = {
        key: `fld-${store.lastId}`,
        parent,
        attributes: { name: '', colour: null, readers: 'everybody', ...only(attributes, FIELDS) },
      };
      folders.set(row.key, row);
      const headers = { Location: `${baseOf(call)}/folders/${row.key}` };
      return fine({ data: shownFolder(row, baseOf(call)) }, headers, 201);
    },
    'GET /folders/{folder_key}': (call) =>
      withFolder(call, (row) => fine({ data: shownFolder(row, baseOf(call)) })),
    update_folder: (call) =>
      withFolder(call, (row) => {
        const { attributes } = asRow(asRow(call.body).data);
        folders.set(keyOf(call), {
          ...row,
          attributes: { ...attributesOf(row), ...only(attributes, FIELDS) },
        });
        return { status: 204 };
      }),
    delete_folder: (call) => {
      const key = keyOf(call);
      const filed = [...objects.values()].filter(({ folder }) => folder === key);
      if (inside(key).length > 0 || filed.some((row) => attributesOf(row).status === 'held')) {
        return failed(409, 'not_empty', 'There is something in it.');
      }
      for (const row of filed) row.folder = null;
      folders.delete(key);
      return { status: 204 };
    },
    move_folder: (call) =>
      withFolder(call, (row) => {
        const { parent_key = null } = asRow(call.body);
        const parent = parent_key === null ? null : String(parent_key);
        if (parent !== null && !folders.has(parent)) return unknown('/parent_key');
        if (isWithin(parent, keyOf(call)))
          return failed(409, 'cycle', 'It would be inside of itself.', '/parent_key');
        const moved = { ...row, parent };
        folders.set(keyOf(call), moved);
        return fine({ data: shownFolder(moved, baseOf(call)) });
      }),
    get_tree: (call) => withFolder(call, (row) => fine({ data: treeOf(row, Number(call.query.depth)) })),
  };
}

const asParent = (row: Row | undefined): string | null => (row?.parent ? String(row.parent) : null);

const byName = (a: Row, b: Row): number =>
  compare(attributesOf(a).name, attributesOf(b).name) || compare(a.key, b.key);
