import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, EDITS, edited } from './diff/corpus/edit.ts';
import { main } from './diff/main.ts';
import { captured } from './report/captured-testing.ts';

let folder = '';
const files = { breaking: '', risky: '', safe: '' };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'));
  for (const kind of ['breaking', 'risky', 'safe'] as const) {
    const [edit] = EDITS[kind];
    files[kind] = join(folder, `${kind}.json`);
    if (edit) writeFileSync(files[kind], JSON.stringify(edited(edit), null, 2));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => captured((streams) => main(args, streams));

describe('contract:diff', () => {
  it('exits 1 for a breaking change, and 0 without one', async () => {
    const broken = await run(BASE, files.breaking);
    expect(broken).toMatchObject({ status: 1, stderr: '' });
    expect(broken.stdout).toContain('This version breaks clients of the one before. (2 errors)');
    expect(broken.stdout).toContain('version-not-raised');
    expect(await run(BASE, files.safe)).toMatchObject({ status: 0, stderr: '' });
    expect((await run(BASE, BASE)).stdout).toContain('Nothing differs.');
    expect((await run('--no-check-version', BASE, files.breaking)).stdout).toContain('(1 error)');
  });

  it('leaves out notes if requested, but counts them', async () => {
    expect((await run(BASE, files.safe)).stdout).toMatch(/^ +note /m);
    const { status, stdout } = await run('--no-notes', BASE, files.safe);
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/^ +note /m);
    expect(stdout).toMatch(/changed descriptions +1/);
  });

  it('fails on warnings if requested', async () => {
    expect((await run(BASE, files.risky)).status).toBe(0);
    expect((await run(BASE, files.risky, '--fail-on', 'warning')).status).toBe(1);
  });

  it('points into the new contract, at the line of the change', async () => {
    const { findings } = JSON.parse((await run(BASE, files.breaking, '--format', 'json')).stdout);
    const removed = findings.find(({ kind }: { kind: string }) => kind === 'operation-removed');
    const line = readFileSync(files.breaking, 'utf8').split('\n')[removed.place.line - 1];
    expect(removed.place.file).toMatch(/breaking\.json$/);
    expect(line).toContain('"/boats": {');
    expect(removed).toMatchObject({ rule: '/paths/~1boats/get', operation: { id: 'findBoats' } });
  });

  it('writes to a file, and ignores accepted changes', async () => {
    const out = join(folder, 'report.json');
    expect(await run(BASE, files.breaking, '--format', 'json', '--out', out)).toMatchObject({
      status: 1,
      stdout: '',
    });
    const { findings } = JSON.parse(readFileSync(out, 'utf8'));
    const accept = join(folder, 'accept.json');
    const entries = findings
      .filter(({ severity }: { severity: string }) => severity === 'error')
      .map(({ fingerprint }: { fingerprint: string }) => ({
        fingerprint,
        reason: 'Nobody calls it.',
        until: '2999-01-01',
      }));
    writeFileSync(accept, JSON.stringify(entries));
    const passed = await run(BASE, files.breaking, '--accept', accept);
    expect(passed.status).toBe(0);
    expect(passed.stdout).toContain('accepted  until 2999-01-01: Nobody calls it.');
    expect(passed.stdout).toContain('Nothing breaks clients.');
  });

  const wrong: [string, string[], RegExp][] = [
    ['no contract', [], /^Give two contracts, the old one and the new one, not 0; --help shows how\.\n$/],
    ['a contract too many', ['a', 'b', 'c'], /not 3;/],
    [
      'an option it does not know',
      ['a', 'b', '--colour'],
      /^Unknown option '--colour'; --help shows all options\.\n$/,
    ],
    [
      'a format it does not know',
      ['a', 'b', '--format', 'xml'],
      /^--format is "xml"; give one of human, json,/,
    ],
    ['another severity', ['a', 'b', '--fail-on', 'note'], /^--fail-on is "note"; give error or warning\./],
    ['a file that is not there', [BASE, 'none.yaml'], /^none\.yaml is neither a file nor a commit/],
    ['no file of acceptances', [BASE, BASE, '--accept', 'none.yaml'], /^none\.yaml:1: There is no such file/],
    ['nowhere to write', [BASE, BASE, '--out', '/none/x'], /^\/none\/x cannot be written \(ENOENT\)/],
  ];
  it.each(wrong)('exits 2 with one sentence for %s', async (_name, args, says) => {
    const { status, stdout, stderr } = await run(...args);
    expect(stderr).toMatch(says);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('exits as a process does', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/contract-diff.ts', BASE, files.breaking],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('breaks clients');
  });

  it('prints its help', async () => {
    expect(await run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('contract:diff -- OLD NEW'),
    });
  });
});
