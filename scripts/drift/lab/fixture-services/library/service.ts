// A city library: offset paging in an envelope, integer ids, an API key in a header.

import { createHash } from 'node:crypto';
import type { Json } from '../kit/contract.ts';
import { compare, contains } from '../kit/seeds.ts';
import type { Answer, Call, Refusal, Running, Service } from '../kit/service.ts';
import { faults } from './faults.ts';
import { type LibraryStore, type Row, seeded } from './store.ts';

const etag = (row: Row) => `"${createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)}"`;

const CODES: Record<Refusal, [status: number, code: string]> = {
  'no such path': [404, 'not_found'],
  'no such method': [405, 'method_not_allowed'],
  credentials: [401, 'unauthorized'],
  role: [403, 'forbidden'],
  parameters: [400, 'invalid_parameter'],
  malformed: [400, 'malformed_json'],
  'media type': [415, 'unsupported_media_type'],
  'too large': [413, 'too_large'],
  body: [400, 'invalid_body'],
};

const failed = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message, details: [] },
});
const missing = (what: string) => failed(404, 'not_found', `There is no such ${what}.`);

function page(rows: Row[], { limit, offset }: Record<string, Json>): Answer {
  const start = Number(offset);
  const data = rows.slice(start, start + Number(limit));
  return { status: 200, body: { data, meta: { total: rows.length, limit: limit ?? 20, offset: start } } };
}

function sorted(rows: Row[], sort: Json | undefined, id: string): Row[] {
  const key = String(sort).replace('-', '');
  const sign = String(sort).startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[key], b[key]) || compare(a[id], b[id]));
}

const DEFAULTS = { isbn: null, year: null, status: 'available', tags: [], summary: null };

function open(seed: number): Running<LibraryStore> {
  const store = seeded(seed);
  const { books, authors } = store;
  let lastId = 1000;

  const refusedBook = ({ isbn, authorId }: Row, except?: number): Answer | undefined => {
    if (authorId !== undefined && !authors.has(Number(authorId)))
      return failed(409, 'unknown_author', 'There is no such author.');
    const twin = [...books.values()].find((book) => isbn && book.isbn === isbn && book.bookId !== except);
    return twin && failed(409, 'isbn_taken', 'Another book has this ISBN.');
  };
  /** Updates the book unless it conflicts. */
  const change = ({ path, body }: Call, values: (book: Row, given: Row) => Row): Answer => {
    const bookId = Number(path.bookId);
    const book = books.get(bookId);
    if (!book) return missing('book');
    const refused = refusedBook(body as Row, bookId);
    if (refused) return refused;
    const next = values(book, body as Row);
    books.set(bookId, next);
    return { status: 200, headers: { ETag: etag(next) }, body: next };
  };

  return {
    store,
    refuse: (why, complaints) => {
      const [status, code] = CODES[why];
      const details = complaints.map(({ field, problem }) => ({ field, problem }));
      return { status, body: { code, message: `The request was refused: ${why}.`, details } };
    },
    handlers: {
      listBooks: ({ query }) => {
        const found = [...books.values()].filter(
          (book) =>
            contains(book.title, query.q) &&
            (query.status === undefined || book.status === query.status) &&
            (query.authorId === undefined || book.authorId === query.authorId),
        );
        return page(sorted(found, query.sort, 'bookId'), query);
      },
      createBook: ({ body }) => {
        const refused = refusedBook(body as Row);
        if (refused) return refused;
        lastId += 1;
        const book = { bookId: lastId, ...DEFAULTS, ...(body as Row), createdAt: new Date().toISOString() };
        books.set(lastId, book);
        return { status: 201, headers: { Location: `/books/${lastId}`, ETag: etag(book) }, body: book };
      },
      getBook: ({ path }) => {
        const book = books.get(Number(path.bookId));
        return book ? { status: 200, headers: { ETag: etag(book) }, body: book } : missing('book');
      },
      replaceBook: (call) =>
        change(call, ({ bookId = 0, createdAt = '' }, given) => ({
          bookId,
          ...DEFAULTS,
          ...given,
          createdAt,
        })),
      patchBook: (call) => change(call, (book, given) => ({ ...book, ...given })),
      deleteBook: ({ path }) => (books.delete(Number(path.bookId)) ? { status: 204 } : missing('book')),
      listAuthors: ({ query }) => {
        const found = [...authors.values()].filter(({ name }) => contains(name, query.q));
        return page(sorted(found, query.sort, 'authorId'), query);
      },
      createAuthor: ({ body }) => {
        lastId += 1;
        const author = { authorId: lastId, born: null, ...(body as Row) };
        authors.set(lastId, author);
        return { status: 201, headers: { Location: `/authors/${lastId}` }, body: author };
      },
      getAuthor: ({ path }) => {
        const author = authors.get(Number(path.authorId));
        return author ? { status: 200, body: author } : missing('author');
      },
      deleteAuthor: ({ path }) => {
        const id = Number(path.authorId);
        if ([...books.values()].some(({ authorId }) => authorId === id))
          return failed(409, 'has_books', 'The author still has books.');
        return authors.delete(id) ? { status: 204 } : missing('author');
      },
      listAuthorBooks: ({ path, query }) => {
        if (!authors.has(Number(path.authorId))) return missing('author');
        const own = [...books.values()].filter(({ authorId }) => authorId === path.authorId);
        return page(sorted(own, 'bookId', 'bookId'), query);
      },
    },
  };
}

export const library: Service<LibraryStore> = {
  name: 'library',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: { reader: { in: 'X-Api-Key', value: 'lib_4f9c2b7a8e1d' } },
  open,
  faults,
};
