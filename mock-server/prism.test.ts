// `npm run mock` in use: the front door on Prism alone. NODE_ENV is production, which prevents Prism's
// own command from starting.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenApi, resolveSchema, type Schema } from '../scripts/contract/document.ts';
import { loadContract } from '../scripts/contract/load.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import { declaredAnswers } from './prefer.ts';
import { type Mock, startMock } from './start.ts';
import { partOfContract } from './test-contract.ts';

/** In the short run, a tag of each kind of caller. */
const part = partOfContract(process.env.TEST_LONG ? /./ : /v1\/(account|assets|booth|guest)\.yaml/);
const contract = loadContract(part.file);
const SCENE = { version: 1, width: 1080, height: 1080, background: '#FFFFFF', layers: [] };
/**
 * Valid values for the text parts of forms, which have no examples: by name, or for JSON by the
 * name of the schema.
 */
const TEXT_PARTS: Record<string, string> = {
  clientId: 'shot-2026-09-10-0042',
  capturedAt: '2026-09-10T18:22:00Z',
};
const JSON_PARTS: Record<string, unknown> = {
  Scene: SCENE,
  BoothConsent: { given: true, at: '2026-09-10T18:21:40Z', textVersion: 2 },
  BoothGuest: { firstName: 'Ada', emailAddress: 'ada.okafor@mail.example', marketingConsent: true },
  PhotoProductIds: ['product-serum'],
};

let mock: Mock;
const logged: string[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'mock-test-'));
const log = (line: string) => logged.push(line);
const settings = { port: 0, sandbox: false, dataDir, contract: part.file, log };
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  mock = await startMock(settings);
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await mock?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  part.remove();
});

const api = (path: string, init: RequestInit = {}) =>
  fetch(`${mock.origin}/api/v1${path}`, {
    redirect: 'manual',
    ...init,
    headers: { authorization: 'Bearer anybody', ...(init.headers as Record<string, string>) },
  });

/** The credential of the caller: a user's token, a booth's key, or none. */
const proof = ({ device, roles }: Operation): Record<string, string> => ({
  ...(roles.length === 0 && { authorization: '' }),
  ...(device && { 'x-device-key': 'any-key' }),
});
const NO_PROOF = { authorization: '', 'x-device-key': '' };

const expectProblem = async (response: Response, status: number) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status });
  expect(response.status).toBe(status);
};

const expectAlive = async () => expect((await api('/assets')).status).toBe(200);

/** A valid request built from the contract's examples. */
function exampleRequest(operation: Operation): { path: string; init: RequestInit } {
  const value = (name: string, schema: Schema, example: unknown) => {
    const { default: fallback, enum: choices } = resolveSchema(contract.document, schema);
    const found = example ?? fallback ?? choices?.[0];
    if (found === undefined) throw new Error(`${operation.id}: the parameter ${name} needs an example`);
    return `${found}`;
  };
  let path = operation.path;
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema, example } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value(name, schema, example)));
    else if (place === 'query' && (required || example !== undefined))
      query.set(name, value(name, schema, example));
  }
  const [type = '', media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  const example = Object.values(media?.examples ?? {})[0]?.value;
  const body = type.startsWith('multipart/')
    ? multipart(media?.schema ?? {}, contract.document)
    : type === 'application/x-www-form-urlencoded'
      ? new URLSearchParams(example as Record<string, string>).toString()
      : media && JSON.stringify(example);
  const headers = { ...proof(operation), ...(typeof body === 'string' && { 'content-type': type }) };
  const init = { method: operation.method.toUpperCase(), headers, ...(body && { body }) };
  return { path: `${path}?${query}`, init };
}

function multipart(schema: Schema, document: OpenApi): FormData {
  const form = new FormData();
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  for (const [name, part] of Object.entries(properties)) {
    const { items, contentMediaType, contentSchema } = resolveSchema(document, part);
    if (contentSchema)
      form.append(name, JSON.stringify(JSON_PARTS[`${contentSchema.$ref?.split('/').at(-1)}`]));
    else if (items || contentMediaType) form.append(name, new Blob(['small']), 'small.png');
    else if (required.includes(name)) form.append(name, TEXT_PARTS[name] ?? '');
    if (items) form.append(name, new Blob(['second']), 'second.png');
  }
  return form;
}

