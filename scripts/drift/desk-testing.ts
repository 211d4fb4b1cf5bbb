// A fixture service whose records depend on each other: rooms are booked by day, bookings must be canceled by staff
// before removal, and types cannot change.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Fields, isName, isWhole, wrongIn } from './words-testing.ts';

export const DESK = `openapi: 3.1.0
info: { title: Desk, version: 1.0.0 }
servers: [{ url: 'https://desk.example' }]
tags: [{ name: desk }]
security: [{ key: [] }]
paths:
  /stays:
    get:
      operationId: listStays
      tags: [desk]
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Stay' } } } } }, '401': { $ref: '#/components/responses/No' } }
    post:
      operationId: bookStay
      tags: [desk]
      description: 409 where the room is taken on one of the days.
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [room, from, to], additionalProperties: false, properties: { room: { type: integer, minimum: 1, maximum: 3 }, from: { type: string, format: date }, to: { type: string, format: date }, notes: { type: string, maxLength: 60 } } }, example: { room: 1, from: '2031-05-02', to: '2031-05-05', notes: Late } } } }
      responses: { '201': { description: Booked., content: { application/json: { schema: { $ref: '#/components/schemas/Stay' } } } }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '409': { $ref: '#/components/responses/No' } }
  /stays/{stay}:
    parameters: [{ $ref: '#/components/parameters/stay' }]
    get:
      operationId: getStay
      tags: [desk]
      responses: { '200': { $ref: '#/components/responses/Stay' }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
    delete:
      operationId: removeStay
      tags: [desk]
      description: Staff only. 409 unless it is cancelled.
      responses: { '204': { description: Gone. }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '403': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' }, '409': { $ref: '#/components/responses/No' } }
  /stays/{stay}/cancel:
    parameters: [{ $ref: '#/components/parameters/stay' }]
    post:
      operationId: cancelStay
      tags: [desk]
      responses: { '200': { $ref: '#/components/responses/Stay' }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /stays/{stay}/restore:
    parameters: [{ $ref: '#/components/parameters/stay' }]
    post:
      operationId: restoreStay
      tags: [desk]
      description: Of what was removed.
      responses: { '200': { $ref: '#/components/responses/Stay' }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /stays/{stay}/lock:
    parameters: [{ $ref: '#/components/parameters/stay' }]
    post:
      operationId: lockStay
      tags: [desk]
      responses: { '200': { $ref: '#/components/responses/Stay' }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
    delete:
      operationId: unlockStay
      tags: [desk]
      responses: { '204': { description: Unlocked. }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /stays/{stay}/calls:
    parameters: [{ $ref: '#/components/parameters/stay' }]
    post:
      operationId: callStay
      tags: [desk]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [about], additionalProperties: false, properties: { about: { type: string, minLength: 1, maxLength: 60 }, note: { type: string, minLength: 1, maxLength: 60 } } } } } }
      responses: { '201': { description: Called., content: { application/json: { schema: { type: object, required: [call, about], properties: { call: { type: string }, about: { type: string }, note: { type: [string, 'null'] } } } } } }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
  /things:
    get:
      operationId: listThings
      tags: [desk]
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Thing' } } } } }, '401': { $ref: '#/components/responses/No' } }
  /things/{thing}:
    parameters: [{ name: thing, in: path, required: true, schema: { type: string, pattern: '^[a-z][a-z0-9-]{1,40}$' } }]
    get:
      operationId: getThing
      tags: [desk]
      responses: { '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
    put:
      operationId: putThing
      tags: [desk]
      description: 409 where there is one of another kind, or with more places.
      requestBody: { required: true, content: { application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Lamp' }, { $ref: '#/components/schemas/Vase' }] }, example: { kind: lamp, places: 2, watts: 40 } } } }
      responses: { '200': { description: Replaced., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }, '201': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '409': { $ref: '#/components/responses/No' } }
    delete:
      operationId: removeThing
      tags: [desk]
      responses: { '204': { description: Gone. }, '400': { $ref: '#/components/responses/No' }, '401': { $ref: '#/components/responses/No' }, '404': { $ref: '#/components/responses/No' } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  parameters:
    stay: { name: stay, in: path, required: true, schema: { type: string, pattern: '^s[0-9]+$' } }
  responses:
    No: { description: No., content: { application/json: { schema: { type: object, required: [detail], properties: { detail: { type: string }, field: { type: string } } } } } }
    Stay: { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Stay' } } } }
  schemas:
    Stay:
      type: object
      required: [id, room, from, to, notes, cancelled, locked]
      properties: { id: { type: string }, room: { type: integer }, from: { type: string, format: date }, to: { type: string, format: date }, notes: { type: [string, 'null'] }, cancelled: { type: boolean }, locked: { type: boolean } }
    Lamp: { type: object, required: [kind, places, watts], additionalProperties: false, properties: { kind: { const: lamp }, places: { type: integer, minimum: 1, maximum: 9 }, watts: { type: integer, minimum: 5, maximum: 100 }, note: { type: string, minLength: 1, maxLength: 60 } } }
    Vase: { type: object, required: [kind, places, height], additionalProperties: false, properties: { kind: { const: vase }, places: { type: integer, minimum: 1, maximum: 9 }, height: { type: integer, minimum: 10, maximum: 200 } } }
    Thing: { type: object, required: [id, kind, places], properties: { id: { type: string }, kind: { type: string }, places: { type: integer }, watts: { type: integer }, height: { type: integer }, note: { type: string } } }
`;

