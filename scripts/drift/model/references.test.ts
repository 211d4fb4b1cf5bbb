import { expect, it } from 'vitest';
import type { Node } from '../../contract/cases/node.ts';
import type { OpenApi, Schema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { Pool } from './pool.ts';
import { inferReferences, referencedValue } from './references.ts';
import type { Resource } from './resources.ts';

const SCHEMAS: Record<string, Schema> = {
  shelf_code: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
};
const document = { components: { schemas: SCHEMAS } } as unknown as OpenApi;

const operation = (method: string, path: string, schema?: Schema) =>
  ({
    method,
    path,
    pointer: `${method} ${path}`,
    parameters: schema ? [{ name: /\{(\w+)\}$/.exec(path)?.[1], in: 'path', schema }] : [],
    // Partial stub.
  }) as unknown as Operation;

const shelf = operation('get', '/shelves/{code}', { $ref: '#/components/schemas/shelf_code' });
const book = operation('get', '/books/{book_key}', { type: 'string', pattern: '^bk-[0-9]+$' });
const reader = operation('get', '/readers/{uuid}', { $ref: '#/components/schemas/uuid' });
const kept = operation('get', '/readers/{uuid}/shelves/{code}', { $ref: '#/components/schemas/shelf_code' });
const loan = operation('get', '/loans/{key}', { type: 'string' });
const adding = operation('post', '/books');
const moving = operation('post', '/books/{book_key}:move');
const operations = [shelf, book, reader, loan, kept, adding, moving];

const resources = [shelf, book, reader, loan, kept].map(
  (read, i) =>
    ({
      path: read.path,
      pathParameter: /\{(\w+)\}$/.exec(read.path)?.[1] ?? '',
      name: ['shelf', 'book', 'reader', 'loan', 'shelf'][i] ?? '',
      read,
      ...(i === 1 && { create: adding }),
    }) as unknown as Resource,
);

const nodeOf = (rules: Schema): Node => [
  { rules, pointer: '' },
  ...(rules.$ref ? [{ rules: SCHEMAS[rules.$ref.split('/').at(-1) ?? ''] ?? {}, pointer: '' }] : []),
];

/** Name of the referenced resource, with `own` for the record's own id. */
function tied(one: Operation, field: string, fields: Record<string, Schema>): string | undefined {
  const nodeAt = (name: string) => fields[name] && nodeOf(fields[name]);
  const tie = inferReferences(document, operations, resources, (_, name) => nodeAt(name))(one, field);
  return tie && `${tie.resource.name}${tie.isOwn ? ' own' : ''}`;
}

const TIED: [what: string, field: string, fields: Record<string, Schema>, to: string | undefined][] = [
  ['the schema of a blank', 'stands_at', { stands_at: { $ref: '#/components/schemas/shelf_code' } }, 'shelf'],
  ['the pattern of a blank', 'sequel', { sequel: { type: 'string', pattern: '^bk-[0-9]+$' } }, 'book'],
  ['the name of a blank', 'shelf_code', { shelf_code: { type: 'string' } }, 'shelf'],
  [
    'the type beside it',
    'data.relationships.loan.data.key',
    {
      'data.relationships.loan.data.key': { type: 'string' },
      'data.relationships.loan.data.type': { const: 'loans' },
    },
    'loan',
  ],
  ['a schema that any id may have', 'by', { by: { $ref: '#/components/schemas/uuid' } }, undefined],
  ['a name that any record may have', 'key', { key: { type: 'string' } }, undefined],
  ['what lists its values', 'shelf_code', { shelf_code: { type: 'string', enum: ['a'] } }, undefined],
];

it.each(TIED)('recognizes a reference by %s', (_, field, fields, to) => {
  expect(tied(adding, field, fields)).toBe(to);
});

it("recognizes a record's own id", () => {
  const pattern: Schema = { type: 'string', pattern: '^bk-[0-9]+$' };
  expect(tied(adding, 'data.key', { 'data.key': pattern })).toBe('book own');
  expect(tied(adding, 'book_key', { book_key: pattern })).toBe('book own');
  expect(tied(moving, 'after_key', { after_key: pattern })).toBe('book');
});

const hall = operation('get', '/halls/{hallCode}', { type: 'string' });
const seat = operation('get', '/halls/{hallCode}/seats/{seatNo}', { type: 'integer' });
const booking = operation('post', '/bookings');
const [halls, seats] = [hall, seat].map(
  (read) =>
    ({ path: read.path, pathParameter: read.path.match(/(\w+)\}$/)?.[1] ?? '', name: '', read }) as Resource,
) as [Resource, Resource];
const BOOKING: Record<string, Schema> = {
  'for.hallCode': { type: 'string' },
  'for.seatNo': { type: 'integer' },
  hallCode: { type: 'string' },
};

it('combines fields into a composite reference', () => {
  const tie = inferReferences(
    document,
    [hall, seat, booking],
    [halls, seats],
    (_, name) => BOOKING[name] && nodeOf(BOOKING[name]),
    () => Object.keys(BOOKING),
  );
  const pool = new Pool([halls, seats]);
  const add = (resource: Resource, params: Record<string, string>) =>
    pool.add({ resource, params, body: {}, own: true });
  add(halls, { hallCode: 'B' });
  add(seats, { hallCode: 'A', seatNo: '2' });
  add(seats, { hallCode: 'A', seatNo: '3' });
  add(halls, { hallCode: 'C' });
  const value = (field: string) => {
    const tied = tie(booking, field);
    return tied && referencedValue(pool, tied, {}, 0);
  };
  const both = () => [value('for.hallCode'), value('for.seatNo')];
  expect(both()).toEqual(['A', '2']);
  pool.refuseWhole(seats, { seatNo: '2', hallCode: 'A' });
  expect(both()).toEqual(['A', '3']);
  // A single field may name any record.
  expect(value('hallCode')).toBe('B');
});
