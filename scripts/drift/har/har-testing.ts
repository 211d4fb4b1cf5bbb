// Test helper: a small contract and recordings of its calls.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PETS = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
servers: [{ url: /v1 }]
tags: [{ name: pets }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 100 } }
      responses:
        '200':
          description: Pets.
          headers: { X-Total: { required: true, schema: { type: integer } } }
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
        '400': { description: Wrong., content: { application/json: { schema: { type: object } } } }
    post:
      operationId: createPet
      tags: [pets]
      x-rules: [{ fields: [born], says: not in the future }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/NewPet' } } }
      responses:
        '201': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '422': { description: Wrong., content: { application/json: { schema: { type: object } } } }
  /pets/{petId}:
    get:
      operationId: getPet
      tags: [pets]
      parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: A pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: None. }
components:
  schemas:
    NewPet:
      type: object
      required: [name]
      additionalProperties: false
      properties: { name: { type: string, maxLength: 10 }, born: { type: string }, colour: { type: string } }
    Pet:
      type: object
      required: [id, name]
      properties: { id: { type: string }, name: { type: string }, born: { type: string } }
`;

export interface Call {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  sends?: unknown;
  status?: number;
  /** Returned as JSON, unless `content` overrides it. */
  answers?: unknown;
  content?: object;
  answerHeaders?: Record<string, string>;
}

/** An entry in Chrome's format. */
export function entryOf(call: Call): object {
  const {
    method = 'GET',
    url,
    headers = {},
    sends,
    status = 200,
    answers,
    content,
    answerHeaders = {},
  } = call;
  const text = JSON.stringify(answers);
  const pairs = (from: Record<string, string>) =>
    Object.entries(from).map(([name, value]) => ({ name, value }));
  const json = { 'Content-Type': 'application/json' };
  return {
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 1,
    request: {
      method,
      url,
      httpVersion: 'h2',
      cookies: [],
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      headers: pairs({ ':method': method, ...(sends === undefined ? {} : json), ...headers }),
      ...(sends !== undefined && {
        postData: {
          mimeType: 'application/json',
          text: typeof sends === 'string' ? sends : JSON.stringify(sends),
        },
      }),
    },
    response: {
      status,
      statusText: '',
      cookies: [],
      headers: pairs({ ...(answers === undefined ? {} : json), 'X-Total': '1', ...answerHeaders }),
      content: content ?? {
        size: text?.length ?? 0,
        mimeType: 'application/json',
        ...(text !== undefined && { text }),
      },
      redirectURL: '',
      // Compressed size, which differs.
      bodySize: 12,
      headersSize: -1,
    },
    timings: {},
  };
}

export const harOf = (entries: object[]): string =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'entries', version: '1' }, pages: [], entries } });

/** Files in a temporary folder. */
export function createFolder(): { write(name: string, text: string | Uint8Array): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  return {
    write(name, text) {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
