// Starts one of our programs on a fresh machine: `node scripts/setup.mjs scripts/start.ts`.
// It installs when the lock file changed, then runs the pinned Node. It supports any installed Node,
// so it is plain JavaScript; and no package scripts run except that of the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const node = `${root}node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;
const [script, ...args] = process.argv.slice(2);

function npm(...words) {
  const { status } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\nThe set-up failed at "npm ${words.join(' ')}"; what it printed above says why.`);
    process.exit(1);
  }
}

const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, 'utf8') : '';
if (installed !== lock) {
  // Standard output is reserved for the command.
  console.error('Installing packages; this takes about a minute the first time.');
  npm('ci');
  npm('rebuild', 'node', '--ignore-scripts=false');
  writeFileSync(stamp, lock);
}

// The pinned Node by its path: a shell would use the one it found first.
const child = spawn(node, [`${root}${script}`, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
    // The compile cache speeds up later starts: most commands start several processes.
    NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  },
});
// Ctrl-C reaches the whole process group; a `kill` of this process must be forwarded.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
