// `npm test`: all checks, cheapest first. It stops after the first stage with a failure.
// `--long` also runs the slow parts at full size.
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { preparePostgres } from './postgres.ts';

interface Check {
  name: string;
  command: string[];
}

const bin = (path: string, ...args: string[]) => [`node_modules/${path}`, ...args];
/** Output is shown only for failures, here and in the browser tests. */
const vitest = (...projects: string[]) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    '--reporter',
    'minimal',
    ...projects.flatMap((name) => ['--project', name]),
  );
const long = process.argv.includes('--long');

// Once, before several checks look for them concurrently.
let postgresMissing: string | undefined;
try {
  findBrowser();
  postgresMissing = preparePostgres();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The checks of a stage run concurrently; the next stage begins when all have passed. */
const stages: Check[][] = [
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
  // In one run, so that what waits for a process or a timer leaves no processor idle.
  [
    {
      name: 'unit, contract and sandbox tests',
      command: vitest('unit*', postgresMissing ? 'sandbox on PGlite' : 'sandbox*'),
    },
  ],
  [
    { name: 'build', command: bin('vite/bin/vite.js', 'build', '--logLevel', 'warn') },
    { name: 'component tests', command: vitest('components') },
  ],
  [
    {
      name: 'browser tests and byte budget',
      command: bin('@playwright/test/cli.js', 'test', '--reporter=dot'),
    },
  ],
];

/** Output is buffered, so that concurrent checks do not mix theirs. */
async function run({ name, command }: Check): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, command, {
      env: {
        ...process.env,
        ...(long && { TEST_LONG: '1' }),
        ...(postgresMissing && { WITHOUT_POSTGRES: '1' }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('exit', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      if (code !== 0 || process.env.VERBOSE) console.log(Buffer.concat(output).toString());
      done(code === 0);
    });
  });
}

for (const stage of stages) {
  const passed = await Promise.all(stage.map(run));
  if (passed.includes(false)) process.exit(1);
}
console.log(
  postgresMissing
    ? `Everything passed, without the sandbox on PostgreSQL: ${postgresMissing}`
    : 'Everything passed.',
);
