// Test helper: runs the command in write mode against a small service that a test describes: its paths and its answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ReportFinding } from '../report/report.ts';
import { drift } from './cli/command-testing.ts';
import { createFolder } from './har/har-testing.ts';
import { listening } from './wire/raw-server.ts';

export interface SmallRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  json: unknown;
}

export type SmallAnswer = [status: number, json?: unknown, headers?: Record<string, string>];

interface Service {
  /** Takes the server down for some milliseconds. */
  die(milliseconds: number): void;
}

export interface SmallRun {
  status: number | null;
  verdict: string;
  harm: string[];
  remarks: string[];
  figures: { name: string; value: string }[];
  findings: (ReportFinding & { tried: string })[];
  /** `POST /users`, in the order received. */
  requests: string[];
  /** The same with bodies: `POST /users {"name":"a"}`. */
  sent: string[];
}

const no = { description: 'No.' };
export const refusals = Object.fromEntries(['400', '404', '405', '415', '422'].map((status) => [status, no]));

export const content = (schema: object) => ({ content: { 'application/json': { schema } } });
export const answers = (schema?: object) => ({ description: 'Done.', ...(schema && content(schema)) });
export const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
export const operation = (operationId: string, responses: object, body?: object) => ({
  operationId,
  ...(body && { requestBody: { required: true, ...content(body) } }),
  responses: { ...responses, ...refusals },
});
export const inPath = (name: string, schema: object = { type: 'string' }) => ({
  parameters: [{ name, in: 'path', required: true, schema }],
});

/** A list, and creating, reading and removing its records. */
export const crud = (path: string, name: string, sent: object, shown: object) => ({
  [path]: {
    get: operation(`list${name}s`, { '200': answers({ type: 'array', items: shown }) }),
    post: operation(`create${name}`, { '201': answers(shown) }, sent),
  },
  [`${path}/{id}`]: {
    ...inPath('id'),
    get: operation(`get${name}`, { '200': answers(shown) }),
    delete: operation(`delete${name}`, { '204': answers() }),
  },
});

/**
 * @param paths of the contract
 * @param answer undefined breaks the connection off; bodies that are no JSON are refused before
 */
export async function runOn(
  paths: object,
  answer: (request: SmallRequest, service: Service) => SmallAnswer | undefined | Promise<SmallAnswer>,
  options: string[] = ['--mode', 'write'],
  schemas: object = {},
): Promise<SmallRun> {
  const folder = createFolder();
  const info = { title: 'Small', version: '1' };
  const contract = { openapi: '3.1.0', info, security: [], paths, components: { schemas } };
  const file = folder.write('small.json', JSON.stringify(contract));
  const [requests, sent]: string[][] = [[], []];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://small');
    const text = await textOf(request);
    requests?.push(`${method} ${pathname}`);
    sent?.push(`${method} ${pathname} ${text}`);
    let json: unknown;
    let result: SmallAnswer | undefined;
    try {
      const isJson = text === '' || `${headers['content-type']}`.startsWith('application/json');
      json = text === '' ? undefined : JSON.parse(text);
      result = isJson ? await answer({ method, path: pathname, query, json }, service) : [415];
    } catch {
      result = [400];
    }
    if (!result) return void request.socket.destroy();
    const [status, body, more] = result;
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    response
      .writeHead(status, { ...type, ...more })
      .end(body === undefined || method === 'HEAD' ? '' : JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  const { url, close } = await listening(server);
  const service: Service = {
    die(milliseconds) {
      server.close();
      server.closeAllConnections();
      void sleep(milliseconds).then(() => server.listen(Number(url.port), '127.0.0.1'));
    },
  };
  try {
    const target = url.href.replace(/\/$/, '');
    const args = ['--contract', file, '--target', target, '--format', 'json', ...options];
    const { status, stdout, stderr } = await drift(args);
    expect(stderr).not.toContain('This tool itself failed');
    const report = JSON.parse(stdout) as Omit<SmallRun, 'status' | 'requests' | 'sent'>;
    if (process.env.SHOW) console.log(status, sent, stdout);
    return { ...report, status, requests: requests ?? [], sent: sent ?? [] };
  } finally {
    await close();
    folder.remove();
  }
}

/** Records in memory, by id. */
export function createTable(rows: Record<string, unknown>[] = []) {
  const table = new Map<string, Record<string, unknown>>(
    rows.map((row, i) => [`r${i}`, { ...row, id: `r${i}` }]),
  );
  let last = rows.length;
  return {
    rows: table,
    /** Answers the requests of `crud`; undefined for other paths. */
    answer(path: string, { method, path: asked, json }: SmallRequest, isRight: (json: unknown) => boolean) {
      const id = asked.startsWith(`${path}/`) ? decodeURIComponent(asked.slice(path.length + 1)) : undefined;
      if (asked !== path && (id === undefined || id.includes('/'))) return undefined;
      const row = id === undefined ? undefined : table.get(id);
      const result = (): SmallAnswer => {
        if (id === undefined && method === 'GET') return [200, [...table.values()]];
        if (id === undefined && method === 'POST') {
          if (!isRight(json)) return [400];
          last += 1;
          table.set(`r${last}`, { ...(json as object), id: `r${last}` });
          return [201, table.get(`r${last}`)];
        }
        if (id === undefined) return [405];
        if (!row) return [404];
        if (method === 'GET') return [200, row];
        if (method !== 'DELETE') return [405];
        table.delete(id);
        return [204];
      };
      return result();
    },
  };
}

export const isNamed = (json: unknown): boolean => {
  const { name } = Object(json) as { name?: unknown };
  return typeof name === 'string' && name.length > 0 && name.length <= 20;
};
export const name = { type: 'string', minLength: 1, maxLength: 20 };
export const NAMED = { sent: object({ name }), shown: object({ id: { type: 'string' }, name }) };
