// `npm run dev` takes changes of the sandbox's code and of the contract into the running sandbox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

test('names each stage of its start, and restarts the sandbox with changed code and a changed contract', async () => {
  const files = [
    'mock-server',
    'openapi',
    'public',
    'scripts',
    'src',
    'index.html',
    'lingui.config.ts',
    'package.json',
  ];
  for (const name of [...files, 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, PORT: '5179', SEED: 'bare', DATABASE_URL: '' };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (said += text));
  try {
    await expect.poll(() => said, { timeout: 240_000 }).toContain('/_mock/reference');
    for (const stage of ['Starting the contract', 'The sandbox is ready.', 'Starting the app.'])
      expect(said).toContain(stage);

    const ask = async (query: string) => {
      const response = await fetch(`http://localhost:5179/api/v1/guest/sites/none/photos${query}`);
      const { detail, errors } = await response.json();
      return errors?.[0].field ?? detail;
    };
    expect(await ask('')).not.toBe('Nobody is here.');
    edit('mock-server/sandbox/refusal.ts', `"It doesn't exist, or has been deleted."`, "'Nobody is here.'");
    await expect.poll(() => ask(''), { timeout: 240_000 }).toBe('Nobody is here.');
    expect(said).toContain('mock-server/sandbox/refusal.ts has changed: restarting the sandbox.');

    expect(await ask('?show=150')).toBe('Nobody is here.');
    edit('openapi/v1/common.yaml', 'maximum: 200, default: 20', 'maximum: 100, default: 20');
    await expect.poll(() => ask('?show=150'), { timeout: 240_000 }).toBe('show');
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
});
