// `npm test`: all checks, cheapest first. It stops after the first stage with a failure.
// `--long` also runs the long tests, and the random ones at full size. `--durations` lists what each test took.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
const reports = process.argv.includes('--durations') ? mkdtempSync(join(tmpdir(), 'durations-')) : undefined;

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

/** The checks of a stage run concurrently; the next stage begins when all have passed. */
const staticStages: Check[][] = [
  [
    { name: 'format and lint', command: bin('@biomejs/biome/bin/biome', 'ci', '--reporter=summary') },
    { name: 'contract lint', command: ['scripts/contract-lint.ts'] },
  ],
  [
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
  ],
  [
    { name: 'types of the app', command: bin('@typescript/native/bin/tsc', '-p', 'tsconfig.json') },
    { name: 'types of the tools', command: bin('@typescript/native/bin/tsc', '-p', 'tsconfig.tools.json') },
    { name: 'unused code', command: bin('knip/bin/knip.js') },
  ],
  [
    { name: 'messages', command: bin('@lingui/cli/dist/lingui.js', 'check', 'sync') },
    { name: 'translations', command: ['scripts/i18n-check.ts'] },
  ],
];

/** @param postgresMissing why there is no PostgreSQL */
const testStages = (postgresMissing: string | undefined): Check[][] => [
  // In one run, so that what waits for a process or a timer leaves no processor idle.
  [vitest('unit, contract and sandbox tests', 'unit*', postgresMissing ? 'sandbox on PGlite' : 'sandbox*')],
  [
    { name: 'build', command: bin('vite/bin/vite.js', 'build', '--logLevel', 'warn') },
    vitest('component tests', 'components'),
  ],
  [{ name: 'byte budget', command: ['scripts/byte-budget.ts'] }, playwright('browser tests')],
];

const times: Durations[] = [];

/** Output is buffered, so that concurrent checks do not mix theirs. */
async function run({ name, command, env: own, read }: Check, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, command, {
      env: { ...process.env, ...(long && { TEST_LONG: '1' }), ...env, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('exit', (code) => {
      const seconds = (performance.now() - began) / 1000;
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
      times.push({ file: name, seconds, tests: [] }, ...(read?.() ?? []));
      if (code !== 0 || process.env.VERBOSE) console.log(Buffer.concat(output).toString());
      done(code === 0);
    });
  });
}

async function runStages(stages: Check[][], env?: NodeJS.ProcessEnv): Promise<void> {
  for (const stage of stages) {
    const passed = await Promise.all(stage.map((check) => run(check, env)));
    if (passed.includes(false)) end(1);
  }
}

function end(code: number): never {
  if (reports) {
    rmSync(reports, { recursive: true, force: true });
    writeDurations(times);
  }
  process.exit(code);
}

// A fresh machine installs them while the first checks run.
const prepared = run({ name: 'Chromium and PostgreSQL', command: ['scripts/prepare-tests.ts'] });
await runStages(staticStages);
if (!(await prepared)) end(1);
const postgresMissing = preparePostgres();
await runStages(testStages(postgresMissing), postgresMissing ? { WITHOUT_POSTGRES: '1' } : {});
console.log(
  postgresMissing
    ? `Everything passed, without the sandbox on PostgreSQL: ${postgresMissing}`
    : 'Everything passed.',
);
end(0);
