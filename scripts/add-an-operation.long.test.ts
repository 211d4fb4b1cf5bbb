// The steps of docs/add-an-operation.md, performed on a copy of the repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const page = readFileSync('docs/add-an-operation.md', 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'add-an-operation-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A code block of the page: a whole file, or lines beside the one that starts with `line`. */
interface Step {
  file: string;
  side?: string;
  line?: string;
  text: string;
}

const steps: Step[] = [
  ...page.matchAll(
    /^(?:Create|In) `([^`]+)`(?:, insert (before|after) the line `([^`]+)`)?\n\n```\w+\n([\s\S]*?\n)```$/gm,
  ),
].map(([, file = '', side, line, text = '']) => ({ file, side, line, text }));
const files = [...new Set(steps.map(({ file }) => file))];

function perform({ file, side, line, text }: Step): void {
  const path = join(copy, file);
  if (line === undefined) {
    expect(existsSync(path), `${file} exists already`).toBe(false);
    writeFileSync(path, text);
    return;
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = lines.flatMap((one, at) => (one.trimStart().startsWith(line) ? [at] : []));
  expect(places, `${file} has one line that starts with "${line}"`).toHaveLength(1);
  lines.splice((places[0] ?? 0) + (side === 'after' ? 1 : 0), 0, text.slice(0, -1));
  writeFileSync(path, lines.join('\n'));
}

/** Runs one of our programs in the copy, with its output in the failure. */
function run(program: string, args: string[] = []): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

test('the page adds an operation in at most ten files, which compile and pass its test', {
  timeout: 3_600_000,
}, () => {
  expect(files.length).toBeLessThanOrEqual(10);
  expect(page.match(/^```(?!sh)\w+$/gm)).toHaveLength(steps.length);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) if (file !== '' && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const step of steps) perform(step);

  run('scripts/codegen.ts');
  run('node_modules/@biomejs/biome/bin/biome', ['check', ...files]);
  for (const project of ['tsconfig.json', 'tsconfig.tools.json'])
    run('node_modules/@typescript/native/bin/tsc', ['-p', project]);
  const sandboxTests = files.filter((file) => file.endsWith('.test.ts'));
  expect(sandboxTests).toHaveLength(1);
  const database = process.env.WITHOUT_POSTGRES ? 'PGlite' : 'PostgreSQL';
  const vitest = (project: string, ...tests: string[]) =>
    run('node_modules/vitest/vitest.mjs', ['run', '--project', project, ...tests]);
  vitest(`sandbox on ${database}`, ...sandboxTests);
  // The order of migrations, and that a screen uses each operation.
  vitest('unit', 'store/migrations/migrations.test.ts', 'scripts/reached.test.ts');
});
