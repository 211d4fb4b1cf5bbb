import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindRows } from './kinds.ts';

it('docs/drift.md has the table of all kinds of findings, worst first', () => {
  const page = readFileSync('docs/drift.md', 'utf8');
  expect(page.split('\n').filter((line) => /^\| `[a-z-]+` \| .+ \| .+ \|$/.test(line))).toEqual(kindRows());
});
