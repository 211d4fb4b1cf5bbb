// Starts one of our programs on a fresh machine: `node scripts/setup.mjs scripts/start.ts`.
// It installs when the lock file changed, then runs the pinned Node. It supports any installed Node,
// so it is plain JavaScript; and no package scripts run except that of the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const node = `${root}node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;
const [script, ...args] = process.argv.slice(2);

let child;
let isStopped = false;
function stop(signal) {
  isStopped = true;
  if (!child) process.exit(1);
  // Ctrl-C reaches the whole process group; a `kill` of this process must be forwarded.
  if (signal === 'SIGTERM') child.kill(signal);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// npm runs this through a shell, which ends on SIGTERM without passing it on.
if (process.env.npm_lifecycle_event) {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, 500);
  timer.unref();
}

/** @returns the exit code */
function run(command, words, options) {
  return new Promise((done) => {
    child = spawn(command, words, { cwd: root, ...options });
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

async function npm(...words) {
  // With NODE_ENV=production, npm would leave out development packages, which all commands need.
  const code = await run('npm', [...words, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (code === 0) return;
  if (!isStopped)
    console.error(`\nThe set-up failed at "npm ${words.join(' ')}"; what it printed above says why.`);
  process.exit(code);
}

/** A file that exists while a command installs. The command keeps its time current, in case it is killed. */
const installing = `${root}.installing`;
const ABANDONED_MS = 30_000;

/** Waits while another command installs. @returns lets the next one install */
async function takeLock() {
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      writeFileSync(installing, '', { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isWaiting) console.error('Another command is installing the packages; waiting for it.');
    await sleep(300);
    const { mtimeMs = Date.now() } = statSync(installing, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - ABANDONED_MS) rmSync(installing, { force: true });
  }
  const timer = setInterval(() => writeFileSync(installing, ''), 1000);
  const release = () => {
    clearInterval(timer);
    rmSync(installing, { force: true });
  };
  process.on('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const isInstalled = () => existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === lock;
if (!isInstalled()) {
  const release = await takeLock();
  if (!isInstalled()) {
    // Standard output is reserved for the command.
    console.error('Installing packages; this takes about a minute the first time.');
    const since = performance.now();
    rmSync(stamp, { force: true });
    await npm('ci');
    await npm('rebuild', 'node', '--ignore-scripts=false');
    writeFileSync(stamp, lock);
    console.error(`Installed in ${Math.round((performance.now() - since) / 1000)} s.`);
  }
  release();
}

// The pinned Node by its path: a shell would use the one it found first.
process.exitCode = await run(node, [`${root}${script}`, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
    // The compile cache speeds up later starts: most commands start several processes.
    NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  },
});
