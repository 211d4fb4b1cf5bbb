import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { type Mock, startMock } from './start.ts';
import { partOfContract } from './test-contract.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const FEW_PATHS = /^ {2}\/(assets|contacts):/;
const pure = { port: 0, sandbox: false, identity: false } as const;
const start = async (settings: Parameters<typeof startMock>[0]) => {
  const mock = await startMock(settings);
  undo.push(mock.stop);
  return mock;
};
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'mock-test-'));
  undo.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const status = (mock: Mock, path: string) =>
  fetch(`${mock.origin}/api/v1${path}`, { headers: { authorization: 'Bearer x' } }).then(
    (answer) => answer.status,
  );
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('settings', () => {
  test('come from options, else from the environment, else from defaults', () => {
    expect(readSettings({ port: 1 }, { PORT: '2', HOST: '::1', DATA_DIR: 'elsewhere' })).toMatchObject({
      port: 1,
      host: '::1',
      dataDir: 'elsewhere',
      projectId: 'demo-frameside',
      tokenSeconds: 604_800,
    });
  });

  test.each(['abc', '70000', '-1', '80.5', ''])('refuses PORT=%j in one sentence', (PORT) => {
    expect(() => readSettings({}, { PORT })).toThrow(
      `PORT is "${PORT}"; set it to a number from 0 to 65535.`,
    );
  });
});

test.each(['0', '-1', '1.5', '1e3', 'week'])('refuses TOKEN_SECONDS=%j in one sentence', (given) => {
  expect(() => readSettings({}, { TOKEN_SECONDS: given })).toThrow(
    `TOKEN_SECONDS is "${given}"; set it to a whole number of seconds, at least 1.`,
  );
});

