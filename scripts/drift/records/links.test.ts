import { expect, it } from 'vitest';
import type { Exchange } from '../engine/run.ts';
import type { Resource } from '../model/resources.ts';
import { idIn, madeElsewhere, paramsOfLocation } from './links.ts';

const resources = ['/objects/{key}', '/documents/{document_key}', '/objects/{key}/parts/{part}'].map(
  // Partial stub.
  (path) => ({ path, read: {} }) as unknown as Resource,
);

const made = (location: string | undefined, json = {}, status = 201) => {
  const headers = new Headers(location === undefined ? {} : { location });
  const exchange = { operation: { method: 'post' }, status, reply: { status, headers }, json };
  // Of what a body would be nothing is read.
  const found = madeElsewhere(resources, exchange as unknown as Exchange);
  return found && [found.resource.path, found.params];
};

it('recognizes a created record by its address', () => {
  const document = ['/documents/{document_key}', { document_key: 'doc-7' }];
  expect(made('https://archive.example/museum/v2/documents/doc-7?full=1')).toEqual(document);
  expect(made(undefined, { data: { type: 'document', links: { self: '/v2/documents/doc-7' } } })).toEqual(
    document,
  );
  expect(made('/v2/objects/o1/parts/p2')).toEqual(['/objects/{key}/parts/{part}', { key: 'o1', part: 'p2' }]);
});

it('knows nothing of what stands where the contract has no path', () => {
  // Documents of objects are other ones.
  expect(made('/v2/objects/o1/documents/doc-7')).toBeUndefined();
  expect(made('/v2/jobs/7')).toBeUndefined();
  expect(made('/v2/documents/doc-7', {}, 200)).toBeUndefined();
});

it('takes the id out of a name that says where a record is', () => {
  const [objects, , parts] = resources as [Resource, Resource, Resource];
  const of = (resource: Resource, name: string | number) =>
    idIn({ ...resource, pathParameter: 'key' }, { name }, ['name']);
  expect(of(objects, 'objects/o1')).toBe('o1');
  expect(of(objects, 'https://archive.example/v2/objects/o1')).toBe('o1');
  expect(idIn({ ...parts, pathParameter: 'part' }, { name: 'objects/o1/parts/p2' }, ['name'])).toBe('p2');
  expect(of(objects, 'documents/d1')).toBe('documents/d1');
  expect(of(objects, 7)).toBe('7');
  expect(idIn(objects, {}, ['name'])).toBeUndefined();
});

it('reads what fills a blank by where it is said to be', () => {
  const told = (location: string, path: string) =>
    paramsOfLocation(
      // Partial stubs.
      { reply: { status: 201, headers: new Headers({ location }) } } as unknown as Exchange,
      { path } as Resource,
    );
  expect(told('https://shop.example/odata/Orders(7)', '/Orders({id})')).toEqual({ id: '7' });
  expect(told("/odata/Currencies('EUR')", "/Currencies('{code}')")).toEqual({ code: 'EUR' });
  expect(told('/v2/orders/7/', '/orders/{id}')).toEqual({ id: '7' });
  expect(told('/v2/orders/100%', '/orders/{id}')).toEqual({ id: '100%' });
  expect(told('/v2/orders/7/status', '/orders/{id}')).toBeUndefined();
});
