import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutant-list.ts';

it.each(MUTANTS)('can still $says no longer, in $file', ({ file, from, to }) => {
  const text = readFileSync(join('scripts/drift', file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  // A mutant with a syntax error would prove nothing.
  expect(() => stripTypeScriptTypes(text.replace(from, () => to))).not.toThrow();
});

/** Files without a mutant that the small set or a fixture service could reveal, with the reason. */
const WITHOUT: Record<string, string> = {
  'cases/closed.ts': 'spares servers that know only some values, which neither set does; it has its own test',
  'life/undone.ts': 'covers what works only after another call, and reports nothing itself',
  'cases/helped.ts': 'finds the parameter without which nothing works: a seeded fault is in neither set',
  'life/kinds.ts': 'makes records for properties that name a kind, which only our own contract has',
  'cases/known-values.ts': 'covers properties that no case had accepted, and reports nothing itself',
  'problem.ts': 'reads refusals: without it, less is told',
  'read-more.ts': 'covers more records, and reports nothing itself',
  'life/removals.ts': 'removes parts of records, which neither set has',
  'cases/repeated.ts': 'fills a field that is asked for twice, which neither set has; it has its own test',
  'changes/shown.ts': 'gives values of the examples beside those of the schemas',
  'changes/update-format.ts': 'says what a way is, and does nothing',
  'cases/unreadable-texts.ts': 'sends two texts after all others, and reports nothing itself',
  'cases/who-may.ts': 'asks other callers where one may not, which none of the faults needs',
};

it('has a mutant for each file of checks, or a reason why not', () => {
  const files = readdirSync('scripts/drift/checks', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const taken = MUTANTS.map(({ file }) => file.replace('checks/', ''));
  const bare = files.filter((file) => !taken.includes(file) && !Object.hasOwn(WITHOUT, file));
  expect(bare).toEqual([]);
  expect(Object.keys(WITHOUT).filter((file) => taken.includes(file) || !files.includes(file))).toEqual([]);
});
