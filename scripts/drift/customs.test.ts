// Common conventions that schemas do not express must not lead to findings.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { drift, inWriteMode } from './cli/command-testing.ts';
import { createFolder } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';

const folder = createFolder();
afterAll(folder.remove);

/** The record's address, versions in the body, field lists, idempotency keys, soft deletion. */
const SHELVES = `openapi: 3.1.0
info: { title: Shelves, version: 1.0.0 }
servers: [{ url: 'https://shelves.example' }]
tags: [{ name: shelves }]
security: []
paths:
  /shelves:
    get:
      operationId: listShelves
      tags: [shelves]
      responses:
        '200':
          description: All.
          content: { application/json: { schema: { type: object, required: [shelves], properties: { shelves: { type: array, items: { $ref: '#/components/schemas/Shelf' } } } } } }
    post:
      operationId: addShelf
      tags: [shelves]
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string, maxLength: 40 } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewShelf' } } } }
      responses:
        '201': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        '400': { $ref: '#/components/responses/Wrong' }
  /shelves/{shelf}:
    parameters: [{ name: shelf, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getShelf
      tags: [shelves]
      responses:
        '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        '404': { $ref: '#/components/responses/Wrong' }
    patch:
      operationId: changeShelf
      tags: [shelves]
      x-rules: [{ fields: [etag], says: the current one }]
      parameters: [{ name: updateMask, in: query, schema: { type: string, pattern: '^label$' }, example: label }]
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { label: { type: string, minLength: 1, maxLength: 60 }, etag: { type: string } } } } } }
      responses:
        '200': { description: As it is now., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        '400': { $ref: '#/components/responses/Wrong' }
        '404': { $ref: '#/components/responses/Wrong' }
    delete:
      operationId: closeShelf
      tags: [shelves]
      responses:
        '200': { description: As it is now., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }
        '404': { $ref: '#/components/responses/Wrong' }
components:
  responses:
    Wrong: { description: No., content: { application/json: { schema: { type: object, required: [field], properties: { field: { type: string } } } } } }
  schemas:
    NewShelf:
      type: object
      required: [label]
      properties: { label: { type: string, minLength: 1, maxLength: 60 }, etag: { type: string } }
    Shelf:
      type: object
      required: [name, label, etag, state]
      properties: { name: { type: string }, label: { type: string }, etag: { type: string }, state: { type: string, enum: [open, closed] } }
`;

interface Shelf {
  name: string;
  label: string;
  etag: string;
  state: string;
}

it('reports nothing for a service with common conventions', async () => {
  const contract = folder.write('shelves.yaml', SHELVES);
  const shelves = new Map([
    ['1', { name: 'shelves/1', label: 'Novels', etag: 'v1', state: 'open' }],
    ['2', { name: 'shelves/2', label: 'Plays', etag: 'v2', state: 'open' }],
  ]);
  const keys = new Map<string, [body: string, shelf: Shelf]>();
  let versions = 2;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://shelves');
    const body = await text(request);
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const [, collection, id, ...more] = url.pathname.split('/');
    const shelf = shelves.get(id ?? '');
    if (collection !== 'shelves' || more.length > 0 || (id !== undefined && !shelf))
      return send(404, { field: 'shelf' });
    if (!['GET', 'HEAD', ...(shelf ? ['PATCH', 'DELETE'] : ['POST'])].includes(method))
      return send(405, { field: 'method' });
    if (method === 'GET' || method === 'HEAD') return send(200, shelf ?? { shelves: [...shelves.values()] });
    if (method === 'DELETE') {
      if (shelf) shelf.state = 'closed';
      return send(200, shelf);
    }
    if (headers['content-type'] !== 'application/json') return send(415, { field: 'body' });
    let sent: unknown;
    try {
      sent = JSON.parse(body);
    } catch {
      return send(400, { field: 'body' });
    }
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return send(400, { field: 'body' });
    const { label, etag } = sent as { label?: unknown; etag?: unknown };
    const mask = url.searchParams.get('updateMask');
    if (mask !== null && mask !== 'label') return send(400, { field: 'updateMask' });
    const isRequired = !shelf || mask !== null;
    const isLabel = typeof label === 'string' && label !== '' && [...label].length <= 60;
    if (label === undefined ? isRequired : !isLabel) return send(400, { field: 'label' });
    if (etag !== undefined && (typeof etag !== 'string' || (shelf && etag !== shelf.etag)))
      return send(400, { field: 'etag' });
    versions += 1;
    if (shelf) {
      Object.assign(shelf, { label: label ?? shelf.label, etag: `v${versions}` });
      return send(200, shelf);
    }
    const key = headers['idempotency-key'];
    if (typeof key === 'string' && key.length > 40) return send(400, { field: 'Idempotency-Key' });
    const before = typeof key === 'string' ? keys.get(key) : undefined;
    if (before) return before[0] === body ? send(201, before[1]) : send(400, { field: 'Idempotency-Key' });
    const made = { name: `shelves/${versions}`, label: `${label}`, etag: `v${versions}`, state: 'open' };
    shelves.set(`${versions}`, made);
    if (typeof key === 'string') keys.set(key, [body, made]);
    return send(201, made);
  };

  const server = await listening(createServer((request, response) => void answer(request, response)));
  const options = inWriteMode(contract);
  const { stdout } = await drift([...options, '--target', server.url.href]);
  await server.close();
  const report = JSON.parse(stdout) as { findings: { kind: string; says: string }[] };
  expect(report.findings.map(({ kind, says }) => `${kind}: ${says}`)).toEqual([]);
  expect(stdout).not.toContain('Could not be removed');
  expect(versions).toBeGreaterThan(5);
  // Records of the run are marked as deleted, existing ones are not.
  expect([...shelves.values()].filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual([
    'shelves/1',
    'shelves/2',
  ]);
}, 60_000);
