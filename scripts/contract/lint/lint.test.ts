import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '../load.ts';
import { ContractError } from '../source.ts';
import { lintContract, lintProvider } from './lint.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The contract with one change in one file. */
function changed(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  folders.push(folder);
  cpSync('openapi', folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text, `${file} must hold what the test changes`).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  // One tag is twenty times as fast as all of them.
  const root = readFileSync(join(folder, 'v1.yaml'), 'utf8').split('\n');
  const wanted = file === 'v1/common.yaml' ? assets : file;
  const kept = root.filter((line) => !line.includes('$ref: v1/') || line.includes(wanted));
  writeFileSync(join(folder, 'v1.yaml'), kept.join('\n'));
  return loadContract(join(folder, 'v1.yaml'));
}

const assets = 'v1/assets.yaml';
const booth = 'v1/booth.yaml';
const location = 'v1/locations.yaml';

/** What each is, the rule that it breaks, and the change. */
const FAULTS: [name: string, rule: string, file: string, from: string, to: string][] = [
  ['a string without a length', 'bounded', assets, '    maxLength: 255\n', ''],
  ['a number without an end', 'bounded', assets, '        maximum: 209715200\n', ''],
  ['a list without an end', 'bounded', assets, '        maxItems: 200\n', ''],
  [
    'a schema without a type',
    'bounded',
    assets,
    '      stock:\n        description: Whether the asset came with the business category.\n        type: boolean\n',
    '      stock:\n        description: Anything.\n',
  ],
  ['an optional property of an answer', 'answers-complete', assets, 'stock, createdAt', 'createdAt'],
  [
    'a request that takes any field',
    'requests-closed',
    'v1/account.yaml',
    '    minProperties: 1\n    additionalProperties: false\n',
    '    minProperties: 1\n',
  ],
  ['an example that is wrong', 'examples', assets, '      bytes: 48211', '      bytes: 0'],
  [
    'a success without an example',
    'examples',
    assets,
    '              examples:\n                deleted: { value: { id: asset-logo-1 } }\n',
    '',
  ],
  [
    'a verb that is not on the list',
    'operation-id',
    assets,
    'operationId: getAsset',
    'operationId: fetchAsset',
  ],
  [
    'an operation that is there twice',
    'operation-id',
    assets,
    'operationId: replaceAsset',
    'operationId: getAsset',
  ],
  ['a tag that is not its file', 'own-file', assets, 'tags: [assets]', 'tags: [devices]'],
  ['no origin', 'origin', assets, '      x-origin: specified\n', ''],
  [
    'a role nobody has',
    'security',
    assets,
    '[Regular, Manager, Location, Enterprise, admin]',
    '[Regular, Owner]',
  ],
  ['a way to prove who one is that nobody declared', 'security', booth, '- device: []', '- key: []'],
  ['a key with roles', 'security', booth, '- device: []', '- device: [Regular]'],
  [
    'a call that a booth and a person may make',
    'security',
    booth,
    '- device: []',
    '- device: []\n        - bearer: [Regular]',
  ],
  [
    'a call of a booth with uid',
    'carried',
    booth,
    '  session:\n',
    '  session:\n    parameters:\n      - $ref: common.yaml#/parameters/uid\n',
  ],
  [
    'a call of a booth that never says the key is wrong',
    'problems',
    booth,
    "        '401': { $ref: '#/responses/BoothNotLinked' }\n",
    '',
  ],
  ['another success than 200', 'only-200', assets, "        '200':", "        '201':"],
  [
    'an error status that is not declared',
    'problems',
    assets,
    "        '429': { $ref: common.yaml#/responses/TooManyRequests }\n",
    '',
  ],
  [
    'a list of another shape',
    'pages',
    assets,
    '    required: [page, pages, items]\n    properties:\n      page:',
    '    required: [number, pages, items]\n    properties:\n      number:',
  ],
  ['a call without uid', 'carried', assets, '      - $ref: common.yaml#/parameters/uid\n', ''],
  ['a misspelled hint', 'hints', 'v1/accounts.yaml', 'x-drift: { filter: at }', 'x-drift: { filters: at }'],
  [
    'a problem whose example has another status',
    'problems',
    'v1/common.yaml',
    '              status: 503',
    '              status: 500',
  ],
  ['a region that YAML 1.1 reads as true', 'yaml-versions', 'v1/account.yaml', "region: 'ON'", 'region: ON'],
  [
    'a question mark that ends a text in YAML 1.1',
    'yaml-versions',
    'v1/sessions.yaml',
    "label: 'Where do you marry?'",
    'label: Where do you marry?',
  ],
  ['a description that is too long', 'descriptions', assets, 'Whether the asset came', 'x'.repeat(1001)],
  ['a path that the root file forgot', 'reached', assets, 'paths:\n', 'paths:\n  forgotten: {}\n'],
  ['a misspelled extension', 'extensions', assets, 'x-origin: specified', 'x-orgin: specified'],
  ['a comment in the middle of a text', 'comments', assets, 'summary: List assets', 'summary: The #1 list'],
  ['a misspelled keyword', 'keywords', assets, '    maxLength: 255\n', '    maxLenght: 255\n'],
  ['an example of a field that is not there', 'fields', assets, 'field: assets.1', 'field: pictures.1'],
  ['an example of a field of another call', 'fields', assets, 'field: assets.1', 'field: asset'],
  ['a shared example of a field that not all have', 'fields', 'v1/common.yaml', 'field: uid', 'field: name'],
];
const seen = new Set<string>();
const firstOfEachRule = FAULTS.filter(([, rule]) => seen.size < seen.add(rule).size);

