// A fixture service whose contract leaves much to descriptions and examples: trailing slashes, permissions, capacity,
// trees, embedded responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Trailing slashes everywhere; no list of floors; permissions and capacity are undeclared. */
export const STORES = `openapi: 3.1.0
info: { title: Stores, version: 1.0.0, description: A reader who writes gets 403. }
servers: [{ url: 'https://stores.example' }]
tags: [{ name: stores }]
security: [{ key: [] }]
paths:
  /rooms/:
    get:
      operationId: listRooms
      tags: [stores]
      responses: { '200': { description: 'A tree.', content: { application/json: { schema: { type: object, required: [rooms], properties: { rooms: { type: array, items: { $ref: '#/components/schemas/Room' } } } } } } }, '401': { $ref: '#/components/responses/No' } }
    post:
      operationId: addRoom
      tags: [stores]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [name, parentId], additionalProperties: false, properties: { name: { type: string, minLength: 1, maxLength: 60 }, parentId: { type: integer, minimum: 1 } } } } } }
      responses: { '201': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' } }
  /rooms/{room}/:
    parameters: [{ name: room, in: path, required: true, schema: { type: integer, minimum: 1 } }]
    get:
      operationId: getRoom
      tags: [stores]
      responses: { '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Room' } } } }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
    delete:
      operationId: closeRoom
      tags: [stores]
      responses: { '204': { description: Gone. }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /floors/{no}/free/:
    parameters: [{ name: no, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 9 }, example: 2 }]
    get:
      operationId: listFree
      tags: [stores]
      description: What is free for so many people.
      parameters:
        - { name: from, in: query, required: true, schema: { type: string, format: date }, example: '2031-03-10' }
        - { name: people, in: query, schema: { type: integer, minimum: 1, maximum: 8, default: 1 } }
      responses: { '200': { description: Some., content: { application/json: { schema: { type: array, items: { type: object, required: [bed, sleeps], properties: { bed: { type: string }, sleeps: { type: integer } } } } } } }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /shelves/:
    get:
      operationId: listShelves
      tags: [stores]
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Shelf' } } } } }, '401': { $ref: '#/components/responses/No' } }
  /shelves/{shelf}/marks/:
    parameters: [{ $ref: '#/components/parameters/shelf' }]
    post:
      operationId: addMark
      tags: [stores]
      description: Answers with the shelf. What the mark is called, its name says.
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [label], additionalProperties: false, properties: { label: { type: string, minLength: 1, maxLength: 60 } } } } } }
      responses: { '201': { description: Marked., content: { application/json: { schema: { $ref: '#/components/schemas/Shelf' } } } }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /shelves/{shelf}/marks/{mark}/:
    parameters: [{ $ref: '#/components/parameters/shelf' }, { name: mark, in: path, required: true, schema: { type: string } }]
    delete:
      operationId: wipeMark
      tags: [stores]
      responses: { '204': { description: Gone. }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /takings/:
    get:
      operationId: listTakings
      tags: [stores]
      description: For writers; a reader gets 403.
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { type: object, required: [count], properties: { count: { type: integer } } } } } } }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' } }
    post:
      operationId: take
      tags: [stores]
      description: 400 where more is taken than there is.
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [count], additionalProperties: false, properties: { count: { type: integer, minimum: 1, maximum: 99 } } } } } }
      responses: { '204': { description: Taken. }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' } }
  /moves/:
    post:
      operationId: move
      tags: [stores]
      description: From one room to another, which must be there.
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [fromRoomId, toRoomId], additionalProperties: false, properties: { fromRoomId: { type: integer, minimum: 1 }, toRoomId: { type: integer, minimum: 1 } } }, example: { fromRoomId: 1, toRoomId: 2 } } } }
      responses:
        '202':
          description: It goes by itself.
          headers: { Location: { required: true, schema: { type: string } } }
        '400': { $ref: '#/components/responses/Wrong' }
        '401': { $ref: '#/components/responses/No' }
        '403': { $ref: '#/components/responses/No' }
  /jobs/{job}/:
    parameters: [{ name: job, in: path, required: true, schema: { type: string, pattern: '^j[0-9]+$' } }]
    get:
      operationId: getJob
      tags: [stores]
      responses: { '200': { description: How far it is., content: { application/json: { schema: { type: object, required: [done], properties: { done: { type: boolean } } } } } }, '400': { $ref: '#/components/responses/Wrong' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  responses:
    No: { description: No., content: { application/json: { schema: { type: object, required: [detail], properties: { detail: { type: string } } } } } }
    Wrong: { description: No., content: { application/json: { schema: { type: object, required: [detail], properties: { detail: { type: string }, field: { type: string } } } } } }
  parameters:
    shelf: { name: shelf, in: path, required: true, schema: { type: string, pattern: '^[a-z]+-[a-z]+$' } }
  schemas:
    Shelf: { type: object, required: [id, code, marks], properties: { id: { type: string }, code: { type: string }, marks: { type: integer } } }
    Room:
      type: object
      required: [id, name, parentId, rooms]
      properties: { id: { type: integer }, name: { type: string }, parentId: { type: [integer, 'null'] }, rooms: { type: array, items: { $ref: '#/components/schemas/Room' } } }
`;

