import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTree } from './codegen/generate.ts';

const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const api = join(folder, 'src/api');

test('an interrupted run leaves the generated code as it was', async () => {
  for (const name of ['openapi', 'biome.json', '.gitignore'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(api, 'generated/hooks'), { recursive: true });
  for (const name of ['assets.ts', 'generated/models.ts', 'generated/hooks/assets.ts'])
    writeFileSync(join(api, name), '// Generated before');
  const before = readTree(api);
  const run = spawn(process.execPath, [resolve('scripts/codegen.ts')], { cwd: folder, stdio: 'inherit' });
  const ended = once(run, 'exit');
  // It has begun to write.
  await expect.poll(() => readTree(api), { interval: 10 }).not.toEqual(before);
  run.kill('SIGINT');
  await ended;
  expect(readTree(api)).toEqual(before);
});
