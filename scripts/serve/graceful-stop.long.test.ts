// SIGTERM to the product: calls in progress are answered, and nothing keeps running.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../mock-server/sandbox/lock.ts';
import { databaseOf, freshFolder, newFolder } from '../../mock-server/sandbox/testing.ts';

/** The processes below one. */
function descendants(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(pid);
}

test('answers a slow call after SIGTERM, ends with exit code 0, and leaves no process', async () => {
  const dataDir = await freshFolder();
  const folder = newFolder();
  symlinkSync(resolve('openapi'), join(folder, 'openapi'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(
    join(folder, 'dist/config.json'),
    JSON.stringify({ projectId: 'demo-x', apiKey: 'k', appId: '1:1:web:1' }),
  );
  const DATABASE_URL = (await databaseOf(dataDir)) ?? '';
  const product = fork(new URL('product-process.ts', import.meta.url), [], {
    cwd: folder,
    execArgv: [],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void product.kill('SIGKILL'));
  const ended = once(product, 'exit');
  const [message] = await Promise.race([once(product, 'message'), ended]);
  expect(message).toMatchObject({ ready: true });
  const origin = `http://127.0.0.1:${message.port}`;
  const faults = await fetch(`${origin}/_mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operations: { listAssets: { latencyMs: 1500 } } }),
  });
  expect(faults.status).toBe(200);

  const parts = descendants(product.pid ?? 0);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const slow = fetch(`${origin}/api/v1/assets`);
  await expect.poll(async () => (await fetch(`${origin}/_mock/faults`)).status).toBe(200);
  product.kill('SIGTERM');
  expect((await slow).status).toBe(401);
  expect(await ended).toEqual([0, null]);
  expect(parts.filter(isAlive)).toEqual([]);
  await expect(fetch(`${origin}/health`)).rejects.toThrow();
});
