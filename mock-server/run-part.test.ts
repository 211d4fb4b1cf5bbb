import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'run-part-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = (name: string, code: string) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { runPart } from '${new URL('./run-part.ts', import.meta.url)}';\n${code}`);
  return file;
};
const forked = (file: string) => fork(file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
const ending = async (child: ChildProcess) => {
  const [said, [code]] = await Promise.all([child.stderr?.toArray(), once(child, 'exit')]);
  return [Buffer.concat(said ?? []).toString(), code];
};

test('reports a start error once: to the parent process, else to the terminal', async () => {
  const file = module('failing', `await runPart(() => Promise.reject(new Error('The folder is in use.')));`);
  const child = forked(file);
  const told = once(child, 'message');
  expect(await ending(child)).toEqual(['', 1]);
  expect((await told)[0]).toEqual({ failed: 'The folder is in use.', isTemporary: false });

  const alone = spawn(process.execPath, [file]);
  expect(await ending(alone)).toEqual(['The folder is in use.\n', 1]);
});

test('does not start if its parent exited while modules were loading', async () => {
  const file = module(
    'late',
    `process.send('reading');
    await new Promise((resolve) => process.once('disconnect', resolve));
    await runPart(async () => { console.error('It has started.'); return { port: 1, stop: async () => {} }; });`,
  );
  const child = forked(file);
  await once(child, 'message');
  child.disconnect();
  expect(await ending(child)).toEqual(['', 0]);
});
