import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../mock-server/sandbox/lock.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Installs when there is a file `go`, and fails while another one installs. */
const NPM = `#!/bin/sh
echo $$ $* >> npm.log
if [ $1 = rebuild ]; then
  mkdir -p node_modules/node/bin
  exec ln -s ${process.execPath} node_modules/node/bin/node
fi
mkdir busy || exit 1
while [ ! -e go ]; do sleep 0.1; done
rmdir busy`;

/** A clone of the repository in which nothing is installed. */
function freshClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  folders.push(folder);
  for (const name of ['bin', 'scripts', 'node_modules']) mkdirSync(join(folder, name));
  cpSync('scripts/setup.mjs', join(folder, 'scripts/setup.mjs'));
  writeFileSync(join(folder, 'scripts/command.mjs'), `console.log('It ran.');`);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), NPM);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  return folder;
}

const go = (folder: string) => writeFileSync(join(folder, 'go'), '');

function start(folder: string) {
  const child = spawn(process.execPath, [join(folder, 'scripts/setup.mjs'), 'scripts/command.mjs'], {
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', errors: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.errors += text;
  });
  return { child, said, outcome: once(child, 'close').then(([code]) => ({ ...said, code })) };
}

const npmCalls = (folder: string) =>
  existsSync(join(folder, 'npm.log'))
    ? [...readFileSync(join(folder, 'npm.log'), 'utf8').matchAll(/^(\d+) (\w+) .*$/gm)]
    : [];

test('of two first commands, the second waits for the installation of the first', async () => {
  const folder = freshClone();
  const first = start(folder);
  await expect.poll(() => npmCalls(folder)).toHaveLength(1);
  const second = start(folder);
  await expect.poll(() => second.said.errors).not.toBe('');
  go(folder);
  expect(await Promise.all([first.outcome, second.outcome])).toEqual([
    {
      out: 'It ran.\n',
      errors: expect.stringMatching(/^Installing packages.*\nInstalled in \d+ s\.\n$/),
      code: 0,
    },
    { out: 'It ran.\n', errors: 'Another command is installing the packages; waiting for it.\n', code: 0 },
  ]);
  expect(npmCalls(folder).map(([, , name]) => name)).toEqual(['ci', 'rebuild']);
  expect(await start(folder).outcome).toEqual({ out: 'It ran.\n', errors: '', code: 0 });
});

test('stopped while it installs, it stops npm, and the next command installs', async () => {
  const folder = freshClone();
  const first = start(folder);
  await expect.poll(() => npmCalls(folder)).toHaveLength(1);
  first.child.kill('SIGTERM');
  expect(await first.outcome).toMatchObject({ out: '', code: 1 });
  expect(isAlive(Number(npmCalls(folder)[0]?.[1]))).toBe(false);
  rmSync(join(folder, 'busy'), { recursive: true, force: true });
  go(folder);
  expect(await start(folder).outcome).toMatchObject({ out: 'It ran.\n', code: 0 });
});

test('does not wait for a command that was killed', async () => {
  const folder = freshClone();
  go(folder);
  writeFileSync(join(folder, '.installing'), '');
  utimesSync(join(folder, '.installing'), new Date(), new Date(Date.now() - 60_000));
  expect(await start(folder).outcome).toMatchObject({ out: 'It ran.\n', code: 0 });
});

test('installs development packages also with NODE_ENV=production', async () => {
  const folder = freshClone();
  go(folder);
  expect(await start(folder).outcome).toMatchObject({ out: 'It ran.\n', code: 0 });
  expect(npmCalls(folder).map(([call]) => call)).toEqual([
    expect.stringMatching(/ ci --include=dev /),
    expect.stringMatching(/ rebuild .*--include=dev /),
  ]);
});

test('stops its program when npm is stopped, whose shell passes no signal on', async () => {
  const folder = freshClone();
  go(folder);
  writeFileSync(
    join(folder, 'scripts/command.mjs'),
    `console.log(process.pid);
    process.on('SIGTERM', () => process.exit());
    setInterval(() => {}, 1000);`,
  );
  const setup = `${process.execPath} ${join(folder, 'scripts/setup.mjs')} scripts/command.mjs; true`;
  const shell = spawn('sh', ['-c', setup], {
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_lifecycle_event: 'start' },
  });
  const [line] = await once(shell.stdout, 'data');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
