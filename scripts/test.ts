// `npm test`: all checks, the static ones first. It stops after the first stage with a failure.
// `--long` also runs the long tests, and the random ones at full size, and goes on after a failure: one night shows all of
// them. `--durations` lists what each test took.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePostgres } from './postgres.ts';
import { type Durations, fromPlaywright, fromVitest, writeDurations } from './test-durations.ts';

interface Check {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** The durations of its tests, from the JSON file that its reporter wrote. */
  read?: () => Durations[];
}

const bin = (path: string, ...args: string[]) => [`node_modules/${path}`, ...args];
const long = process.argv.includes('--long');

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;
/**
 * Whether there is room for temporary files in memory. Each sandbox test file creates a database of a thousand files,
 * which takes four times as long on a disk.
 */
function isRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES;
}

const temporary = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), 'tests-'));
// PostgreSQL does not run as root.
chmodSync(temporary, 0o755);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
const running = new Set<ChildProcess>();
let isStopped = false;
let hasFailed = false;
/** Static checks have nothing to clean up, and the type checks ignore other signals. */
let isStatic = true;
function stop(signal: NodeJS.Signals): void {
  isStopped = true;
  for (const child of running) {
    if (isStatic) child.kill('SIGKILL');
    // The terminal sends Ctrl-C to the tests too.
    else if (signal === 'SIGTERM') child.kill();
  }
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const reports = process.argv.includes('--durations') ? mkdtempSync(join(temporary, 'durations-')) : undefined;

/** Output is shown only for failures, here and in the browser tests. */
function vitest(name: string, ...projects: string[]): Check {
  const file = reports && join(reports, `${name}.json`);
  const command = bin(
    'vitest/vitest.mjs',
    'run',
    ...['--reporter', 'minimal', ...(file ? ['--reporter', 'json', `--outputFile.json=${file}`] : [])],
    ...projects.flatMap((project) => ['--project', project]),
  );
  return { name, command, ...(file && { read: () => fromVitest(file) }) };
}

function playwright(name: string): Check {
  const file = reports && join(reports, `${name}.json`);
  const command = bin('@playwright/test/cli.js', 'test', `--reporter=dot${file ? ',json' : ''}`);
  if (!file) return { name, command };
  return { name, command, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, read: () => fromPlaywright(file) };
}

/** More checkers are sooner done with one program, but repeat each other's work. */
const types = (config: string) => bin('@typescript/native/bin/tsc', '-p', config, '--checkers', '1');

/** Those that take longest come first. */
const staticChecks: Check[] = [
  { name: 'types of the tools', command: types('tsconfig.tools.json') },
  { name: 'format and lint', command: bin('@biomejs/biome/bin/biome', 'ci', '--reporter=summary') },
  { name: 'types of the app', command: types('tsconfig.json') },
  { name: 'unused code', command: bin('knip/bin/knip.js') },
  { name: 'codegen check', command: ['scripts/codegen-check.ts'] },
  {
    name: 'import zones',
    command: bin(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'scripts/import-zones.config.mjs',
      'src',
      'mock-server',
      'scripts',
      'e2e',
    ),
  },
  { name: 'messages', command: bin('@lingui/cli/dist/lingui.js', 'check', 'sync') },
  { name: 'contract lint', command: ['scripts/contract-lint.ts'] },
  { name: 'translations', command: ['scripts/i18n-check.ts'] },
];

/** @param postgresMissing why there is no PostgreSQL */
const testStages = (postgresMissing: string | undefined): Check[][] => [
  // In one run, so that what waits for a process or a timer leaves no processor idle.
  [vitest('unit, contract and sandbox tests', 'unit*', postgresMissing ? 'sandbox on PGlite' : 'sandbox*')],
  [{ name: 'build', command: ['scripts/build.ts', '--quiet'] }, vitest('component tests', 'components')],
  [{ name: 'byte budget', command: ['scripts/byte-budget.ts'] }, playwright('browser tests')],
];

const times: Durations[] = [];

/** Output is buffered, so that concurrent checks do not mix theirs. */
async function run({ name, command, env: own, read }: Check, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, command, {
      env: { ...process.env, TMPDIR: temporary, ...(long && { TEST_LONG: '1' }), ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('exit', (code) => {
      running.delete(child);
      const seconds = (performance.now() - began) / 1000;
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
      times.push({ file: name, seconds, tests: [] }, ...(read?.() ?? []));
      if (code !== 0 || process.env.VERBOSE) console.log(Buffer.concat(output).toString());
      done(code === 0);
    });
  });
}

/** Runs checks, as many at once as there are lanes. All of them finish, so that all that is wrong is seen. */
async function runAll(checks: Check[], lanes: number, env?: NodeJS.ProcessEnv): Promise<void> {
  const waiting = checks.values();
  let failed = false;
  const lane = async () => {
    for (const check of waiting) failed = isStopped || !(await run(check, env)) || failed;
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  hasFailed ||= failed;
  if (isStopped || (failed && !long)) end(1);
}

function end(code: number): never {
  if (reports) writeDurations(times);
  process.exit(code);
}

// A fresh machine installs them while the first checks run.
const prepared = run({ name: 'Chromium and PostgreSQL', command: ['scripts/prepare-tests.ts'] });
await runAll(staticChecks, 2);
if (!(await prepared)) end(1);
const postgresMissing = preparePostgres();
isStatic = false;
for (const stage of testStages(postgresMissing))
  await runAll(stage, stage.length, postgresMissing ? { WITHOUT_POSTGRES: '1' } : {});
if (hasFailed) end(1);
console.log(
  postgresMissing
    ? `Everything passed, without the sandbox on PostgreSQL: ${postgresMissing}`
    : 'Everything passed.',
);
end(0);
