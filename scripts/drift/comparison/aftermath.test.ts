// A correct server that creates several records at once, keeps some forever and counts its readers: write mode restores
// everything and reports what it could not check.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { drift, inWriteMode } from '../cli/command-testing.ts';
import { createFolder } from '../har/har-testing.ts';
import { listening } from '../wire/raw-server.ts';

const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const answers = (schema: object) => ({ description: 'Done.', ...content(schema) });
const refused = Object.fromEntries(
  ['400', '403', '404', '405', '415', '422'].map((status) => [status, { description: 'Refused.' }]),
);
const name = { type: 'string', minLength: 1, maxLength: 80 };
const id = { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 64 };
const file = object({ id, name, readers: { type: 'integer' }, url: { type: 'string' } });
const report = object({ id, name });
const operation = (operationId: string, responses: object, body?: object) => ({
  operationId,
  ...(body && { requestBody: { required: true, ...content(body) } }),
  responses: { ...responses, ...refused },
});
const listed = (item: object) => answers({ type: 'array', items: item });
const inPath = { parameters: [{ name: 'id', in: 'path', required: true, schema: id }] };

const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Files', version: '1' },
  servers: [{ url: 'https://files.example' }],
  security: [],
  paths: {
    '/files': {
      get: operation('list_files', { '200': listed(file) }),
      post: operation(
        'create_files',
        { '201': answers(object({ files: { type: 'array', items: file } })) },
        object({ name }),
      ),
    },
    '/files/{id}': {
      ...inPath,
      get: operation('read_file', { '200': answers(file) }),
      delete: operation('remove_file', { '204': { description: 'Gone.' } }),
    },
    '/reports': {
      get: operation('list_reports', { '200': listed(report) }),
      post: operation('create_report', { '201': answers(report) }, object({ name })),
    },
    '/reports/{id}': { ...inPath, get: operation('read_report', { '200': answers(report) }) },
  },
};

const folder = createFolder();
afterAll(folder.remove);
const contract = folder.write('files.json', JSON.stringify(CONTRACT));
const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** @param isClosed whether no caller can read the reports */
async function serve(isClosed: boolean) {
  let [readers, made] = [0, 0];
  const files = new Map([['file-a', 'A']]);
  const reports = new Map([['report-a', 'A']]);
  const fileOf = ([key, title]: [string, string]) => {
    readers += 1;
    return { id: key, name: title, readers, url: `/media/${key}?expires=${readers}&signature=s${readers}` };
  };
  const reportOf = ([key, title]: [string, string]) => ({ id: key, name: title });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const send = (status: number, body?: unknown): void => {
      response
        .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    };
    const [, table = '', key] = url.replace(/\?.*/, '').split('/');
    const rows = { files, reports }[table];
    if (!rows) return send(404);
    if (table === 'reports' && isClosed) return send(403);
    const show = table === 'files' ? fileOf : reportOf;
    const title = key === undefined ? undefined : rows.get(key);
    if (key !== undefined && title === undefined) return send(404);
    if (method === 'GET')
      return send(200, key === undefined ? [...rows].map(show) : show([key, title ?? '']));
    if (method === 'DELETE' && key !== undefined && table === 'files') {
      rows.delete(key);
      return send(204);
    }
    if (method !== 'POST' || key !== undefined) return send(405);
    if (!`${request.headers['content-type']}`.startsWith('application/json')) return send(415);
    const body = Object(await jsonOf(request).catch(() => undefined)) as Record<string, unknown>;
    if (typeof body.name !== 'string' || body.name === '' || body.name.length > 80) return send(400);
    const both = (table === 'files' ? ['front', 'back'] : ['only']).map((side): [string, string] => {
      made += 1;
      return [`${table}-${side}-${made}`, `${body.name}`];
    });
    for (const [one, text] of both) rows.set(one, text);
    return send(201, table === 'files' ? { files: both.map(show) } : both.map(show)[0]);
  };
  const { url, close } = await listening(createServer((request, response) => void answer(request, response)));
  toClose.push(close);
  return { url, made: () => made, left: () => [[...files.keys()], [...reports.keys()]] };
}

async function attack(isClosed = false, ...options: string[]) {
  const server = await serve(isClosed);
  const target = ['--target', server.url.href.replace(/\/$/, '')];
  const { status, stdout } = await drift([...inWriteMode(contract), ...target, ...options]);
  const { harm, remarks } = JSON.parse(stdout) as { harm: string[]; remarks: string[] };
  return {
    status,
    server,
    notAsBefore: harm,
    notSent: remarks.filter((one) => one.startsWith('Not sent')),
  };
}

describe('a correct server', () => {
  it('is restored, and the run exits with 0', async () => {
    const { status, server, notAsBefore, notSent } = await attack();
    expect(server.made()).toBeGreaterThan(4);
    expect(server.left()).toEqual([['file-a'], ['report-a']]);
    expect(notAsBefore).toEqual([]);
    expect(status).toBe(0);
    expect(notSent.join('\n')).toMatch(
      /no declared operation removes what they make: \d+ requests of 1 operations; --allow-shared-writes sends them: create_report/,
    );
  });

  it.runIf(process.env.TEST_LONG)(
    'keeps unremovable records if allowed, and each one is reported',
    async () => {
      const { status, server, notAsBefore } = await attack(false, '--allow-shared-writes');
      const [files, [, ...reports] = []] = server.left();
      expect(files).toEqual(['file-a']);
      expect(reports.length).toBeGreaterThan(0);
      for (const one of reports.slice(0, 40)) expect(notAsBefore.join('\n')).toContain(one);
      expect(status).toBe(1);
    },
  );

  it('is reported with each unreadable list, and the run exits with 1', async () => {
    const { status, notAsBefore } = await attack(true);
    expect(notAsBefore.join('\n')).toContain('could not be looked at: GET /reports');
    expect(status).toBe(1);
  });
});
