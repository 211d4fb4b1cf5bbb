// Rejected credentials prove nothing, and skipped operations are never called.
import { createServer } from 'node:http';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createFolder } from '../har/har-testing.ts';
import { listening } from '../wire/raw-server.ts';
import { drift, driftProcess, inWriteMode } from './command-testing.ts';

const folder = createFolder();
afterAll(folder.remove);
const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

const list = {
  '200': {
    description: 'All.',
    content: {
      'application/json': {
        schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
      },
    },
  },
  '401': { description: 'Who is it?' },
  '403': { description: 'No.' },
};
const reading = (operationId: string, security: object[]) => ({
  get: { operationId, security, responses: list },
});
const contract = folder.write(
  'shops.json',
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shops', version: '1' },
    servers: [{ url: 'https://shops.example' }],
    paths: {
      '/health': reading('health', []),
      '/news': reading('listNews', []),
      '/help': reading('listHelp', []),
      '/hours': reading('listHours', []),
      '/orders': {
        ...reading('listOrders', [{ key: ['Owner', 'Clerk'] }]),
        delete: { operationId: 'removeOrders', security: [{ key: ['Owner'] }], responses: list },
      },
      '/bills': reading('listBills', [{ key: ['Owner', 'Clerk'] }]),
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  }),
);

async function serve() {
  const seen: string[] = [];
  const server = await listening(
    createServer(({ method, url = '', headers }, response) => {
      seen.push(`${method} ${url}`);
      const isOpen = !/^\/(orders|bills)/.test(url);
      const isKnown = ['owner', 'clerk'].includes(`${headers['x-key']}`);
      response.writeHead(isOpen || isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(isOpen || isKnown ? '[]' : '');
    }),
  );
  toClose.push(server.close);
  return { seen, target: server.url.href.replace(/\/$/, '') };
}

const keyOf = (variable: string, as: string) => ['--auth', `header:X-Key=env:${variable}`, '--as', as];
const env = { OWNER: 'owner', CLERK: 'clerk', WRONG: 'wrong' };

const WRONG: [which: string, auth: string[]][] = [
  ['one of two', [...keyOf('OWNER', 'Owner'), ...keyOf('WRONG', 'Clerk')]],
  ['the only one', ['--auth', 'header:X-Key=env:WRONG']],
];

it.each(WRONG)('proves nothing with rejected credentials: %s', async (_, auth) => {
  const { target } = await serve();
  const { status, stdout } = await drift(['--contract', contract, '--target', target, ...auth], { env });
  expect(stdout).toContain('Nothing proven. The target refuses these credentials: it answers 401 to them');
  expect(stdout).toContain('$WRONG');
  expect(stdout).not.toContain('$OWNER');
  expect(status).toBe(3);
});

it('accepts valid credentials', async () => {
  const { target } = await serve();
  const auth = [...keyOf('OWNER', 'Owner'), ...keyOf('CLERK', 'Clerk')];
  const { status, stdout } = await driftProcess(['--contract', contract, '--target', target, ...auth], {
    env,
  });
  expect(stdout).toContain('No drift found');
  expect(status).toBe(0);
});

it('never calls operations listed in --skip', async () => {
  const { target, seen } = await serve();
  const auth = ['--auth', 'header:X-Key=env:OWNER', '--skip', 'listOrders,removeOrders,listNews'];
  await drift([...inWriteMode(contract), '--target', target, ...auth, '--allow-shared-writes'], { env });
  expect(seen.filter((one) => /^(GET|DELETE) \/orders|^GET \/news/.test(one))).toEqual([]);
  expect(seen).toContain('GET /bills');
  const { status, stderr } = await drift(
    ['--contract', contract, '--target', target, '--skip', 'listOrder'],
    {},
  );
  expect(stderr).toContain('--skip names listOrder, an unknown operationId; did you mean listOrders?');
  expect(status).toBe(2);
});
