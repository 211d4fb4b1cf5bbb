import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepBundled, readBundled } from './bundled.ts';
import { loadContract } from './load.ts';

test('reads a kept bundle back unchanged', () => {
  const file = 'openapi/provider.yaml';
  const place = 'node_modules/.cache/contract/provider.yaml.json';
  rmSync(place, { force: true });
  const parsed = loadContract(file);
  const kept = readBundled(resolve(file));
  expect(kept?.document).toEqual(parsed.document);
  const again = loadContract(file);
  expect(again).toEqual({ ...parsed, where: expect.any(Function) });
  const pointer = '/components/schemas/RemoteConfigFetch';
  expect(again.where(pointer)).toEqual(parsed.where(pointer));
});

test('ignores a bundle kept for a copy of the project in another folder', () => {
  const root = resolve('openapi/sample-of-a-copy.yaml');
  const place = 'node_modules/.cache/contract/sample-of-a-copy.yaml.json';
  onTestFinished(() => rmSync(place, { force: true }));
  keepBundled(root, loadContract().document, new Map());
  expect(readBundled(root)).toBeDefined();
  writeFileSync(place, readFileSync(place, 'utf8').replace(JSON.stringify(root), '"/elsewhere/v1.yaml"'));
  expect(readBundled(root)).toBeUndefined();
});

test('reads a file again after it has changed or was deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  const root = resolve('openapi/sample-of-a-test.yaml');
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync('node_modules/.cache/contract/sample-of-a-test.yaml.json', { force: true });
  });
  const { document } = loadContract();
  const file = join(folder, 'part.yaml');
  writeFileSync(file, 'one');
  keepBundled(root, document, new Map([[file, 'one']]));
  expect(readBundled(root)?.document).toEqual(document);
  writeFileSync(file, 'two');
  expect(readBundled(root)).toBeUndefined();
  rmSync(file);
  expect(readBundled(root)).toBeUndefined();
});