describe('contract lint', () => {
  it.each(process.env.TEST_LONG ? FAULTS : firstOfEachRule)('refuses %s', (_, rule, file, from, to) => {
    const rules = lintContract(changed(file, from, to)).map((complaint) => complaint.rule);
    expect(rules).toContain(rule);
  });

  it('checks the bounds of the provider’s calls too', () => {
    expect(lintProvider(loadContract('openapi/provider.yaml'))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    folders.push(folder);
    const text = readFileSync('openapi/provider.yaml', 'utf8');
    writeFileSync(join(folder, 'provider.yaml'), text.replace(/, maxLength: \d+|\n +maxLength: \d+/, ''));
    const rules = lintProvider(loadContract(join(folder, 'provider.yaml'))).map(({ rule }) => rule);
    expect(rules).toContain('bounded');
  });

  it.each([
    [
      assets,
      'AssetUpload:\n    type: object',
      'AssetUpload:\n    type: [object, string]',
      'a string needs maxLength, an enum or a const',
    ],
    [
      assets,
      '    maxLength: 255',
      '    maxLenght: 255',
      '"maxLenght" is no keyword of schemas; did you mean "maxLength"?',
    ],
    [
      assets,
      'x-origin: specified',
      'x-orgin: specified',
      'there is no extension "x-orgin"; did you mean "x-origin"?',
    ],
    [
      assets,
      '      bytes: 48211',
      '      bytes: 0',
      'the example firstPage is wrong: /items/0/bytes must be >= 1',
    ],
    [
      location,
      'field: bookingUrl',
      'field: bookingUrk',
      'has no field "bookingUrk", which the example locationLinkInvalid names; did you mean "bookingUrl"?',
    ],
    [
      assets,
      '  AssetType:',
      '  Motto: { type: string, maxLength: 80 }\n  AssetType:',
      'no reference leads to Motto; use it, or delete it',
    ],
    [
      assets,
      '  collection:',
      '  forgotten: {}\n  collection:',
      'no reference leads to forgotten; add it to the paths of ',
    ],
  ])('in %s, names the line of %j and a remedy', (file, from, to, says) => {
    const [found] = lintContract(changed(file, from, to)).filter((complaint) =>
      complaint.says.includes(says),
    );
    const lines = readFileSync(found?.file ?? '', 'utf8').split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain(to.split('\n')[0]);
  });

  it.each([
    ["'#/schemas/AssetPage'", "'#/schemas/AssetPages'", 'leads nowhere; did you mean "AssetPage"?'],
    ["'#/schemas/AssetPage'", "'#/schemas/Library'", "leads nowhere; write '#/section/Name'"],
    ['common.yaml#/schemas/Deleted', 'commons.yaml#/schemas/Deleted', 'cannot be read'],
    ['summary: List assets', 'summary: Assets: a list', 'put a text that contains ": " in quotation marks'],
    ['summary: List assets', 'summary: *All', 'put a text that begins with * in quotation marks'],
    [
      'summary: List assets',
      "summary: 'The account's assets'",
      'put the whole text in double quotation marks',
    ],
  ])('reports the place of %s changed to %s', (from, to, words) => {
    expect(() => changed(assets, from, to)).toThrow(ContractError);
    expect(() => changed(assets, from, to)).toThrow(/assets\.yaml:\d+:\d+: /);
    expect(() => changed(assets, from, to)).toThrow(words);
  });
});