const isDay = (value: unknown) =>
  typeof value === 'string' && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(`${value}T`) === true;
const orNone = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
const isNote = (value: unknown) => typeof value === 'string' && [...value].length <= 60;
const isSome = (least: number, most: number) => (value: unknown) => isWhole(value, most) && value >= least;

/** @param fault the fault to seed */
export function createDesk(fault?: string) {
  const stays: Fields[] = [{ id: 's1', room: 1, from: '2031-05-02', to: '2031-05-05', notes: null }].map(
    (one) => ({ ...one, cancelled: false, locked: false }),
  );
  const gone: Fields[] = [];
  const things = new Map<string, Fields>([['hall-lamp', { kind: 'lamp', places: 2, watts: 40 }]]);
  let last = 1;

  function book({ room, from, to, notes = null }: Fields): [number, unknown] {
    if (`${to}` <= `${from}`) return [400, { detail: 'It ends before it begins.', field: 'to' }];
    const isTaken = stays.some(
      (one) => !one.cancelled && one.room === room && `${one.from}` < `${to}` && `${from}` < `${one.to}`,
    );
    if (isTaken) return [409, { detail: 'It is taken then.' }];
    last += 1;
    const stay = { id: `s${last}`, room, from, to, notes: fault === 'notes-lost' ? null : notes };
    stays.push({ ...stay, cancelled: false, locked: false });
    return [201, stays.at(-1)];
  }

  function put(id: string, body: string): [number, unknown] {
    const { kind } = JSON.parse(body) ?? {};
    const tallest = fault === 'tall-vases' ? 900 : 200;
    const own: Parameters<typeof wrongIn>[1] =
      kind === 'vase' ? { height: isSome(10, tallest) } : { watts: isSome(5, 100), note: orNone(isName) };
    const wrong = wrongIn(body, {
      kind: (one) => one === 'lamp' || one === 'vase',
      places: isSome(1, 9),
      ...own,
    });
    if (wrong) return [400, wrong];
    const before = things.get(id);
    const next = JSON.parse(body);
    if (before && (before.kind !== kind || before.places !== next.places))
      return [409, { detail: 'It is not of that sort.' }];
    things.set(id, fault === 'put-keeps-note' && before?.note ? { note: before.note, ...next } : next);
    return [before ? 200 : 201, { id, ...things.get(id) }];
  }

  async function answered(request: IncomingMessage): Promise<[status: number, json?: unknown]> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const [, collection, id = '', action = ''] = new URL(url, 'http://desk').pathname.split('/');
    const call = `${method} /${collection}${id && '/{}'}${action && `/${action}`}`;
    const methods = {
      '/stays': ['GET', 'POST'],
      '/stays/{}': ['GET', 'DELETE'],
      ...{ '/stays/{}/cancel': ['POST'], '/stays/{}/restore': ['POST'] },
      ...{ '/stays/{}/lock': ['POST', 'DELETE'], '/stays/{}/calls': ['POST'] },
      ...{ '/things': ['GET'], '/things/{}': ['GET', 'PUT', 'DELETE'] },
    }[call.slice(method.length + 1)];
    if (!methods) return [404, { detail: 'There is no such address.' }];
    const key = `${headers['x-key']}`;
    if (!['guest', 'staff'].includes(key)) return [401, { detail: 'Who are you?' }];
    if (!methods.includes(method)) return [405, { detail: 'Not so.' }];
    const isPosted = ['POST /stays', 'POST /stays/{}/calls', 'PUT /things/{}'].includes(call);
    if (isPosted && headers['content-type'] !== 'application/json') return [415, { detail: 'JSON only.' }];
    try {
      if (isPosted) JSON.parse(body);
    } catch {
      return [400, { detail: 'That is no JSON.' }];
    }
    if (collection === 'things') {
      if (!id) return [200, [...things].map(([own, thing]) => ({ id: own, ...thing }))];
      if (!/^[a-z][a-z0-9-]{1,40}$/.test(id))
        return [400, { detail: 'So nothing is called.', field: 'thing' }];
      if (method === 'PUT') return put(id, body);
      const thing = things.get(id);
      if (!thing) return [404, { detail: 'There is no such thing.' }];
      if (method === 'GET') return [200, { id, ...thing }];
      things.delete(id);
      return [204];
    }
    if (call === 'GET /stays') return [200, stays];
    if (call === 'POST /stays') {
      const how = { room: isSome(1, 3), from: isDay, to: isDay, notes: orNone(isNote) };
      const wrong = wrongIn(body, how);
      return wrong ? [400, wrong] : book(JSON.parse(body));
    }
    if (!/^s[0-9]+$/.test(id)) return [400, { detail: 'So no stay is called.', field: 'stay' }];
    if (call === 'DELETE /stays/{}' && key === 'guest') return [403, { detail: 'Staff only.' }];
    const isRestored = action === 'restore';
    const at = (isRestored ? gone : stays).findIndex((one) => one.id === id);
    const stay = (isRestored ? gone : stays)[at];
    if (!stay) return [404, { detail: 'There is no such stay.' }];
    switch (call) {
      case 'DELETE /stays/{}':
        if (!stay.cancelled) return [409, { detail: 'It must be cancelled first.' }];
        if (fault !== 'remove-nothing') gone.push(...stays.splice(at, 1));
        return [204];
      case 'POST /stays/{}/restore':
        stays.push(...gone.splice(at, 1));
        return [200, stay];
      case 'POST /stays/{}/cancel':
        stay.cancelled = true;
        return [200, stay];
      case 'POST /stays/{}/lock':
        stay.locked = true;
        return [200, stay];
      case 'DELETE /stays/{}/lock':
        stay.locked = false;
        return [204];
      case 'POST /stays/{}/calls': {
        const wrong = wrongIn(body, { about: isName, note: orNone(isName) });
        if (wrong) return [400, wrong];
        const { about, note = null } = JSON.parse(body);
        return [201, { call: 'c1', about, note: fault === 'call-note-lost' ? null : note }];
      }
      default:
        return [200, stay];
    }
  }

  return {
    left: () => [...stays.map(({ id }) => id), ...things.keys()],
    async answer(request: IncomingMessage, response: ServerResponse) {
      const [status, json] = await answered(request);
      response.writeHead(status, status === 204 ? {} : { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(json));
    },
  };
}
