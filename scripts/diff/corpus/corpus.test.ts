import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../sources.ts';
import { diffReport } from '../to-report.ts';
import { BASE, EDITS, type Edit, edited } from './edit.ts';

let folder = '';
let base: Awaited<ReturnType<typeof readSource>> | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The report from the contract to its edited version, which is written as JSON. */
async function diff(edit: Edit) {
  const file = join(folder, 'now.json');
  writeFileSync(file, JSON.stringify(edited(edit), null, 2));
  const asked = {
    names: ['old', 'now'] as [string, string],
    version: '0',
    checkVersion: false,
    notes: true,
    failOn: 'error' as const,
  };
  base ??= await readSource(BASE);
  return diffReport(base.contract, await readSource(file), asked);
}

const found = async (edit: Edit) => namesOf(await diff(edit));

const namesOf = ({ findings }: Awaited<ReturnType<typeof diff>>) =>
  findings.map(({ severity, kind }) => `${severity} ${kind}`);

it('has more edits than the trials of the compared tools', () => {
  expect(EDITS.breaking.length).toBeGreaterThanOrEqual(34);
  expect(EDITS.safe.length).toBeGreaterThanOrEqual(8);
});

describe('breaking changes', () => {
  it.each(EDITS.breaking)('$name', async (edit) => {
    const report = await diff(edit);
    expect(namesOf(report)).toContain(edit.finds);
    expect(report.exitCode).toBe(1);
  });
});

describe('risky changes', () => {
  it.each(EDITS.risky)('$name', async (edit) => {
    const all = await found(edit);
    expect(all).toContain(edit.finds);
    expect(all.filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

describe('safe changes', () => {
  it.each(EDITS.safe)('$name', async (edit) => {
    const all = await found(edit);
    if (edit.finds === 'note nothing')
      expect(all.filter((one) => !one.includes('documentation'))).toEqual([]);
    else expect(all).toContain(edit.finds);
    expect(all.filter((one) => !one.startsWith('note'))).toEqual([]);
  });
});
