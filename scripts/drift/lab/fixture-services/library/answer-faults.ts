// Faults of the library in its responses and reads.
import {
  admits,
  bodyWith,
  brokenJson,
  emptyBody,
  failsOnPath,
  headersWith,
  queryWith,
  queryWithout,
  reading,
  shown,
  statusInstead,
  textWith,
  told,
  typeInstead,
} from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { LibraryStore } from './store.ts';

const LIMIT = '/components/parameters/Limit/schema';

export const answerFaults: SeededFault<LibraryStore>[] = [
  shown(
    'listBooks',
    'year-text',
    'Years are texts.',
    bodyWith(200, { '/data/*/year': (year) => String(year) }),
  ),
  shown('listBooks', 'total-missing', 'The total is left out.', bodyWith(200, { '/meta/total': undefined })),
  shown(
    'listAuthorBooks',
    'status-stranger',
    'A status that nobody declared.',
    bodyWith(200, { '/data/0/status': 'reserved' }),
  ),
  shown('getBook', 'extra-shelf', 'A property that is not declared.', bodyWith(200, { '/shelf': 'B4' })),
  shown('getBook', 'title-null', 'The title is null.', bodyWith(200, { '/title': null })),
  shown('getBook', 'etag-missing', 'The required header is left out.', headersWith(200, { ETag: undefined })),
  shown('getBook', 'etag-unquoted', 'The header breaks its pattern.', headersWith(200, { ETag: 'abc' })),
  shown(
    'getBook',
    'created-at-form',
    'A moment without its T and zone.',
    bodyWith(200, { '/createdAt': '2025-01-02 03:04' }),
  ),
  shown(
    'getBook',
    'error-as-problem',
    'The error has another media type.',
    typeInstead(404, 'application/problem+json'),
  ),
  shown('getAuthor', 'error-without-code', 'The error has no code.', bodyWith(404, { '/code': undefined })),
  shown(
    'getAuthor',
    'author-410',
    'An unknown author is answered with a status not declared.',
    statusInstead(404, 410),
  ),
  shown('listAuthors', 'authors-broken', 'The JSON ends too early.', brokenJson(200)),
  shown('getAuthor', 'author-empty', 'The body is empty.', emptyBody(200)),
  shown(
    'listAuthors',
    'born-form',
    'A birthday written another way.',
    bodyWith(200, { '/data/0/born': '01.02.1950' }),
  ),
  told('createBook', 'created-200', 'Creating answers 200.', statusInstead(201, 200)),
  told(
    'createBook',
    'location-missing',
    'The required header is left out.',
    headersWith(201, { Location: undefined }),
  ),
  told(
    'deleteBook',
    'gone-with-body',
    'A 204 with a body.',
    textWith(204, () => '{"deleted":true}'),
  ),
  told(
    'createBook',
    'refusal-422',
    'A wrong body is answered with a status not declared.',
    statusInstead(400, 422),
  ),
  told('patchBook', 'patched-as-text', 'The answer is text.', typeInstead(200, 'text/plain')),

  reading('listBooks', 'limit-unbounded', 'Any limit is taken.', {
    rules: { [LIMIT]: { maximum: undefined, minimum: undefined } },
  }),
  reading('listBooks', 'limit-100-refused', 'The largest limit is refused.', {
    rules: { [LIMIT]: { maximum: 99 } },
  }),
  reading('listBooks', 'sort-any', 'Any sort is taken.', {
    rules: { '/paths/~1books/get/parameters/3/schema': { enum: undefined } },
  }),
  reading('listBooks', 'status-any', 'A status that there is not finds nothing.', {
    rules: { '/paths/~1books/get/parameters/1': { schema: { type: 'string' } } },
  }),
  reading('getAuthor', 'author-id-text', 'What is none ends in a 500.', {
    rules: { '/paths/~1authors~1{authorId}/parameters/0': { schema: {} } },
    inside: failsOnPath('authorId', /^\d+$/),
  }),
  reading('listBooks', 'filter-status', 'The status does not filter.', { inside: queryWithout('status') }),
  reading('listBooks', 'filter-author', 'The author does not filter.', { inside: queryWithout('authorId') }),
  reading('listBooks', 'author-beside-status', 'Beside a status the author does not filter.', {
    inside: queryWith((query) => {
      if (query.status !== undefined) delete query.authorId;
    }),
  }),
  reading('listBooks', 'search-ignored', 'The search finds everything.', { inside: queryWithout('q') }),
  reading('listBooks', 'sort-ignored', 'Every sort is by title.', { inside: queryWithout('sort') }),
  reading('listAuthors', 'sort-descending', 'Descending is ascending.', {
    inside: queryWith((query) => {
      query.sort = 'name';
    }),
  }),
  reading('listAuthors', 'limit-ignored', 'The limit is always 20.', {
    inside: queryWith((query) => {
      query.limit = 20;
    }),
  }),
  reading('listBooks', 'limit-one-more', 'One more than the limit comes.', {
    inside: queryWith((query) => {
      query.limit = Number(query.limit) + 1;
    }),
  }),
  reading('listBooks', 'page-double', 'A page begins with the last of the one before.', {
    inside: queryWith((query) => {
      query.offset = Math.max(0, Number(query.offset) - 1);
    }),
  }),
  reading('listAuthors', 'page-gap', 'Later pages begin one too late.', {
    inside: queryWith((query) => {
      query.offset = Number(query.offset) + (query.offset === 0 ? 0 : 1);
    }),
  }),
  reading('listBooks', 'total-of-page', 'The total counts the page.', {
    outside: bodyWith(200, { '/meta/total': 3 }),
  }),
  reading('listBooks', 'key-not-needed', 'No key is needed.', {
    outside: admits('X-Api-Key', 'lib_4f9c2b7a8e1d', 'none'),
  }),
  reading('getAuthor', 'key-any', 'Any key will do.', { outside: admits('X-Api-Key', 'lib_4f9c2b7a8e1d') }),
  reading('listAuthorBooks', 'nested-nobody', 'An author who is not there has no books, and no 404.', {
    inside: async ({ query: { limit, offset } }, next) => {
      const answer = await next();
      const meta = { total: 0, limit: Number(limit), offset: Number(offset) };
      return answer.status === 404 ? { status: 200, body: { data: [], meta } } : answer;
    },
  }),
  reading('listAuthorBooks', 'nested-all', 'Every author has all books.', {
    inside: async ({ query }, _, { books }) => {
      const data = [...books.values()].slice(
        Number(query.offset),
        Number(query.offset) + Number(query.limit),
      );
      return {
        status: 200,
        body: { data, meta: { total: books.size, limit: query.limit ?? 20, offset: query.offset ?? 0 } },
      };
    },
  }),
];
