// Seeded faults of the library.
import { forgetsCreated, keepsDeleted } from '../kit/behaviors.ts';
import { admits, headersWith, reading, readsAs, sentWith, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { LibraryStore } from './store.ts';

const INPUT = '/components/schemas/BookInput';
const field = (name: string, change: Record<string, unknown>) => ({
  rules: { [`${INPUT}/properties/${name}`]: change },
});

const books = (store: LibraryStore) => store.books;
const bookId = ({ path }: Call) => Number(path.bookId);

export const faults: SeededFault<LibraryStore>[] = [
  reading('getAuthor', 'key-any', 'Any key will do.', { outside: admits('X-Api-Key', 'lib_4f9c2b7a8e1d') }),
  reading('listAuthorBooks', 'nested-nobody', 'An author who is not there has no books, and no 404.', {
    inside: async ({ query: { limit, offset } }, next) => {
      const answer = await next();
      const meta = { total: 0, limit: Number(limit), offset: Number(offset) };
      return answer.status === 404 ? { status: 200, body: { data: [], meta } } : answer;
    },
  }),
  writing('createBook', 'title-unbounded', 'Any length is taken.', field('title', { maxLength: undefined })),
  writing('createBook', 'title-120-refused', 'The longest is refused.', field('title', { maxLength: 119 })),
  writing('createAuthor', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"name":"Nobody"}'),
  }),
  writing('createBook', 'created-lost', 'A created book is not kept.', {
    also: ['getBook', 'listBooks'],
    inside: forgetsCreated(books),
  }),
  writing('getBook', 'etag-kept', 'A book has the same ETag after a change.', {
    outside: headersWith(200, { ETag: '"0123456789"' }),
  }),
  writing('patchBook', 'patch-resets', 'What a patch leaves out is reset.', {
    also: ['getBook'],
    inside: sentWith((body) => {
      const given = { ...body };
      Object.assign(body, { summary: null, tags: [], year: null }, given);
    }),
  }),
  writing('patchBook', 'patch-null-kept', 'A null in a patch does nothing.', {
    also: ['getBook'],
    inside: sentWith((body) => {
      for (const [name, value] of Object.entries(body)) if (value === null) delete body[name];
    }),
  }),
  writing('deleteBook', 'delete-nothing', 'Deleting does nothing.', {
    also: ['getBook'],
    inside: keepsDeleted(books, bookId),
  }),
];
