import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runToEnd } from './run-to-end.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('reports a program that fails, with the given sentence', async () => {
  await runToEnd(['-e', ''], 'It failed.');
  await expect(runToEnd(['-e', 'process.exit(3)'], 'It failed.')).rejects.toThrow(/^It failed\.$/);
});

test('a process that is stopped during the build of the app stops the build as well', async () => {
  // As product-process.ts does: its parent asks it to end while the app is being built.
  const lasting = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const code = `
    import { runPart } from ${JSON.stringify(fileURLToPath(new URL('../../mock-server/run-part.ts', import.meta.url)))};
    import { runToEnd } from ${JSON.stringify(fileURLToPath(new URL('./run-to-end.ts', import.meta.url)))};
    await runPart(async () => {
      await runToEnd(['-e', ${JSON.stringify(lasting)}], 'It failed.');
      return { port: 1, stop: async () => {} };
    });`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGTERM');
  await once(parent, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