describe('every operation on plain Prism', () => {
  // The short run requests each code and example, and each kind of security, only once.
  const asked = new Set<string>();
  const isNew = (text: string) => process.env.TEST_LONG !== undefined || asked.size < asked.add(text).size;

  test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_, operation) => {
      const { path, init } = exampleRequest(operation);
      const response = await api(path, init);
      await response.text();
      expect(response.headers.get('x-contract-violations')).toBeNull();
      expect(operation.definition.responses).toHaveProperty(`${response.status}`);
      expect(response.status).toBeLessThan(400);
      if (!operation.open && isNew(JSON.stringify(operation.security))) {
        const unproven = await api(path, { ...init, headers: { ...init.headers, ...NO_PROOF } });
        await expectProblem(unproven, 401);
      }
      if (operation.device) {
        const withToken = { ...init.headers, ...NO_PROOF, authorization: 'Bearer anybody' };
        await expectProblem(await api(path, { ...init, headers: withToken }), 401);
      }
      for (const { code, example } of declaredAnswers(operation)) {
        const prefer = `code=${code}${example ? `, example=${example}` : ''}`;
        if (!isNew(prefer)) continue;
        const wished = await api(path, {
          ...init,
          headers: { ...init.headers, prefer, accept: 'application/json' },
        });
        await wished.text();
        expect([prefer, wished.status, wished.headers.get('x-contract-violations')]).toEqual([
          prefer,
          code,
          null,
        ]);
      }
    },
  );

  test('the self-check finds nothing', () => {
    expect(mock.violations()).toEqual([]);
  });

  test.runIf(process.env.TEST_LONG)(
    'every GET can be generated from its schema, within the contract',
    async () => {
      for (const operation of contract.operations.filter(({ method }) => method === 'get')) {
        const { path, init } = exampleRequest(operation);
        const response = await api(path, { headers: { ...init.headers, prefer: 'dynamic=true' } });
        await response.text();
        expect([operation.id, response.headers.get('x-contract-violations')]).toEqual([operation.id, null]);
      }
    },
  );
});

describe('inputs that crash Prism', () => {
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    api(path, { method: 'POST', body, headers });

  test('P1: runs although NODE_ENV was production', expectAlive);

  test.each(['{"businessName":', '', '\u0000', '{"a":1}}', '['.repeat(9000) + ']'.repeat(9000)])(
    'P2: a body that is no JSON: %.20j',
    async (body) => {
      const response = await post('/account', body, json);
      await expectProblem(response, body === '' ? 422 : 400);
      await expectAlive();
    },
  );

  test.each([
    ['--x\r\nno head', 'multipart/form-data; boundary=x'],
    [
      '--x\r\nContent-Disposition: form-data; name="assets"; filename="a"\r\n\r\ncut off',
      'multipart/form-data; boundary=x',
    ],
    ['--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    [
      '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\nno name\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['anything', 'multipart/form-data'],
    ['anything', 'multipart/form-data; boundary='],
  ])('P3: an invalid multipart body: %j as %s', async (body, type) => {
    const response = await post('/assets?type=logo', body, { 'content-type': type });
    await expectProblem(response, 400);
    await expectAlive();
  });

  test('P4: accepts several files under one name, and a JSON text part', async () => {
    const files = new FormData();
    for (const name of ['a.png', 'b.png', 'c.png']) files.append('assets', new Blob([name]), name);
    expect((await post('/assets?type=logo', files)).status).toBe(200);
    const scene = new FormData();
    scene.append('scene', JSON.stringify(SCENE));
    expect((await post('/assets/asset-logo-1/scene', scene)).status).toBe(200);
    const wrong = new FormData();
    wrong.append('scene', JSON.stringify({ ...SCENE, width: 1 }));
    wrong.append('other', new Blob(['x']), 'x');
    const response = await post('/assets/asset-logo-1/scene', wrong);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['scene.width', 'other']);
    const response2 = await post('/assets?type=logo', new FormData());
    expect(await response2.json()).toMatchObject({
      errors: [{ field: 'assets', message: 'This is required.' }],
    });
  });

  test('P5: refuses a body over the limit', async () => {
    await expectProblem(await post('/account', JSON.stringify('x'.repeat(10_000_001)), json), 413);
    await expectAlive();
  });

  test("P6: uses the prefix of the contract's server", async () => {
    await expectAlive();
    await expectProblem(await fetch(`${mock.origin}/api/assets`), 404);
    await expectProblem(await fetch(`${mock.origin}/api/v2/assets`), 404);
  });

  test('P10: handles an undeclared response', async () => {
    for (const prefer of ['code=418', 'code=abc', 'example=none', 'code=503, example=empty']) {
      const response = await api('/assets', { headers: { prefer } });
      await expectProblem(response, 422);
    }
    expect((await api('/assets?__code=500&__example=none&__server=x')).status).toBe(200);
    expect((await api('/assets', { headers: { prefer: 'return=minimal' } })).status).toBe(200);
  });

  test('names the invalid fields of a request', async () => {
    const response = await api('/assets?page=none&type=none');
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['page', 'type']);
  });

  test('refuses a body of another media type', async () => {
    await expectProblem(await post('/account', 'a=1', { 'content-type': 'text/plain' }), 415);
    await expectProblem(await post('/assets?type=logo', '{}', json), 415);
  });
});

