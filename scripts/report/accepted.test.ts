import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AcceptedError, acceptFindings, baselineOf, readAccepted } from './accepted.ts';
import { finding } from './samples.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const file = join(folder, 'accepted.yaml');
  writeFileSync(file, text);
  return readAccepted(file);
};

const entry = (more: object) => ({
  fingerprint: '0123456789abcdef',
  reason: 'Known.',
  until: '2027-01-31',
  ...more,
});

describe('the file', () => {
  it('is YAML or JSON', () => {
    const expected = [{ ...entry({}), line: 2 }];
    const yaml = '# known\n- fingerprint: 0123456789abcdef\n  reason: Known.\n  until: 2027-01-31\n';
    expect(read(yaml).entries).toEqual(expected);
    expect(read(`[\n${JSON.stringify(entry({}))}]`).entries).toEqual(expected);
  });

  it.each(['0123456789012345', '12e4567890123456', '1111111111111111'])(
    'keeps every digit of the fingerprint %s, which is also a number',
    (fingerprint) => {
      const [read1] = read(`- { fingerprint: ${fingerprint}, reason: Known, until: 2027-01-31 }`).entries;
      expect(read1?.fingerprint).toBe(fingerprint);
    },
  );

  it.each(['', '# nothing yet\n', '[]'])('may be empty: %j', (text) => {
    expect(read(text).entries).toEqual([]);
  });

  it.each([
    ['no list', 'fingerprint: abc', /:1: Give a list of entries with fingerprint, reason and until\./],
    ['broken YAML', '- a: [1\n- b', /accepted\.yaml:\d: /],
    ['an entry that is text', '\n- abc', /:2: Give an entry with/],
    ['an unknown key', '- fingerprint: 0123456789abcdef\n  why: x', /:2: There is no "why"; an entry has/],
    ['no reason', JSON.stringify([entry({ reason: undefined })]), /:1: Give reason in a sentence/],
    ['an empty reason', JSON.stringify([entry({ reason: ' ' })]), /:1: Give reason in a sentence/],
    ['no day', JSON.stringify([entry({ until: undefined })]), /:1: Give until as a day, like 2027-01-31/],
    ['a day there is not', JSON.stringify([entry({ until: '2027-02-30' })]), /Give until as a day/],
    ['a day in words', JSON.stringify([entry({ until: 'May' })]), /Give until as a day/],
    ['a short fingerprint', JSON.stringify([entry({ fingerprint: 'abc' })]), /16 hexadecimal digits/],
    ['a double', JSON.stringify([entry({}), entry({})], null, 1), /is on line 2 too; leave one/],
  ])('is rejected with %s', (_name, text, says) => {
    expect(() => read(text)).toThrow(AcceptedError);
    expect(() => read(text)).toThrow(says);
  });

  it('reports a missing file', () => {
    expect(() => readAccepted(join(folder, 'none.yaml'))).toThrow(/none\.yaml:1: There is no such file/);
  });
});

describe('its entries', () => {
  const accept = (until: string, fingerprint = finding.fingerprint) =>
    acceptFindings(
      [finding],
      { file: 'a.yaml', entries: [{ ...entry({ fingerprint }), until, line: 4 }] },
      '2027-01-31',
    );

  it('count until the end of their last day', () => {
    expect(accept('2027-01-31')).toEqual({
      findings: [{ ...finding, accepted: { reason: 'Known.', until: '2027-01-31' } }],
      remarks: [],
    });
  });

  it('expire after it with a message', () => {
    expect(accept('2027-01-30')).toEqual({
      findings: [finding],
      remarks: ['a.yaml:4: 0123456789abcdef (Known.) was accepted until 2027-01-30 only, and counts again.'],
    });
  });

  it('are reported if nothing matches', () => {
    const { findings, remarks } = accept('2027-12-31', 'ffffffffffffffff');
    expect(findings).toEqual([finding]);
    expect(remarks).toEqual([
      'a.yaml:4: ffffffffffffffff (Known.) was not found; take it out if it is gone.',
    ]);
  });

  it('can be written for all findings, and keep what was accepted before', () => {
    const before = { ...finding, accepted: { reason: 'Known.', until: '2027-01-31' } };
    const other = { ...finding, fingerprint: '1111111111111111' };
    expect(read(baselineOf([before, other], new Date('2026-11-30T12:00:00Z'))).entries).toMatchObject([
      entry({}),
      {
        fingerprint: '1111111111111111',
        reason: 'schema getThing /name The name has to be text.',
        until: '2027-02-28',
      },
    ]);
  });
});
