import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS } from './finding.ts';

it('docs/drift.md tells of each kind of finding what it means and how to repair it, and of no other', () => {
  const page = readFileSync('docs/drift.md', 'utf8');
  const table = page.slice(page.indexOf('## Findings'), page.indexOf('## A finding that must wait'));
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, kind]) => kind).sort()).toEqual([...KINDS].sort());
});
