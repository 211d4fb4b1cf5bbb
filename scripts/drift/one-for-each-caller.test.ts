// A rule for the whole call (`x-rules`) may allow one record for each caller, which is still checked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { drift, inWriteMode } from './cli/command-testing.ts';
import { createFolder } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';

const folder = createFolder();
afterAll(folder.remove);

const MEMBERS = `openapi: 3.1.0
info: { title: Members, version: 1.0.0 }
servers: [{ url: 'https://members.example' }]
tags: [{ name: members }]
security: []
paths:
  /members:
    post:
      operationId: join
      tags: [members]
      x-rules: [{ fields: ['*'], says: the caller is not a member yet }]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [label], properties: { label: { type: string, minLength: 1, maxLength: 60 } } } } } }
      responses:
        '200': { description: Joined., content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
        '400': { description: No. }
  /members/{member}:
    parameters: [{ name: member, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getMember
      tags: [members]
      responses:
        '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
        '404': { description: No. }
    patch:
      operationId: rename
      tags: [members]
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { label: { type: string, minLength: 1, maxLength: 60 } } } } } }
      responses:
        '200': { description: As it is now., content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
        '400': { description: No. }
        '404': { description: No. }
components:
  schemas:
    Member: { type: object, required: [id, label], properties: { id: { type: string }, label: { type: string } } }
`;

/** @returns the kinds of findings in a service that stores a changed label, or only says that it does */
async function findingsOf(storesChanges: boolean): Promise<string[]> {
  let member: { id: string; label: string } | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const body = await text(request);
    const send = (status: number, json?: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(json === undefined ? undefined : JSON.stringify(json));
    const known = url === '/members/m-1' ? member : undefined;
    if (known && method === 'GET') return send(200, known);
    const isCreation = url === '/members' && method === 'POST';
    if (!isCreation && !known) return send(404);
    if (!isCreation && method !== 'PATCH') return send(405);
    const label = /^\{"label":"([^"]{1,60})"\}$/.exec(body)?.[1];
    const isEmpty = body === '{}' && known !== undefined;
    if (headers['content-type'] !== 'application/json' || (label === undefined && !isEmpty)) return send(400);
    member ??= { id: 'm-1', label: label ?? '' };
    if (!known) return send(200, member);
    const changed = { ...known, ...(label !== undefined && { label }) };
    if (storesChanges) member = changed;
    return send(200, changed);
  };
  const server = await listening(createServer((request, response) => void answer(request, response)));
  const contract = folder.write('members.yaml', MEMBERS);
  const { stdout } = await drift([
    ...inWriteMode(contract),
    '--allow-shared-writes',
    '--target',
    server.url.href,
  ]);
  await server.close();
  const { findings } = JSON.parse(stdout) as { findings: { kind: string }[] };
  return [...new Set(findings.map(({ kind }) => kind))];
}

it('finds a change that is not stored, and accepts the same record for a second call', async () => {
  expect(await findingsOf(true)).toEqual([]);
  expect(await findingsOf(false)).toEqual(['update-lost']);
}, 60_000);
