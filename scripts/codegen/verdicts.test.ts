import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadContract } from '../contract/load.ts';
import accepted from './accepted-verdicts.json' with { type: 'json' };
import { compareVerdicts } from './verdicts.ts';

// The check itself covers the whole contract; two tags are enough to show that it can fail.
const whole = loadContract();
const contract = {
  ...whole,
  operations: whole.operations.filter(({ tag }) => /^(assets|devices)$/.test(tag)),
};

// Beside the real ones, so that they resolve zod.
const folder = mkdtempSync('src/api/.verdicts-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The committed validators with an error in one of them. */
function planted(file: string, from: string, to: string): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const set of ['params', 'bodies'])
    cpSync(`src/api/generated/${set}`, join(copy, set), { recursive: true });
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return copy;
}

test.each([
  [
    'a bound that is too high',
    'bodies/devices.ts',
    'BodyNameMax = 40',
    'BodyNameMax = 41',
    'takes what',
    'maxLength',
  ],
  [
    'a bound that is too low',
    'bodies/devices.ts',
    'BodyNameMax = 40',
    'BodyNameMax = 39',
    'refuses what',
    'too_big',
  ],
  [
    'a page that is too far',
    'params/assets.ts',
    'QueryPageMax = 1000000',
    'QueryPageMax = 1000001',
    'takes what',
    'maximum',
  ],
  ['a kind that is missing', 'params/assets.ts', "'logo', ", '', 'refuses what', 'invalid_value'],
])('reports %s', async (_, file, from, to, who, rule) => {
  const needed = accepted.filter(({ rule }) =>
    ['type integer', 'minProperties', 'additionalProperties'].includes(rule),
  );
  const { wrong } = await compareVerdicts(contract, planted(file, from, to), needed);
  expect(wrong.length).toBeGreaterThan(0);
  for (const line of wrong) {
    expect(line).toContain(file);
    expect(line).toContain(who);
    expect(line).toContain(rule);
  }
});

test('reports an accepted difference that no longer occurs, and a difference that is not accepted', async () => {
  const idle = { set: 'bodies', takenBy: 'zod', rule: 'minItems', reason: 'For the test.' };
  const { wrong } = await compareVerdicts(contract, 'src/api/generated', [idle]);
  expect(wrong.filter((line) => line.startsWith('Take "minItems"'))).toHaveLength(1);
  expect(wrong.filter((line) => line.includes('by type integer')).length).toBeGreaterThan(0);
});
