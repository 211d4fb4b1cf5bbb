import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, filesForm, freshFolder, startSandboxProcess, TOKENS } from './testing.ts';

const as = TOKENS.owner;
const rows = 6000;

test('an import with an `Idempotency-Key` resumes after the last stored row when it was killed', async () => {
  const folder = await freshFolder();
  let sandbox = await startSandboxProcess(folder);
  const file = Buffer.from(`name\n${'Killed\n'.repeat(rows)}`);
  const send = (key: string) =>
    call(sandbox.origin, 'POST', '/products/import', {
      as,
      headers: { 'idempotency-key': key },
      form: filesForm([['a.csv', file]], 'products'),
    });
  const count = async () =>
    (await call(sandbox.origin, 'GET', '/products/search?search=Killed&show=1', { as })).body.pages;
  const key = randomUUID();
  const storedAfter: number[] = [];
  for (let finished = false; storedAfter.length < 2 && !finished; ) {
    const before = await count();
    const broken = send(key).then(
      () => (finished = true),
      () => undefined,
    );
    const isUnderWay = async () => finished || (await count()) > before;
    await expect.poll(isUnderWay, { interval: 1 }).toBe(true);
    await sandbox.kill();
    await broken;
    sandbox = await startSandboxProcess(folder);
    storedAfter.push(await count());
  }
  expect(storedAfter[0]).toBeGreaterThan(0);
  expect(storedAfter[0]).toBeLessThan(rows);
  const { status, body } = await send(key);
  expect([status, body]).toEqual([200, { created: rows, updated: 0, skipped: 0, rejected: [] }]);
  expect(await count()).toBe(rows);
  // The import is complete, so the stored response is repeated.
  expect((await send(key)).body).toEqual(body);
  expect(await count()).toBe(rows);
  await sandbox.stop();
});
