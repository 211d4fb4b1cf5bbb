import { expect, it } from 'vitest';
import { finding } from '../report/samples.ts';
import { checkVersion } from './version.ts';

const breaking = finding;
const risky = { ...finding, severity: 'warning' as const };
const addition = { ...finding, severity: 'note' as const };
const documentation = { ...addition, kind: 'documentation-changed' };
const accepted = { ...finding, accepted: { reason: 'Known.', until: '2027-01-01' } };

it.each([
  ['1.2.0', '2.0.0', breaking, undefined],
  ['1.2.0', '1.3.0', breaking, 'error'],
  ['1.2.0', '1.2.0', breaking, 'error'],
  ['0.2.0', '0.3.0', breaking, undefined],
  ['0.2.0', '0.2.1', breaking, 'error'],
  ['1.2.0', '1.3.0', addition, undefined],
  ['1.2.0', '1.2.1', addition, 'warning'],
  ['1.2.0', '1.2.0', addition, 'warning'],
  ['1.2.0', '1.2.0', risky, 'warning'],
  ['0.2.0', '0.2.1', addition, undefined],
  ['0.2.0', '0.2.0', addition, 'warning'],
  ['1.2.0', '1.2.0', documentation, undefined],
  ['1.2.0', '1.2.0', accepted, undefined],
  ['1.2.0', '1.2.0', undefined, undefined],
  ['1.2.0', '1.1.9', documentation, 'warning'],
  ['v1.2', '2.0.0-beta.1', breaking, undefined],
])('from %s to %s', (from, to, found, severity) => {
  const { finding: told, remark } = checkVersion(from, to, found ? [found] : []);
  expect(told?.severity).toBe(severity);
  expect(remark).toBeUndefined();
});

it.each([
  ['2026-11', '2026-12'],
  [undefined, '1.0.0'],
  ['1.0.0', 'next'],
])('reports versions of different schemes: %s, %s', (from, to) => {
  const { finding: told, remark } = checkVersion(from, to, [breaking]);
  expect(told).toBeUndefined();
  expect(remark).toMatch(/^The version was not checked: ".*" is not of the form 1\.2\.3\.$/);
});
