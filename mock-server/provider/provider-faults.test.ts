// Faults of the provider's services on demand.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJudge } from '../../scripts/contract/judge.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import {
  FETCH,
  FID,
  HEADERS,
  INSTALLATIONS,
  openProviderTest,
  type ProviderTest,
  TAG,
  WEB_CONFIG,
} from './test-provider.ts';

const contract = loadContract('openapi/provider.yaml');
const judge = createJudge(contract);
const PATHS: Record<string, string> = {
  createInstallation: INSTALLATIONS,
  deleteInstallation: `${INSTALLATIONS}/${FID}`,
  createInstallationToken: `${INSTALLATIONS}/${FID}/authTokens:generate`,
  getRemoteConfig: FETCH,
  getAnalyticsWebConfig: WEB_CONFIG,
};

let t: ProviderTest;
beforeEach(async () => {
  t = await openProviderTest();
});
afterEach(async () => {
  await t.stop();
  expect(t.door.selfCheck.found()).toEqual([]);
});

const setFaults = (given: object) => expect(t.door.faults.set(given, t.provider.operations)).toEqual([]);

test.each(contract.operations)('every answer that $id declares can be called up', async (operation) => {
  for (const status of Object.keys(operation.definition.responses).map(Number)) {
    setFaults({ operations: { [operation.id]: { prefer: `code=${status}` } } });
    const response = await fetch(t.door.origin + PATHS[operation.id], {
      method: operation.method.toUpperCase(),
    });
    const answer = { status: response.status, headers: response.headers, body: await response.text() };
    expect(answer.status).toBe(status);
    expect(judge.answer(operation, answer)).toEqual([]);
    expect(response.headers.get('retry-after')).toBe(status === 429 || status === 503 ? '1' : null);
  }
});

test('applies Prefer to one request, and refuses an undeclared one', async () => {
  const wish = (prefer: string) => t.ask(FETCH, { method: 'POST', headers: { ...HEADERS, prefer } });
  expect((await wish('example=noTemplate')).body).toEqual({ state: 'NO_TEMPLATE' });
  const { status, body } = await wish('code=418');
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining('not 418')]);
});

test('applies latency and error rate, and sends JSON that does not parse', async () => {
  setFaults({ operations: { getAnalyticsWebConfig: { latencyMs: 80, errorRate: 1 } } });
  const since = performance.now();
  expect(await t.ask(WEB_CONFIG, { headers: HEADERS })).toMatchObject({
    status: 503,
    retryAfter: '1',
    body: { error: { status: 'UNAVAILABLE' } },
  });
  expect(performance.now() - since).toBeGreaterThan(75);
  setFaults({ operations: { getAnalyticsWebConfig: { broken: true } } });
  const broken = await fetch(t.door.origin + WEB_CONFIG, { headers: HEADERS });
  expect(broken.status).toBe(200);
  await expect(broken.json()).rejects.toThrow(SyntaxError);
});

test('each service can be down or hang independently', async () => {
  const { token } = (await t.register()).body.authToken;
  setFaults({ parts: { installations: 'down', remoteConfig: 'hang' } });
  await expect(t.register()).rejects.toThrow();
  const waiting = t.fetchConfig(token);
  await expect.poll(() => t.door.faults.waiting()).toBe(1);
  expect((await t.ask(WEB_CONFIG, { headers: HEADERS })).status).toBe(200);
  setFaults({ parts: { analytics: 'down' } });
  expect((await waiting).status).toBe(200);
  await expect(fetch(t.door.origin + TAG)).rejects.toThrow();
});