test('refuses an undeclared method or path', async () => {
  for (const method of ['PUT', 'OPTIONS']) {
    const response = await api('/assets', { method });
    expect(response.headers.get('allow')).toBe('GET, POST');
    await expectProblem(response, 405);
  }
  expect((await api('/assets', { method: 'HEAD' })).status).toBe(405);
  await expectProblem(await api('/nowhere'), 404);
  await expectProblem(await api('//assets'), 404);
  await expectProblem(await api('/assets/%zz'), 404);
});

test('no response allows another origin', async () => {
  const response = await api('/assets', { headers: { origin: 'https://elsewhere.example' } });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

/** Any of them makes it more than a local demo, like NODE_ENV. The rule itself is tested in `tokens.test.ts`. */
const NOT_LOCAL = [
  { allowedHosts: ['staging.example'] },
  { host: '::ffff:127.0.0.1' },
  { projectId: 'frameside-prod' },
];

test.each([undefined, ...(process.env.TEST_LONG ? NOT_LOCAL : [])])(
  'there is no identity emulator and no fault panel in production, or with %j',
  async (change) => {
    const started = change ? await startMock({ ...settings, ...change }) : mock;
    onTestFinished(() => (change ? started.stop() : undefined));
    expect([started.parts.identity, started.hasPanel]).toEqual([undefined, false]);
    const origin = `http://127.0.0.1:${started.port}`;
    for (const [method, path] of [
      ['GET', '/_mock'],
      ['GET', '/_mock/requests'],
      ['GET', '/_mock/inbox'],
      ['PUT', '/_mock/faults'],
      ['GET', '/emulator/v1/projects/demo-frameside/oobCodes'],
      ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'],
      ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-frameside/accounts:lookup'],
    ] as const) {
      expect((await fetch(origin + path, { method })).status).toBe(404);
    }
    // The API itself is available.
    expect((await fetch(`${origin}/api/v1/assets`)).status).toBe(401);
  },
);

// `parts.test.ts` restarts a killed part in the short run.
test.runIf(process.env.TEST_LONG)(
  'responds 503 with Retry-After when Prism is killed, then recovers',
  async () => {
    const { pid } = mock.parts.prism;
    if (pid === undefined) throw new Error('Prism does not run');
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => {
      const response = await api('/assets');
      expect(response.headers.get('retry-after')).toBe('1');
      await expectProblem(response, 503);
    });
    await vi.waitFor(expectAlive, { timeout: 30_000, interval: 100 });
    expect(logged).toContain('Prism stopped (it ended with SIGKILL) and is started again.');
    expect(mock.violations()).toEqual([]);
  },
  40_000,
);
