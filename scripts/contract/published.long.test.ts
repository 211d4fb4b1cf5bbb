// Tools that are too large to be installed for this alone; npm downloads them.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract } from './load.ts';
import { contractFiles } from './published.ts';

const contract = loadContract();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  for (const [name, text] of Object.entries(contractFiles(contract))) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const npx = (tool: string, ...args: string[]) =>
  promisify(execFile)('npx', ['--yes', `--package=${tool}`, '--', ...args], { cwd: folder });

it.each(['openapi.json', 'openapi.yaml'])("%s passes Spectral's rules for OpenAPI", async (name) => {
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const { stdout } = await npx(
    '@stoplight/spectral-cli@6.16.3',
    'spectral',
    'lint',
    '--fail-severity=error',
    name,
  );
  expect(stdout).not.toContain(' error ');
});

it('gives openapi-ts a client with every operation', async () => {
  await npx('@hey-api/openapi-ts@0.99.0', 'openapi-ts', '-i', 'openapi.yaml', '-o', 'client');
  const client = readFileSync(join(folder, 'client/sdk.gen.ts'), 'utf8');
  for (const { id } of contract.operations) expect(client).toContain(`export const ${id} = `);
});
