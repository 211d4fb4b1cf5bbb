// Faults of the library in its behavior.

import { forgetsCreated, insteadOf, keeps, keepsDeleted, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import {
  admits,
  failsOnMalformed,
  headersWith,
  readsAs,
  sentWith,
  statusInstead,
  takesAnyType,
  writing,
} from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { LibraryStore } from './store.ts';

const INPUT = '/components/schemas/BookInput';
const STATUS = '/components/schemas/BookPatch/properties/status';
const BORN = '/paths/~1authors/post/requestBody/content/application~1json/schema/properties/born';
const field = (name: string, change: Record<string, unknown>) => ({
  rules: { [`${INPUT}/properties/${name}`]: change },
});

const books = (store: LibraryStore) => store.books;
const bookId = ({ path }: Call) => Number(path.bookId);

export const behaviorFaults: SeededFault<LibraryStore>[] = [
  writing('createBook', 'title-unbounded', 'Any length is taken.', field('title', { maxLength: undefined })),
  writing('replaceBook', 'title-empty', 'An empty title is taken.', field('title', { minLength: undefined })),
  writing('createBook', 'title-120-refused', 'The longest is refused.', field('title', { maxLength: 119 })),
  writing('createBook', 'isbn-any', 'Any ISBN is taken.', field('isbn', { pattern: undefined })),
  writing('createBook', 'year-early', 'Years before print are taken.', field('year', { minimum: undefined })),
  writing('createBook', 'year-null-refused', 'A null is refused.', field('year', { type: 'integer' })),
  writing('patchBook', 'status-taken', 'Any status is taken.', {
    rules: { [STATUS]: { $ref: undefined, type: 'string' } },
  }),
  writing('createBook', 'author-optional', 'A book without author is taken.', {
    rules: { [INPUT]: { required: ['title'] } },
    inside: sentWith((body) => {
      body.authorId ??= 1;
    }),
  }),
  writing('createBook', 'isbn-required', 'A book needs an ISBN.', {
    rules: { [INPUT]: { required: ['title', 'authorId', 'isbn'] } },
  }),
  writing('createBook', 'stranger-taken', 'Properties that are forbidden are taken.', {
    rules: { [INPUT]: { additionalProperties: true } },
    inside: sentWith(onlyDeclared),
  }),
  writing('createBook', 'tags-many', 'Any number of tags is taken.', {
    ...field('tags', { maxItems: undefined }),
    inside: sentWith((body) => {
      if (Array.isArray(body.tags)) body.tags = body.tags.slice(0, 5);
    }),
  }),
  writing('createAuthor', 'born-any', 'Any text is a birthday.', {
    rules: { [BORN]: { format: undefined } },
  }),
  writing('createAuthor', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"name":"Nobody"}'),
  }),
  writing('replaceBook', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('createBook', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
  writing('patchBook', 'merge-as-json', 'A patch may have any media type.', {
    outside: takesAnyType('application/merge-patch+json'),
  }),
  writing('deleteBook', 'writes-without-key', 'No key is needed.', {
    outside: admits('X-Api-Key', 'lib_4f9c2b7a8e1d', 'none'),
  }),
  writing('listBooks', 'method-taken', 'DELETE on the list is taken.', {
    also: ['createBook'],
    accepts: 'DELETE',
  }),
  writing('createBook', 'created-lost', 'A created book is not kept.', {
    also: ['getBook', 'listBooks'],
    inside: forgetsCreated(books),
  }),
  writing('createBook', 'created-otherwise', 'The year is kept one too high.', {
    also: ['getBook'],
    inside: sentWith((body) => {
      if (typeof body.year === 'number' && body.year < 2100) body.year += 1;
    }),
  }),
  writing('createBook', 'location-elsewhere', 'The location leads to another book.', {
    outside: headersWith(201, { Location: '/books/101' }),
  }),
  writing('listBooks', 'unlisted', 'Created books are never listed.', {
    also: ['createBook'],
    inside: overlooks(books, (book) => Number(book.bookId) > 1000),
  }),
  writing('replaceBook', 'update-lost', 'The answer is new, the book stays old.', {
    also: ['getBook'],
    inside: keeps(books, bookId, (before) => before),
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
  writing('replaceBook', 'status-stays', 'The status never changes.', {
    also: ['getBook'],
    inside: keeps(books, bookId, ({ status = null }, after) => ({ ...after, status })),
  }),
  writing('deleteBook', 'delete-nothing', 'Deleting does nothing.', {
    also: ['getBook'],
    inside: keepsDeleted(books, bookId),
  }),
  writing('deleteBook', 'delete-twice-500', 'The second deletion ends in a 500.', {
    outside: statusInstead(404, 500),
  }),
  writing('deleteAuthor', 'delete-twice-204', 'Deleting what is not there goes well.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('createAuthor', 'empty-body-taken', 'No body is needed.', {
    outside: (call, next) => {
      if (call.bytes.length === 0) {
        call.bytes = new TextEncoder().encode('{"name":"Nobody"}');
        call.headers.set('content-type', 'application/json');
      }
      return next();
    },
  }),
];

function onlyDeclared(body: Record<string, Json>) {
  const declared = ['title', 'authorId', 'isbn', 'year', 'status', 'tags', 'summary'];
  for (const name of Object.keys(body)) if (!declared.includes(name)) delete body[name];
}