interface Room {
  id: number;
  name: string;
  parentId: number | null;
  rooms: Room[];
}
export type Fields = Record<string, unknown>;

export const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

export const isName = (value: unknown) =>
  typeof value === 'string' && value !== '' && [...value].length <= 60;

/** Checks that a body is an object with exactly these valid properties; returns the error otherwise. */
export function wrongIn(body: string, how: Record<string, (value: unknown) => boolean>): Fields | undefined {
  const json: unknown = JSON.parse(body);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { detail: 'No object.' };
  const [field] = [
    ...Object.entries(how).flatMap(([name, is]) => (is((json as Fields)[name]) ? [] : [name])),
    ...Object.keys(json).filter((name) => !Object.hasOwn(how, name)),
  ];
  return field === undefined ? undefined : { detail: 'It is not as it should be.', field };
}

/** A service that conforms to its contract. */
export function createStores() {
  const root: Room[] = [
    { id: 1, name: 'Hall', parentId: null, rooms: [{ id: 2, name: 'Loft', parentId: 1, rooms: [] }] },
  ];
  const all = (rooms = root): Room[] => rooms.flatMap((one) => [one, ...all(one.rooms)]);
  const beds = [1, 1, 2, 4, 8].map((sleeps, i) => ({ bed: `b${i}`, sleeps }));
  const jobs: string[] = [];
  const marks = new Map<string, string[]>([
    ['hall-left', []],
    ['loft-right', []],
  ]);
  const shelfOf = (name: string) => ({ id: name, code: name.slice(0, 1), marks: marks.get(name)?.length });
  const takings: number[] = [];
  let last = 2;

  async function answered(request: IncomingMessage): Promise<[status: number, json?: unknown]> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://stores');
    const body = await text(request);
    const role = { clerk: 'writer', visitor: 'reader' }[`${headers['x-key']}`];
    const [, , id = '', , label = ''] = url.pathname.split('/');
    const at = url.pathname.replace(/^(\/\w+\/)[^/]+\//, '$1{}/').replace(/(marks\/)[^/]+\/$/, '$1{}/');
    const methods = {
      '/rooms/': ['GET', 'POST'],
      '/rooms/{}/': ['GET', 'DELETE'],
      '/floors/{}/free/': ['GET'],
      '/shelves/': ['GET'],
      '/shelves/{}/marks/': ['POST'],
      '/shelves/{}/marks/{}/': ['DELETE'],
      ...{ '/takings/': ['GET', 'POST'], '/moves/': ['POST'], '/jobs/{}/': ['GET'] },
    }[at];
    if (!methods) return [404, { detail: 'There is no such address.' }];
    if (!role) return [401, { detail: 'Who are you?' }];
    if (!methods.includes(method)) return [405, { detail: 'Not so.' }];
    if ((method !== 'GET' || at === '/takings/') && role === 'reader')
      return [403, { detail: 'A reader only reads.' }];
    const isPost = method === 'POST';
    if (isPost && headers['content-type'] !== 'application/json') return [415, { detail: 'JSON only.' }];
    try {
      if (isPost) JSON.parse(body);
    } catch {
      return [400, { detail: 'That is no JSON.' }];
    }
    const isThere = (value: unknown) => all().some((one) => one.id === value);
    switch (at) {
      case '/rooms/': {
        if (!isPost) return [200, { rooms: root }];
        const wrong = wrongIn(body, { name: isName, parentId: (value) => isWhole(value) });
        if (wrong) return [400, wrong];
        const { name, parentId } = JSON.parse(body);
        const parent = all().find((one) => one.id === parentId);
        if (!parent) return [400, { detail: 'The room does not exist.', field: 'parentId' }];
        last += 1;
        const made = { id: last, name, parentId, rooms: [] };
        parent.rooms.push(made);
        return [201, made];
      }
      case '/rooms/{}/': {
        if (!/^[1-9]\d*$/.test(id)) return [400, { detail: 'That is no number.', field: 'room' }];
        const room = all().find((one) => `${one.id}` === id);
        if (!room) return [404, { detail: 'There is no such room.' }];
        if (method === 'GET') return [200, room];
        const parent = all().find((one) => one.id === room.parentId);
        const rooms = parent?.rooms ?? root;
        rooms.splice(rooms.indexOf(room), 1);
        return [204];
      }
      case '/floors/{}/free/': {
        if (!/^[1-9]$/.test(id)) return [400, { detail: 'That is no floor.', field: 'no' }];
        const { from, people = '1' } = Object.fromEntries(url.searchParams);
        const isDay = new Date(`${from}T00:00:00Z`).toJSON()?.startsWith(`${from}T`);
        if (!isDay) return [400, { detail: 'That is no day.', field: 'from' }];
        if (!/^[1-8]$/.test(people)) return [400, { detail: 'So many do not fit.', field: 'people' }];
        if (id !== '2') return [404, { detail: 'There is no such floor.' }];
        return [200, beds.filter(({ sleeps }) => sleeps >= Number(people))];
      }
      case '/shelves/':
        return [200, [...marks.keys()].map(shelfOf)];
      case '/shelves/{}/marks/': {
        const there = marks.get(id);
        if (!/^[a-z]+-[a-z]+$/.test(id)) return [400, { detail: 'So no shelf is called.', field: 'shelf' }];
        if (!there) return [404, { detail: 'There is no such shelf.' }];
        const wrong = wrongIn(body, { label: isName });
        if (wrong) return [400, wrong];
        there.push(JSON.parse(body).label);
        return [201, shelfOf(id)];
      }
      case '/shelves/{}/marks/{}/': {
        const there = marks.get(id) ?? [];
        const at = there.findIndex((one) => encodeURIComponent(one) === label);
        if (at < 0) return [404, { detail: 'There is no such mark.' }];
        there.splice(at, 1);
        return [204];
      }
      case '/takings/': {
        if (!isPost) return [200, takings.map((count) => ({ count }))];
        const wrong = wrongIn(body, { count: (value) => isWhole(value, 99) });
        if (wrong) return [400, wrong];
        const { count } = JSON.parse(body);
        if (count > 3) return [400, { detail: 'Only 3 are left of the count.' }];
        takings.push(count);
        return [204];
      }
      case '/moves/': {
        const wrong = wrongIn(body, { fromRoomId: (one) => isWhole(one), toRoomId: (one) => isWhole(one) });
        if (wrong) return [400, wrong];
        const { fromRoomId, toRoomId } = JSON.parse(body);
        if (!isThere(fromRoomId) || !isThere(toRoomId)) return [400, { detail: 'A room does not exist.' }];
        if (fromRoomId !== 1 || toRoomId !== 2) return [400, { detail: 'The lift only goes to the loft.' }];
        return [202, jobs[jobs.push(`j${jobs.length}`) - 1]];
      }
      default:
        if (!/^j[0-9]+$/.test(id)) return [400, { detail: 'That is no job.', field: 'job' }];
        return jobs.includes(id) ? [200, { done: true }] : [404, { detail: 'There is no such job.' }];
    }
  }

  return {
    rooms: () => all().map(({ name }) => name),
    async answer(request: IncomingMessage, response: ServerResponse) {
      const [status, json] = await answered(request);
      if (status === 204) return response.writeHead(204).end();
      if (status === 202) return response.writeHead(202, { location: `/jobs/${json}/` }).end();
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    },
  };
}
