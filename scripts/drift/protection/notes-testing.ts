// Test helper: a server on which a careless client does harm. One request can change or delete foreign records, ids are
// parsed loosely, a create may create several records or return an existing one, and undeclared methods work.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from '../wire/raw-server.ts';

type Row = Record<string, unknown> & { id: number };

const id = { type: 'integer', minimum: 1 };
const title = { type: 'string', minLength: 1, maxLength: 80 };
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const email = { type: 'string', format: 'email', maxLength: 80 };
/** So few that every person may have the same. */
const label = { type: 'string', pattern: '^[a-c]$' };
const valuesOf = (value: object) => ({ type: 'array', minItems: 1, maxItems: 2, items: object({ value }) });
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const answers = (schema?: object) => ({ description: 'Done.', ...(schema && content(schema)) });
const refused = {
  '400': { description: 'Wrong.' },
  '404': { description: 'Not there.' },
  '415': { description: 'No JSON.' },
};

const SCHEMAS = {
  notes: { sent: object({ title }), shown: object({ id, title }) },
  authors: {
    sent: object(
      {
        name: title,
        books: { type: 'array', maxItems: 2, items: object({ title }) },
        pages: { type: 'array', maxItems: 2, items: object({ no: { type: 'integer' } }) },
      },
      ['name', 'books', 'pages'],
    ),
    shown: object({ id, name: title }),
  },
  books: { sent: undefined, shown: object({ id, title }) },
  pages: { sent: undefined, shown: object({ id, no: { type: 'integer' } }) },
  tags: { sent: object({ name: title }), shown: object({ id, name: title }) },
  people: {
    sent: object({ name: title, emails: valuesOf(email), labels: valuesOf(label) }),
    shown: object({ id, name: title, emails: valuesOf(email), labels: valuesOf(label) }),
  },
  themes: { sent: undefined, shown: object({ title }) },
};
type Table = keyof typeof SCHEMAS;

const operation = (operationId: string, responses: object, body?: object) => ({
  operationId,
  ...(body && { requestBody: { required: true, ...content(body) } }),
  responses: { ...responses, ...refused },
});

const paths = Object.fromEntries(
  Object.entries(SCHEMAS).flatMap(([table, { sent, shown }]) => [
    [
      `/${table}`,
      {
        get: operation(`list_${table}`, { '200': answers({ type: 'array', items: shown }) }),
        ...(sent && {
          post: operation(`create_${table}`, { '200': answers(shown), '201': answers(shown) }, sent),
        }),
      },
    ],
    [
      `/${table}/{id}`,
      {
        parameters: [{ name: 'id', in: 'path', required: true, schema: id }],
        get: operation(`read_${table}`, { '200': answers(shown) }),
        delete: operation(`remove_${table}`, { '204': answers() }),
      },
    ],
  ]),
);
const partsOfPeople = (name: string, value: object) => ({
  get: operation(`list_${name}`, { '200': answers({ type: 'array', items: object({ value }) }) }),
  delete: {
    ...operation(`remove_${name}`, { '204': answers() }),
    parameters: [{ name: 'value', in: 'query', required: true, schema: value }],
  },
});
const maintenance = object({ enabled: { type: 'boolean' } });
const settings = object({ motto: title, size: { type: 'integer', minimum: 1, maximum: 9 } });

export const NOTES = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: 'https://notes.example' }],
  security: [],
  paths: {
    ...paths,
    '/notes': {
      ...paths['/notes'],
      patch: operation(
        'change_all_notes',
        { '200': answers(object({ count: { type: 'integer' } })) },
        object({ title }, []),
      ),
    },
    '/notes/{id}': {
      ...paths['/notes/{id}'],
      patch: operation('change_note', { '200': answers(SCHEMAS.notes.shown) }, object({ title }, [])),
    },
    '/notes/remove': {
      post: operation(
        'remove_notes',
        { '204': answers() },
        object({ ids: { type: 'array', minItems: 1, items: id } }),
      ),
    },
    '/people/emails': partsOfPeople('emails', email),
    '/people/labels': partsOfPeople('labels', label),
    // Nothing names a theme.
    '/themes/{theme}': {
      parameters: [
        { name: 'theme', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]{4,9}$' } },
      ],
      get: operation('read_themes', { '200': answers(SCHEMAS.themes.shown) }),
    },
    '/maintenance': {
      get: operation('read_maintenance', { '200': answers(maintenance) }),
      post: operation('set_maintenance', { '204': answers() }, maintenance),
    },
    '/settings': {
      get: operation('read_settings', { '200': answers(settings) }),
      put: operation('put_settings', { '200': answers(settings) }, settings),
    },
  },
};

