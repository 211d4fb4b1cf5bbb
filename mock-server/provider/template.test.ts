import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadContract } from '../../scripts/contract/load.ts';
import { exportTranslations } from '../../scripts/i18n/catalogs.ts';
import { openTemplate, type Template } from './template.ts';

const { document } = loadContract('openapi/provider.yaml');
const GOOD = { api_url: '{origin}/api', translations: { en: { Saved: 'Saved' } } };

let folder: string;
let file: string;
let logged: string[];
let template: Template;
const open = async () => {
  template = await openTemplate(file, document, (line) => logged.push(line));
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  file = join(folder, 'remote-config.json');
  logged = [];
});
afterEach(() => {
  template.stop();
  rmSync(folder, { recursive: true });
});

test('creates the first template, and keeps an existing one', async () => {
  await open();
  const first = { api_url: '{origin}/api', translations: '{catalogs}' };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(first);
  const translations = JSON.stringify(exportTranslations());
  expect(template.now()?.entries).toEqual({ api_url: '{origin}/api', translations });
  template.stop();
  writeFileSync(file, JSON.stringify(GOOD));
  await open();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(GOOD);
  expect(logged).toEqual([]);
});

test.each([
  ['{', 'JSON'],
  ['', 'JSON'],
  ['[]', 'It must be an object'],
  [{ translations: {} }, 'api_url: This is required.'],
  [{ ...GOOD, api_url: '/api' }, 'api_url: Enter a full URL'],
  [{ ...GOOD, api_url: 7 }, 'api_url: Enter a full URL'],
  [
    { ...GOOD, api_url: 'ftp://x.example' },
    'api_url: Enter a full link that starts with https:// or http://.',
  ],
  [{ ...GOOD, translations: [] }, 'translations: '],
  [{ ...GOOD, translations: { fr: { Saved: 1 } } }, 'translations.fr.Saved: Must be text.'],
  [{ ...GOOD, 'a key': 'x' }, '"a key" is no key'],
  [{ ...GOOD, extra: null }, 'extra: Set a value'],
])('%j is reported in one line, and the last valid template stays', async (value, says) => {
  await open();
  const before = template.now();
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  expect(template.now()).toEqual(before);
  expect(template.now()).toEqual(before);
  expect(logged).toEqual([template.trouble()]);
  expect(logged[0]).toContain(says);
  expect(logged[0]).toMatch(
    /^remote-config\.json cannot be used: [^\n]+\. The last valid one stays active\.$/,
  );
  writeFileSync(file, `\uFEFF${JSON.stringify(GOOD)}`);
  expect(template.now()?.entries.translations).toBe('{"en":{"Saved":"Saved"}}');
  expect(template.trouble()).toBeUndefined();
});

test('passes messages with any content as text', async () => {
  writeFileSync(file, JSON.stringify({ ...GOOD, translations: 'not JSON' }));
  await open();
  expect(template.now()?.entries.translations).toBe('not JSON');
});

test('an invalid template at the start publishes nothing', async () => {
  writeFileSync(file, '{');
  await open();
  expect(template.now()).toBeUndefined();
  expect(logged[0]).toMatch(/There is none until it is fixed\.$/);
});

test('reports an edit before the next fetch, also when an editor replaces the file', async () => {
  await open();
  writeFileSync(`${file}~`, JSON.stringify(GOOD));
  renameSync(`${file}~`, file);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^The remote configuration has changed; it is version \d+\.$/);
  rmSync(file);
  await expect.poll(() => logged).toHaveLength(2);
  expect(logged[1]).toBe('remote-config.json is missing: no remote configuration is published.');
});
