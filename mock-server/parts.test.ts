import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Plan, startPart } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-test-'));
const undo: (() => unknown)[] = [];
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

let made = 0;
const logged: string[] = [];
const start = async (
  code: string,
  more: Pick<Plan, 'onReady' | 'onStopped' | 'onGivenUp' | 'patience'> = {},
) => {
  made += 1;
  const file = join(folder, `${made}.mjs`);
  writeFileSync(file, code);
  logged.length = 0;
  const part = await startPart({
    name: 'The part',
    module: pathToFileURL(file),
    log: (line) => logged.push(line),
    ...more,
  });
  undo.push(part.stop);
  return part;
};

const READY = `process.send({ ready: true, port: process.pid, operations: ['one'] }); setInterval(() => {}, 1000);`;

test('quotes the error of a part that cannot start', async () => {
  const onStopped = vi.fn();
  const failing = start(`process.send({ failed: 'The folder is in use.' }, () => process.exit(1))`, {
    onStopped,
  });
  await expect(failing).rejects.toThrow(/^The part did not start: The folder is in use\.$/);
  expect(onStopped).toHaveBeenCalledOnce();
});

test('reports how a part without output exited', async () => {
  await expect(start('process.exit(3)')).rejects.toThrow(
    'The part did not start: it ended with exit code 3.',
  );
});

test('restarts a killed part, which reports its new address', async () => {
  const onReady = vi.fn();
  const part = await start(READY, { onReady });
  const { port, pid } = part;
  expect([port, part.said.operations]).toEqual([pid, ['one']]);
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => part.port).toBeUndefined();
  // Its operations remain known while it is down.
  expect(part.said.operations).toEqual(['one']);
  await expect.poll(() => onReady).toHaveBeenCalledTimes(2);
  expect(part.port).toBe(part.pid);
  expect(part.pid).not.toBe(pid);
  expect(logged).toEqual(['The part stopped (it ended with SIGKILL) and is started again.']);
});

test('restarts a part on demand, without a word, also one that was given up', async () => {
  const onReady = vi.fn();
  const part = await start(READY, { onReady });
  const { pid } = part;
  part.restart();
  await expect.poll(() => onReady).toHaveBeenCalledTimes(2);
  expect(part.pid).not.toBe(pid);
  expect(logged).toEqual([]);

  const onGivenUp = vi.fn();
  const patience = { longestPauseMs: 1, steadyMs: 60_000 };
  const failing = await start(`process.send({ ready: true, port: 1 }, () => process.exit(7));`, {
    patience,
    onGivenUp,
  });
  await expect.poll(() => onGivenUp).toHaveBeenCalledOnce();
  writeFileSync(join(folder, `${made}.mjs`), READY);
  failing.restart();
  await expect.poll(() => failing.port).toBeGreaterThan(1);
});

test('gives up after ten crashes in a row, and logs it once', async () => {
  const onGivenUp = vi.fn();
  const part = await start(`process.send({ ready: true, port: 1 }, () => process.exit(7));`, {
    // A busy machine takes seconds to end a process.
    patience: { longestPauseMs: 1, steadyMs: 60_000 },
    onGivenUp,
  });
  const last =
    'The part stopped (it ended with exit code 7) for the 10th time in a row and is not started again.';
  await expect.poll(() => logged.at(-1), { timeout: 60_000 }).toBe(last);
  expect(onGivenUp).toHaveBeenCalledOnce();
  expect(logged).toHaveLength(10);
  expect([part.port, part.pid]).toEqual([undefined, undefined]);
  await part.stop();
}, 70_000);

test('keeps starting a part whose start fails temporarily, and logs the reason once', async () => {
  const count = join(folder, 'starts');
  writeFileSync(count, '');
  const onGivenUp = vi.fn();
  const part = await start(
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(count)}, 'x');
    const starts = readFileSync(${JSON.stringify(count)}, 'utf8').length;
    if (starts === 1 || starts > 15) { ${READY} if (starts === 1) setTimeout(() => process.exit(7), 50); }
    else process.send({ failed: 'The database is away.', isTemporary: true }, () => process.exit(1));`,
    { patience: { longestPauseMs: 1, steadyMs: 60_000 }, onGivenUp },
  );
  await expect.poll(() => readFileSync(count, 'utf8').length, { timeout: 60_000 }).toBe(16);
  await expect.poll(() => part.port).toBeDefined();
  expect(onGivenUp).not.toHaveBeenCalled();
  expect(logged).toEqual([
    'The part stopped (it ended with exit code 7) and is started again.',
    'The part stopped (The database is away) and is started again.',
  ]);
}, 70_000);

test('a stopped part stays stopped', async () => {
  const part = await start(READY);
  await part.stop();
  expect([part.port, part.pid]).toEqual([undefined, undefined]);
  await part.stop();
});

test('logs its stderr', async () => {
  await start(`console.error('Something is odd.'); ${READY}`);
  await expect.poll(() => logged).toEqual(['[The part] Something is odd.']);
});
