// Faults of the archive in its read operations.
import type { Json } from '../kit/contract.ts';
import { admits, doneWith, failsOnPath, queryWith, queryWithout, reading, writing } from '../kit/faults.ts';
import type { RawCall, SeededFault } from '../kit/service.ts';
import { failed } from './present.ts';
import type { ArchiveStore, Row } from './store.ts';

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

const pageWith = (change: (page: Row) => void) =>
  queryWith((query) => {
    // An object by contract.
    const page = { ...((query.page ?? {}) as Row) };
    change(page);
    query.page = page;
  });

/** Accepts a request as if it had the reading room's key. */
const admitsKey =
  (when: (given: string | null) => boolean): NonNullable<SeededFault['outside']> =>
  (call, next) => {
    if (when(call.search.get('api_key'))) call.search.set('api_key', 'mus-4c0e-reader');
    return next();
  };

const hasToken = ({ headers }: RawCall) => headers.get('authorization') === 'Bearer mus-77d1-staff';

const withoutKey: SeededFault['outside'] = async (call, next) =>
  call.search.has('api_key') ? failed(403, 'role', 'Ask the staff.') : next();

export const queryFaults: SeededFault<ArchiveStore>[] = [
  reading('list_objects', 'kind-ignored', 'The kind does not filter.', {
    inside: queryWithout('filter[kind]'),
  }),
  reading('list_objects', 'made-from-ignored', 'The first day does not filter.', {
    inside: queryWithout('filter[made_on][gte]'),
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
  reading('list_objects', 'sort-ignored', 'The order is always that of the keys.', {
    inside: queryWithout('sort'),
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
  reading('list_objects', 'size-ignored', 'Pages always have 10.', {
    inside: pageWith((page) => {
      delete page.size;
    }),
  }),
  reading('list_objects', 'after-ignored', 'Every page is the first.', {
    inside: pageWith((page) => {
      delete page.after;
    }),
  }),
  reading('list_objects', 'page-skips', 'Each page but the first lacks its first object.', {
    inside: listedWith((body, page) => {
      if (page.after !== undefined) body.data.shift();
    }),
  }),
  reading('list_objects', 'count-of-page', 'Only the objects of the page are counted.', {
    inside: listedWith((body) => {
      body.meta.count = body.data.length;
    }),
  }),
  reading('list_objects', 'ends-early', 'There is never a third page.', {
    inside: listedWith((body, page) => {
      if (page.after !== undefined) body.links.next = null;
    }),
  }),
  reading('list_objects', 'size-21', 'Larger pages are answered as well.', {
    rules: { '/components/parameters/page/schema/properties/size': { maximum: undefined } },
  }),
  reading('list_objects', 'page-stranger', 'A page takes what is not declared.', {
    rules: { '/components/parameters/page/schema': { additionalProperties: true } },
  }),
  reading('list_objects', 'day-any', 'Any text is a day.', {
    rules: { '/paths/~1objects/get/parameters/3/schema': { format: undefined } },
  }),
  reading('export_objects', 'export-as-zip', 'Who asks for tabs is given an archive.', {
    outside: async (call, next) => {
      const answer = await next();
      const isAsked = call.headers.get('accept') === 'text/tab-separated-values';
      return isAsked && answer.status === 200 ? { ...answer, type: 'application/zip' } : answer;
    },
  }),
  reading('list_folders', 'offset-ignored', 'Every page is the first.', {
    inside: queryWith((query) => {
      query.offset = 0;
    }),
  }),
  reading('list_folders', 'offset-off', 'One folder is left out between pages.', {
    inside: queryWith((query) => {
      if (query.offset !== 0) query.offset = Number(query.offset) + 1;
    }),
  }),
  reading('list_folders', 'limit-ignored', 'Six are answered, regardless of the limit.', {
    inside: queryWith((query) => {
      query.limit = 6;
    }),
  }),
  reading('list_folders', 'parent-ignored', 'The parent does not filter.', {
    inside: queryWithout('filter[parent]'),
  }),
  reading('list_folders', 'total-of-page', 'The total is that of the page.', {
    inside: doneWith((answer) => {
      // An object with a list by contract.
      const { data } = answer.body as { data: Json[] };
      return { ...answer, headers: { 'X-Total-Count': String(data.length) } };
    }),
  }),
  reading('get_tree', 'depth-7', 'Any depth is taken.', {
    rules: { '/paths/~1folders~1{folder_key}~1tree/get/parameters/1/schema': { maximum: undefined } },
  }),
  reading('get_document', 'long-key-500', 'A key that is too long ends in a 500.', {
    rules: { '/components/schemas/document_key': { pattern: undefined } },
    inside: failsOnPath('document_key', /^doc-\d{3,8}$/),
  }),
  reading('list_folders', 'no-credential', 'Nobody is asked who it is.', {
    outside: admits('Authorization', 'Bearer mus-77d1-staff', 'none'),
  }),
  reading('get_document', 'any-token', 'Any token will do.', {
    outside: admits('Authorization', 'Bearer mus-77d1-staff'),
  }),
  reading('get_tree', 'any-key', 'Any key will do.', { outside: admitsKey((given) => given !== null) }),
  reading('get_object', 'key-refused', 'Only the token lets in.', {
    outside: async (call, next) => (hasToken(call) ? next() : failed(401, 'credentials', 'Give a token.')),
  }),
  reading('get_info', 'info-needs-token', 'What is open asks for a token.', {
    outside: async (call, next) => (hasToken(call) ? next() : failed(401, 'credentials', 'Give a token.')),
  }),
  writing('delete_objects', 'token-suffices', 'The key need not be given.', {
    outside: admitsKey(() => true),
  }),
  writing('delete_objects', 'key-suffices', 'The token need not be given.', {
    outside: admits('Authorization', 'Bearer mus-77d1-staff', 'none'),
  }),
  writing('search_objects', 'kinds-ignored', 'The kinds do not filter.', {
    inside: (call, next) => {
      const { kinds: _, ...body } = call.body as Row;
      call.body = body;
      return next();
    },
  }),
  writing('search_objects', 'search-limit-ignored', 'The limit is always 10.', {
    inside: (call, next) => {
      call.body = { ...(call.body as Row), limit: 10 };
      return next();
    },
  }),
  writing('list_folders', 'put-taken', 'A method that nobody declared is taken.', { accepts: 'PUT' }),
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
];
