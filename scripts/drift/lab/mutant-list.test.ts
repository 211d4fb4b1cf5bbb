import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutant-list.ts';

it('names texts of the checker that stand there once', () => {
  const stale = MUTANTS.filter(({ file, from }) => {
    const text = readFileSync(join('scripts/drift', file), 'utf8');
    return text.split(from).length !== 2;
  });
  expect(stale.map(({ says, file }) => `${file}: ${says}`)).toEqual([]);
});
