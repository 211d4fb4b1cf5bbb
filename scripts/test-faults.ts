// `npm run test:faults`: shows what the short test run finds. It seeds each fault of `seeded-faults/` into the working
// tree in turn, runs the tests that its head names, and takes it back. Names of faults limit it to these. Exits 1 if a
// fault is not found, unless its head says that this is a known gap.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preparePostgres } from './postgres.ts';

interface Fault {
  name: string;
  patch: string;
  /** Files of tests, the likeliest and cheapest first. */
  tests: string[];
  isKnownGap: boolean;
}

const folder = fileURLToPath(new URL('seeded-faults/', import.meta.url));
const chosen = process.argv.slice(2);

const faults = readdirSync(folder)
  .map((file): Fault => {
    const text = readFileSync(folder + file, 'utf8');
    const [, tests = ''] = /^Tests: (.+)$/m.exec(text) ?? [];
    const name = file.replace('.patch', '');
    return { name, patch: folder + file, tests: tests.split(' '), isKnownGap: /^Gap: /m.test(text) };
  })
  .filter(({ name }) => chosen.length === 0 || chosen.includes(name));

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
}

/** Whether it failed. */
const fails = (...command: string[]): boolean =>
  spawnSync(
    process.execPath,
    command.map((word, i) => (i === 0 ? `node_modules/${word}` : word)),
    {
      stdio: 'ignore',
    },
  ).status !== 0;

function isFound({ tests }: Fault): boolean {
  const [inBrowser, others] = [true, false].map((e2e) =>
    tests.filter((file) => file.startsWith('e2e/') === e2e),
  );
  if (others?.length && fails('vitest/vitest.mjs', 'run', '--bail', '1', ...others)) return true;
  if (!inBrowser?.length) return false;
  if (fails('vite/bin/vite.js', 'build', '--logLevel', 'silent')) return true;
  return fails('@playwright/test/cli.js', 'test', '-x', '--reporter=dot', '--retries=0', ...inBrowser);
}

const changed = spawnSync('git', ['status', '--porcelain', '--untracked-files=no'], {
  encoding: 'utf8',
}).stdout;
if (changed) throw new Error(`Commit your changes first: a fault is seeded into the files.\n${changed}`);
preparePostgres();

let failed = false;
for (const fault of faults) {
  const began = performance.now();
  git('apply', fault.patch);
  try {
    const found = isFound(fault);
    if (!found && !fault.isKnownGap) failed = true;
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
    console.log(`${found ? 'found ' : 'missed'} ${seconds} s  ${fault.name}`);
  } finally {
    git('apply', '-R', fault.patch);
  }
}
process.exitCode = failed ? 1 : 0;
