import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KINDS } from './finding.ts';

it('docs/drift.md explains every kind of finding, and no others', () => {
  const page = readFileSync('docs/drift.md', 'utf8');
  const table = page.slice(page.indexOf('## Findings'), page.indexOf('## A finding that must wait'));
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, kind]) => kind).sort()).toEqual([...KINDS].sort());
});