export interface NotesServer {
  url: URL;
  /** All its data as text. */
  state(): string;
  /** Names of changed tables: `notes`, `settings`. */
  differing(before: string): string[];
  requests(): number;
  /** Drops all connections and rejects new ones for some time; the data stays. */
  die(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** @param onRequest receives the number of each request before its response */
export async function serveNotes(
  onRequest: (count: number, method: string) => void = () => undefined,
): Promise<NotesServer> {
  const rows = (count: number, make: (id: number) => object): Row[] =>
    Array.from({ length: count }, (_, i) => ({ id: i + 1, ...make(i + 1) }));
  const tables: Record<Table, Row[]> = {
    notes: rows(20, (nth) => ({ title: `Note ${nth}` })),
    authors: rows(3, (nth) => ({ name: `Author ${nth}` })),
    books: rows(4, (nth) => ({ title: `Book ${nth}` })),
    pages: rows(4, (nth) => ({ no: nth })),
    tags: rows(6, (nth) => ({ name: `Tag ${nth}` })),
    people: rows(3, (nth) => ({
      name: `Person ${nth}`,
      emails: [{ value: `p${nth}@notes.example` }, { value: `q${nth}@notes.example` }],
      labels: [{ value: 'a' }, { value: 'b' }],
    })),
    themes: rows(2, (nth) => ({ title: nth === 1 ? 'light' : 'dark' })),
  };
  const single: { maintenance: Record<string, unknown>; settings: Record<string, unknown> } = {
    maintenance: { enabled: false },
    settings: { motto: 'Calm', size: 3 },
  };
  let count = 0;
  let lastId = 100;
  let tagsMade = 0;
  const add = (table: Table, row: object): Row => {
    lastId += 1;
    const made = { ...row, id: lastId };
    tables[table].push(made);
    return made;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    count += 1;
    const { method = '', url = '' } = request;
    onRequest(count, method);
    const send = (status: number, body?: unknown) => {
      if (body !== undefined) response.setHeader('content-type', 'application/json');
      response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
    };
    let step: string[];
    try {
      step = decodeURIComponent(url.replace(/\?.*/, '')).split('/').slice(1);
    } catch {
      return send(400);
    }
    const [name = '', key] = step;
    if (single.maintenance.enabled === true && name !== 'maintenance') return send(503);
    const isWriting = ['POST', 'PUT', 'PATCH'].includes(method);
    if (isWriting && !`${request.headers['content-type']}`.startsWith('application/json')) return send(415);
    const body = isWriting ? ((await jsonOf(request).catch(() => undefined)) as Record<string, unknown>) : {};
    if (typeof body !== 'object' || body === null) return send(400);
    if (name === 'maintenance' || name === 'settings') {
      if (method === 'GET') return send(200, single[name]);
      if (method !== (name === 'settings' ? 'PUT' : 'POST')) return send(405);
      single[name] = body;
      return name === 'settings' ? send(200, body) : send(204);
    }
    if (name === 'notes' && key === 'remove' && method === 'POST') {
      const ids = [body.ids].flat().map(Number);
      tables.notes = tables.notes.filter((one) => !ids.includes(one.id));
      return send(204);
    }
    if (name === 'people' && (key === 'emails' || key === 'labels')) {
      const valuesIn = (row: Row) => row[key] as { value: string }[];
      if (method === 'GET') return send(200, tables.people.flatMap(valuesIn));
      if (method !== 'DELETE') return send(405);
      // Without a value, it deletes all.
      const value = new URL(url, 'http://notes').searchParams.get('value') || undefined;
      for (const row of tables.people)
        row[key] = valuesIn(row).filter((one) => value !== undefined && one.value !== value);
      return send(204);
    }
    if (name === 'themes') {
      const theme = tables.themes.find((one) => one.title === key);
      if (method === 'GET') return theme ? send(200, { title: theme.title }) : send(404);
      tables.themes = tables.themes.filter((one) => one !== theme);
      return send(204);
    }
    if (!Object.hasOwn(tables, name)) return send(404);
    const table = name as Table;
    if (key === undefined) {
      if (method === 'GET') return send(200, tables[table]);
      if (method === 'PATCH' && table === 'notes') {
        tables.notes = tables.notes.map((one) => ({ ...one, ...body, id: one.id }));
        return send(200, { count: tables.notes.length });
      }
      if (method !== 'POST' || !SCHEMAS[table].sent) return send(405);
      if (table === 'people') {
        const isRight = [body.emails, body.labels].every(
          (list) => Array.isArray(list) && list.every((one) => typeof one?.value === 'string'),
        );
        return isRight ? send(201, add(table, body)) : send(400);
      }
      const { books = [], pages = [], ...rest } = body;
      const text = rest[table === 'notes' ? 'title' : 'name'];
      if (typeof text !== 'string' || text === '' || text.length > 80) return send(400);
      if (table === 'tags' && ++tagsMade % 2 === 1) return send(201, tables.tags[4]);
      if (table === 'authors') {
        for (const one of [books].flat()) add('books', { title: Object(one).title });
        for (const one of [pages].flat()) add('pages', { no: Object(one).no });
      }
      return send(201, add(table, table === 'notes' ? { title: text } : { name: text }));
    }
    // Parsed as a number without validation.
    const own = tables[table].find((one) => one.id === Number.parseInt(key, 10));
    if (!own) return send(404);
    if (method === 'GET') return send(200, own);
    if (method === 'PATCH' && table === 'notes') return send(200, Object.assign(own, body, { id: own.id }));
    if (method !== 'DELETE') return send(405);
    tables[table] = tables[table].filter((one) => one !== own);
    return send(204);
  };

  const server = createServer((request, response) => void answer(request, response));
  const { url, close } = await listening(server);
  const state = () => JSON.stringify({ ...tables, ...single }, null, 1);
  return {
    url,
    state,
    requests: () => count,
    close,
    differing(before) {
      const was = JSON.parse(before) as Record<string, unknown>;
      return Object.entries({ ...tables, ...single })
        .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))
        .map(([name]) => name);
    },
    async die(milliseconds) {
      server.closeAllConnections();
      const closed = new Promise((resolve) => server.close(resolve));
      await closed;
      await sleep(milliseconds);
      await new Promise<void>((resolve) => server.listen(Number(url.port), '127.0.0.1', resolve));
    },
  };
}
