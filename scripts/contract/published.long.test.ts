// The published contract is readable by other tools: linters, parsers of YAML 1.1, and generators of clients.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from './load.ts';
import { contractFiles } from './published.ts';

const contract = loadContract();
const files = contractFiles(contract);
const document = JSON.parse(files['openapi.json'] ?? '');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is the same in JSON, in YAML 1.2 and in YAML 1.1', () => {
  expect(parse(files['openapi.yaml'] ?? '')).toEqual(document);
  expect(parse(files['openapi.yaml'] ?? '', { version: '1.1' })).toEqual(document);
});

it('has the address of the API, and says who may call an operation and by which rules', () => {
  expect(document.servers).toEqual([{ url: '/api/v1' }]);
  const { description } = document.paths['/campaigns/{id}'].patch;
  expect(description).toContain('**Callers:** Regular, Manager');
  expect(description).toContain('- `timezone`: it is an IANA time zone');
  const { description: deletion } = document.paths['/photos/{id}'].delete;
  expect(deletion).toContain('Manager with the permission `deletePhotos`');
  expect(document.paths['/booth/heartbeat'].post.description).toContain('booths with their key');
  expect(Object.keys(document.paths)).toEqual(Object.keys(contract.document.paths));
});

it.each(['openapi.json', 'openapi.yaml'])('%s passes Redocly', async (name) => {
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const args = [cli, 'lint', join(folder, name), '--config', 'redocly.yaml'];
  await expect(promisify(execFile)(process.execPath, args)).resolves.toBeDefined();
});

it('gives openapi-typescript the types of every operation', async () => {
  const types = astToString(await openapiTS(structuredClone(document)));
  for (const { id } of contract.operations) expect(types).toContain(`    ${id}: {`);
});

it('gives orval a client with every operation', async () => {
  const target = join(folder, 'client.ts');
  await generate({
    input: { target: join(folder, 'openapi.json') },
    output: { target, client: 'fetch', mode: 'single' },
  });
  const client = readFileSync(target, 'utf8');
  for (const { id } of contract.operations) expect(client).toContain(`export const ${id} = async`);
});
