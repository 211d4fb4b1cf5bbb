// The PostgreSQL server for the tests: the one in DATABASE_URL, else a temporary one from the local
// PostgreSQL, which is installed if missing for root on Debian (usually a fresh container).
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { OLDEST_POSTGRES } from '../mock-server/sandbox/store/server.ts';
import { readSettings } from '../mock-server/settings.ts';

/** Folders of PostgreSQL's programs outside the path: Debian, Red Hat, Homebrew, Postgres.app. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

const MISSING = `there is no PostgreSQL ${OLDEST_POSTGRES} or later on this machine; install one (brew install postgresql@17, apt-get install postgresql), or set DATABASE_URL.`;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Ensures that `withPostgres` finds a server, and installs one if allowed.
 * @returns why there is none, phrased to follow a colon
 * @throws Error instead in CI, and for root on Debian: there the tests on PostgreSQL are never skipped
 */
export function preparePostgres(): string | undefined {
  if (readSettings().databaseUrl || findPrograms()) return undefined;
  if (isDebianRoot() && installWithApt() && findPrograms()) return undefined;
  if (process.env.CI || isDebianRoot()) throw new Error(`The tests need PostgreSQL, and ${MISSING}`);
  return MISSING;
}

export interface Postgres {
  /** A user who may create databases, in an otherwise unused database. */
  url: string;
  stop(): Promise<void>;
}

/** @throws Error with one sentence when no server is available */
export async function withPostgres(): Promise<Postgres> {
  const { databaseUrl } = readSettings();
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const programs = findPrograms();
  if (!programs) throw new Error(`The tests on PostgreSQL cannot run: ${MISSING}`);
  // A separate process, which stops the server even when this one is killed; Ctrl-C must not reach it too early.
  const child = fork(new URL('throwaway-postgres.ts', import.meta.url), [programs], {
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await Promise.race([addressOf(child), once(child, 'exit').then(() => undefined)]);
  if (!url) throw new Error('The throwaway PostgreSQL server did not start; what it wrote stands above.');
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return message.url;
}

/** The folder of the newest supported PostgreSQL. */
export function findPrograms(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...PLACES.flatMap((place) => globSync(place)),
  ];
  return folders
    .filter((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST_POSTGRES)
    .toSorted((a, b) => b.version - a.version)[0]?.folder;
}

/** `postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)` */
function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

/** Debian's package creates and starts a cluster; the tests need only the programs. */
function installWithApt(): boolean {
  console.log('No PostgreSQL was found; installing the one of Debian.');
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  if (!apt('update') || !install('postgresql-common')) return false;
  const file = '/etc/postgresql-common/createcluster.conf';
  const former = readFileSync(file, 'utf8');
  writeFileSync(file, `${former}\ncreate_main_cluster = false\n`);
  try {
    return install('postgresql');
  } finally {
    writeFileSync(file, former);
  }
}
