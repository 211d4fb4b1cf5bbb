// An empty PostgreSQL server on loopback that lives as long as its parent process:
// `node scripts/throwaway-postgres.ts /usr/lib/postgresql/15/bin` prints its address and runs until Ctrl-C.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const programs = process.argv[2];
if (!programs) throw new Error('Name the folder of PostgreSQL’s programs.');

const READY_MS = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
const data = join(folder, 'data');
// Other users of this machine can reach the port, so a password is required.
const password = randomBytes(16).toString('hex');
let server: ChildProcess | undefined;

const end = async () => {
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    // Immediate shutdown: its data is disposable.
    server.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit();
};
process.on('disconnect', end);
process.on('SIGINT', end);
process.on('SIGTERM', end);

/** Neither program runs as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => {
      const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody.');
}

const user = unprivileged();
if (user) chownSync(folder, user.uid, user.gid);
const options = { ...user, cwd: folder };
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];

function makeCluster(): void {
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (user) chownSync(secret, user.uid, user.gid);
  const given = ['-D', data, '-U', 'postgres', '--auth=password', `--pwfile=${secret}`, '--no-sync'];
  const { status, stderr } = spawnSync(join(`${programs}`, 'initdb'), [...given, ...locale], {
    ...options,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function start(port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // It does not have to survive a power failure.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Its databases are many, small and short-lived.
    autovacuum: 'off',
    jit: 'off',
    // Different from the sandbox's setting, to reveal code that depends on it.
    timezone: 'Asia/Kolkata',
    log_min_messages: 'fatal',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(`${programs}`, 'postgres'), ['-D', data, ...words], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function isReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

try {
  makeCluster();
  const port = await freePort();
  server = start(port);
  const errors: Buffer[] = [];
  server.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const late = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > late) throw new Error(`${Buffer.concat(errors)}`);
    await sleep(50);
  }
  // Startup errors are no longer needed, and connections refused during tests would fill the buffer.
  errors.length = 0;
  server.stderr?.removeAllListeners('data').resume();
  if (process.send) process.send({ url });
  else console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await end();
}
