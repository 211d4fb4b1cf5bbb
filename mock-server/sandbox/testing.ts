// For tests: real processes, real folders, real HTTP.
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnsecuredJWT } from 'jose';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { findOperation } from '../../scripts/contract/operations.ts';
import { readSettings, type Settings } from '../settings.ts';
import { loadRules, startSandbox as runSandbox } from './sandbox.ts';
import type { Tables } from './store/tables.ts';
import { alone, databaseOf, dropDatabaseOf, folderOfRun, onPostgres, openStore } from './testing-store.ts';

export { databaseOf, onPostgres, onServer, openStore } from './testing-store.ts';

export const PROJECT = 'demo-test';
/** The signing key of card tokens. */
export const PAYMENT_KEY = 'a key for tests';

const folders: string[] = [];

/**
 * An empty folder. It is removed after the test file (testing-setup.ts), together with its database
 * from `startSandbox`.
 */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true, force: true });
    await dropDatabaseOf(folder);
  }
}

/**
 * A data folder and its database after a first start. Creating them takes seconds, so they are
 * created once and copied for all test files; on PGlite also for later runs, as long as their
 * sources do not change.
 */
export async function freshFolder(): Promise<string> {
  const made = folderOfRun ?? join(CACHE, sourcesHash());
  await alone(async () => {
    if (existsSync(made)) return;
    const making = `${made}.${process.pid}`;
    mkdirSync(making, { recursive: true });
    await (await startPart('./main.ts', { DATA_DIR: making, DATABASE_URL: await databaseOf(made) })).stop();
    // Another test file may have created the same folder first.
    if (existsSync(made)) rmSync(making, { recursive: true });
    else renameSync(making, made);
    removeOld();
  });
  const folder = newFolder();
  cpSync(made, folder, { recursive: true });
  if (await databaseOf(folder, made)) rmSync(join(folder, 'belongs-to'));
  return folder;
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/sandbox/', import.meta.url));

/** Removes folders older than a day. Newer ones may belong to another run with other sources. */
function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const made = statSync(join(CACHE, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (made < Date.now() - 24 * 3600_000) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

/** A hash of all sources that determine the data of a first start: migrations and seeds. */
function sourcesHash(): string {
  const entries = ['./seed.ts', './store/database.ts'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const lock = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const hash = createHash('sha256');
  for (const file of [...withImports(entries), lock]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** These modules, and all modules of this repository that they import values from. */
function withImports(files: string[]): Set<string> {
  const found = new Set(files);
  // Iterating a set includes items added meanwhile.
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gms,
    );
    for (const [, path = ''] of imports) found.add(resolve(dirname(file), path));
  }
  return found;
}

export interface TestPart {
  origin: string;
  child: ChildProcess;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** @throws Error with the sentence of a part that does not start */
export async function startPart(module: string, env: NodeJS.ProcessEnv = {}): Promise<TestPart> {
  const child = fork(new URL(module, import.meta.url), [], {
    // PGlite is compiled in each process, and most are too short-lived to benefit from optimized
    // code.
    execArgv: onPostgres ? [] : ['--liftoff-only'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PROJECT_ID: PROJECT,
      NODE_ENV: 'test',
      // A third of a start is stripping types and compiling.
      NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { port: number } | { failed: string } | number | null,
  ];
  if (message === null || typeof message === 'number')
    throw new Error(`${module} ended before it was ready (${message}).`);
  if ('failed' in message) throw new Error(message.failed);
  return {
    origin: `http://127.0.0.1:${message.port}`,
    child,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** For tests that kill it. @param dataDir also determines the database */
export const startSandboxProcess = async (dataDir: string): Promise<TestPart> =>
  startPart('./main.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: await databaseOf(dataDir),
    PAYMENT_KEY,
  });

export interface TestSandbox {
  folder: string;
  /** Different after a restart. */
  readonly origin: string;
  /** Touches rows that no call does. */
  rows<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param fill inserts rows that no call creates */
export async function openSandbox(fill?: (db: Kysely<Tables>) => Promise<unknown>): Promise<TestSandbox> {
  const folder = await freshFolder();
  if (fill && !onPostgres) await withStore(folder, fill);
  const sandbox = await startSandbox(folder);
  if (fill && onPostgres) await sandbox.rows(fill);
  return sandbox;
}

/** @param folder also determines the database */
export async function startSandbox(folder: string): Promise<TestSandbox> {
  let running = await run(folder);
  return {
    folder,
    get origin() {
      return running.origin;
    },
    rows: async (work) => {
      if (running.db) return work(running.db);
      // Only its own process can open PGlite.
      await running.stop();
      try {
        return await withStore(folder, work);
      } finally {
        running = await run(folder);
      }
    },
    restart: async () => {
      await running.stop();
      running = await run(folder);
    },
    stop: () => running.stop(),
  };
}

interface RunningSandbox {
  origin: string;
  db?: Kysely<Tables>;
  stop(): Promise<void>;
}

/** On PostgreSQL it runs in this process, which starts it in a quarter of the time. PGlite does not free its memory. */
async function run(dataDir: string): Promise<RunningSandbox> {
  if (!onPostgres) return startSandboxProcess(dataDir);
  return startInProcess({ dataDir, databaseUrl: await databaseOf(dataDir) });
}

/** @throws Error with the sentence of a sandbox that does not start */
export async function startInProcess(given: Partial<Settings>): Promise<Required<RunningSandbox>> {
  const settings = readSettings({ projectId: PROJECT, paymentKey: PAYMENT_KEY, ...given });
  const { port, db, stop } = await runSandbox(settings, rules);
  return { origin: `http://127.0.0.1:${port}`, db, stop };
}

/** Touches the rows of a sandbox that does not run. */
export async function withStore<T>(folder: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = await openStore(folder);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A bearer token in the format of the emulator. */
export function bearer(sub: string, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({ auth_time: now, ...claims })
    .setSubject(sub)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt((claims.iat as number | undefined) ?? now)
    .setExpirationTime((claims.exp as number | undefined) ?? now + 3600)
    .encode();
}

export const TOKENS = {
  owner: bearer('owner-beauty', { user_type: 0, account: 'owner-beauty' }),
  manager: bearer('manager-noor', { user_type: 1, account: 'owner-beauty' }),
  location: bearer('location-queen', { user_type: 2, account: 'owner-beauty' }),
  enterprise: bearer('owner-pets', { user_type: 3, account: 'owner-pets' }),
  admin: bearer('admin-1', { user_type: 0, account: 'admin-1', admin: true }),
};

export interface CallOptions {
  as?: string;
  json?: unknown;
  form?: FormData;
  body?: BodyInit;
  headers?: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body by comparing it
export type Answered = { status: number; headers: Headers; body: any };

/** Loaded and compiled once for all sandboxes of a process. */
export const rules = loadRules('openapi/v1.yaml');
const { contract, judge } = rules;

/** Calls the API and validates the response against the contract; a violation fails the test. */
export async function call(
  origin: string,
  method: string,
  path: string,
  asked: CallOptions = {},
): Promise<Answered> {
  const { as, json, form, body, headers } = asked;
  const response = await fetch(`${origin}/v1${path}`, {
    method,
    body: json === undefined ? (form ?? body) : JSON.stringify(json),
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const text = await response.text();
  const found = findOperation(contract, method, path.split('?')[0] ?? '');
  if (found) {
    const { status, headers: given } = response;
    expect(judge.answer(found.operation, { status, headers: given, body: text })).toEqual([]);
  }
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

export const filesForm = (files: [name: string, bytes: Uint8Array][], part = 'assets'): FormData => {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(part, new Blob([Buffer.from(bytes)]), name);
  return form;
};

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A unique picture. */
export const picture = (width = 8, height = 4): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export const PDF = latin('%PDF-1.7\n1 0 obj\n');
/** A video without duration, in a file of the given size. */
export const video = (bytes = 64): Buffer => {
  const free = Buffer.alloc(bytes - 32);
  free.writeUInt32BE(free.length);
  free.write('free', 4, 'latin1');
  return Buffer.concat([latin('\0\0\0\x18ftypisom\0\0\0\0isomiso2\0\0\0\x08moov'), free]);
};
/** Noise, in a file of the given size. */
export const sound = (bytes = 60): Buffer => {
  const file = randomBytes(bytes);
  file.write('RIFF----WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data', 'latin1');
  file.writeUInt32LE(bytes - 8, 4);
  file.writeUInt32LE(bytes - 44, 40);
  return file;
};

/** The files in a data folder, by hash. */
export const keptFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'media/files'), { recursive: true })
    .map((name) => `${name}`.slice(3))
    .filter((hash) => hash !== '')
    .toSorted();
export const incomingFiles = (folder: string): string[] => readdirSync(join(folder, 'media/incoming'));