test('DATABASE_URL names a database, and errors do not quote it because it contains a password', () => {
  const DATABASE_URL = 'postgresql://me:secret@db.example/shop';
  expect(readSettings({}, { DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(readSettings({}, { DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  expect(readSettings({ databaseUrl: undefined }, { DATABASE_URL }).databaseUrl).toBeUndefined();
  for (const wrong of [
    'mysql://me:secret@db/shop',
    'me:secret@db',
    'postgres://',
    'postgres://me:secret@db:x',
  ]) {
    expect(() => readSettings({}, { DATABASE_URL: wrong })).toThrow(
      /^DATABASE_URL is not a database URL; set it to postgres:\/\/user:password@host:5432\/database\.$/,
    );
  }
});

test('ALLOWED_HOSTS is a list of names', () => {
  expect(readSettings({}, { ALLOWED_HOSTS: 'a.example, b.example' }).allowedHosts).toEqual([
    'a.example',
    'b.example',
  ]);
  expect(readSettings({}, {}).allowedHosts).toEqual([]);
  expect(() => readSettings({}, { ALLOWED_HOSTS: 'https://a.example' })).toThrow(
    'ALLOWED_HOSTS has "https://a.example"; write host names without port, separated by commas.',
  );
});

test('TRUSTED_PROXY is an address', () => {
  expect(readSettings({}, { TRUSTED_PROXY: '10.0.0.1' }).trustedProxy).toBe('10.0.0.1');
  expect(readSettings({}, { TRUSTED_PROXY: '' }).trustedProxy).toBeUndefined();
  expect(() => readSettings({}, { TRUSTED_PROXY: 'proxy.example' })).toThrow(
    'TRUSTED_PROXY is "proxy.example"; set it to the proxy\'s IP address.',
  );
});

test('reports a taken port in one sentence, and stops everything', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  undo.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const sentence = `Port ${port} is taken by another program; set PORT to a free one.`;
  await expect(startMock({ ...pure, port })).rejects.toThrow(sentence);

  const main = spawn(process.execPath, ['mock-server/main.ts'], { env: { ...process.env, PORT: `${port}` } });
  const [said, [code]] = await Promise.all([main.stderr.toArray(), once(main, 'exit')]);
  expect([Buffer.concat(said).toString(), code]).toEqual([`${sentence}\n`, 1]);
});

test('reports an address of another machine in one sentence that names HOST', async () => {
  await expect(startMock({ ...pure, host: '256.1.1.1' })).rejects.toThrow(
    /^HOST is "256\.1\.1\.1", where this machine cannot listen \(.+\); set it to 127\.0\.0\.1\.$/,
  );
});

test.each(['../../x', '', 'Demo', 'a/b'])('refuses PROJECT_ID=%j in one sentence', (PROJECT_ID) => {
  expect(() => readSettings({}, { PROJECT_ID })).toThrow(
    `PROJECT_ID is "${PROJECT_ID}"; set it to an id of small letters, digits and hyphens.`,
  );
});

test.runIf(process.env.TEST_LONG)('removes the contract left by a killed process', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = join(tmpdir(), `mock-contract-${pid}-left.json`);
  const used = join(tmpdir(), `mock-contract-${process.pid}-used.json`);
  for (const file of [left, used]) writeFileSync(file, '{}');
  undo.push(() => rmSync(used));
  await start(pure);
  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
});

test('reports an unreadable contract in one sentence', async () => {
  const file = join(folder(), 'v1.yaml');
  await expect(startMock({ ...pure, contract: file })).rejects.toThrow(/cannot be read/);
});

test.runIf(process.env.TEST_LONG)('names a part that does not start, and stops the others', async () => {
  const dataDir = join(folder(), 'a-file');
  writeFileSync(dataDir, '');
  const logged: string[] = [];
  const starting = startMock({ ...pure, sandbox: true, dataDir, log: (line) => logged.push(line) });
  await expect(starting).rejects.toThrow(
    /^The sandbox did not start: The data folder .*a-file cannot be written [^\n]+ set DATA_DIR to another folder\.$/,
  );
  // Logged only once.
  expect(logged).toEqual([]);
});

test.runIf(process.env.TEST_LONG)('Ctrl-C stops npm run mock and everything it started', async () => {
  const contract = partOfContract(FEW_PATHS);
  undo.push(contract.remove);
  const env = { ...process.env, PORT: '0', CONTRACT: contract.file };
  const main = spawn(process.execPath, ['mock-server/main.ts'], { env });
  const [line] = await once(main.stdout, 'data');
  expect(`${line}`).toMatch(/^The API of the contract is at http:\/\/127\.0\.0\.1:\d+\/api\/v1/);
  main.kill('SIGINT');
  expect(await once(main, 'exit')).toEqual([0, null]);
});

test.runIf(process.env.TEST_LONG)('parts exit when their parent process is killed', async () => {
  const script = `
    import { startMock } from '${new URL('./start.ts', import.meta.url)}';
    const mock = await startMock({ port: 0, sandbox: false, identity: false });
    console.log(mock.parts.prism.pid);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [line] = await once(starter.stdout, 'data');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test.runIf(process.env.TEST_LONG)('the caller can mount the handler in its own server', async () => {
  const mock = await start({ ...pure, listen: false });
  const server = createServer((req, res) => mock.handle(req, res) || res.end('a page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/assets`)).text()).toBe('a page');
  expect((await fetch(`${origin}/api/v1/assets`)).status).toBe(401);
});

describe('a mock with Prism only', () => {
  const logged: string[] = [];
  const contract = partOfContract(FEW_PATHS);
  const path = contract.folder;
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ ...pure, contract: contract.file, log: (line) => logged.push(line) });
  });
  afterAll(async () => {
    await mock?.stop();
    contract.remove();
  });

  test('the fault panel', async () => {
    const panel = (path: string, init?: RequestInit) => fetch(`${mock.origin}/_mock${path}`, init);
    const put = (body: unknown) =>
      panel('/faults', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const [path, type] of [
      ['', 'text/html'],
      ['/', 'text/html'],
      ['/fault-panel.js', 'text/javascript'],
      ['/fault-panel.css', 'text/css'],
    ] as const) {
      const answer = await panel(path);
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
      expect(await answer.text()).not.toMatch(/ on\w+=/);
    }
    const operations = (await (await panel('/operations')).json()) as { id: string; answers: unknown[] }[];
    expect(operations.find(({ id }) => id === 'listAssets')?.answers).toContainEqual({
      prefer: 'code=200, example=empty',
      label: '200 empty',
    });

    const faults = {
      operations: { listAssets: { prefer: 'code=503' } },
      parts: {
        prism: 'up',
        sandbox: 'up',
        identity: 'up',
        installations: 'up',
        remoteConfig: 'up',
        analytics: 'up',
      },
    };
    expect(await (await put(faults)).json()).toEqual(faults);
    expect(await status(mock, '/assets')).toBe(503);
    expect(await (await panel('/requests')).json()).toMatchObject([
      { operationId: 'listAssets', by: 'prism', status: 503 },
    ]);
    const refused = await put({ operations: { listAssets: { errorRate: 7 } } });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ field: 'operations.listAssets.errorRate' }] },
    ]);
    expect((await panel('/faults', { method: 'PUT', body: '{}' })).status).toBe(415);
    expect((await put(' '.repeat(1_100_000))).status).toBe(413);
    expect(await (await panel('/faults')).json()).toEqual(faults);
    await panel('/faults', { method: 'DELETE' });
    expect(await status(mock, '/assets')).toBe(200);

    for (let i = 0; i < 60; i += 1) await status(mock, '/nowhere');
    expect(await (await panel('/requests')).json()).toHaveLength(50);
    expect(await (await panel('/health')).json()).toEqual({
      parts: { prism: true },
      violations: 0,
      waiting: 0,
    });
    expect((await panel('/nothing')).status).toBe(404);
    expect((await panel('/health', { method: 'POST' })).headers.get('allow')).toBe('GET');
  });

  test('a new operation works once it is written; an invalid contract changes nothing', async () => {
    const root = readFileSync(join(path, 'v1.yaml'), 'utf8');
    const { pid } = mock.parts.prism;
    expect(await status(mock, '/extra')).toBe(404);

    // Replaced, as by a checkout; at the end it is written in place.
    writeFileSync(join(path, 'v1.new'), root.replace('\npaths:\n', '\npaths: [\n'));
    renameSync(join(path, 'v1.new'), join(path, 'v1.yaml'));
    await expect.poll(() => logged.join()).toMatch(/^The contract in use stays the old one\. .*v1\.yaml/);
    expect(logged).toHaveLength(1);
    expect(await status(mock, '/assets')).toBe(200);
    expect(mock.parts.prism.pid).toBe(pid);

    // A request in progress is answered by the old contract, however long it takes.
    const held = request(`${mock.origin}/api/v1/contacts`, {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    });
    const answered = once(held, 'response');
    held.write('{"firstName":');
    const extra = readFileSync('openapi/v1/assets.yaml', 'utf8').replace(
      'operationId: listAssets',
      'operationId: listExtras',
    );
    writeFileSync(join(path, 'v1/extra.yaml'), extra.replaceAll("'#/schemas/", "'assets.yaml#/schemas/"));
    writeFileSync(
      join(path, 'v1.yaml'),
      root.replace('\npaths:\n', '\npaths:\n  /extra: { $ref: v1/extra.yaml#/paths/collection }\n'),
    );
    // No request fails in between: the old contract answers until the new one is ready.
    const answers = new Set<number>();
    await vi.waitFor(
      async () => {
        answers.add(await status(mock, '/assets'));
        expect(await status(mock, '/extra')).toBe(200);
      },
      { timeout: 120_000, interval: 20 },
    );
    expect(answers).toEqual(new Set([200]));
    held.end('"Ada"}');
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(200);
    expect(mock.violations()).toEqual([]);
    if (pid !== undefined) await expect.poll(() => isRunning(pid)).toBe(false);
    writeFileSync(join(path, 'v1.yaml'), root);
    await expect.poll(() => status(mock, '/extra')).toBe(404);
  });
});
