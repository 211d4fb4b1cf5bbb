// What the stages, files and tests of `npm test -- --durations` took, longest first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Durations {
  /** A test file, relative to the working folder, or the name of a stage. */
  file: string;
  seconds: number;
  tests: { name: string; seconds: number }[];
}

const LIST = 'test-results/durations.txt';
/** The number of files and tests that are printed; the list has all. */
const SHOWN = 30;

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; duration?: number }[];
  }[];
}

/** @param report the output of Vitest's JSON reporter. A file's time includes its hooks, without its imports. */
export const fromVitest = (report: string): Durations[] =>
  (JSON.parse(readFileSync(report, 'utf8')) as VitestReport).testResults.map((one) => ({
    file: relative('.', one.name),
    seconds: (one.endTime - one.startTime) / 1000,
    tests: one.assertionResults.map(({ fullName, duration = 0 }) => ({
      name: fullName,
      seconds: duration / 1000,
    })),
  }));

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** @param report the output of Playwright's JSON reporter */
export const fromPlaywright = (report: string): Durations[] =>
  (JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }).suites.map((suite) => {
    const tests = testsOf(suite);
    return { file: `e2e/${suite.title}`, seconds: tests.reduce((sum, one) => sum + one.seconds, 0), tests };
  });

const testsOf = ({ suites = [], specs = [] }: Suite): Durations['tests'] => [
  ...specs.map(({ title, tests }) => ({
    name: title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(testsOf),
];

/** Prints the longest, and writes all to a file. */
export function writeDurations(all: Durations[]): void {
  const bySeconds = (a: { seconds: number }, b: { seconds: number }) => b.seconds - a.seconds;
  const line = (name: string, seconds: number) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;
  const files = all.toSorted(bySeconds).map(({ file, seconds }) => line(file, seconds));
  const tests = all
    .flatMap((one) => one.tests.map(({ name, seconds }) => ({ name: `${one.file}: ${name}`, seconds })))
    .toSorted(bySeconds)
    .map(({ name, seconds }) => line(name, seconds));
  mkdirSync('test-results', { recursive: true });
  writeFileSync(LIST, ['Stages and files', ...files, '', 'Tests', ...tests, ''].join('\n'));
  console.log(['', ...files.slice(0, SHOWN), '', ...tests.slice(0, SHOWN), '', `All: ${LIST}`].join('\n'));
}
