// The rows on a PostgreSQL server: a pool of connections, and one more whose lock reserves the
// database for this sandbox. While the server restarts, calls get a 503.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import { Client, type ClientConfig, Pool, types } from 'pg';
import { problem } from '../../problems.ts';
import { StartRefusal } from '../lock.ts';
import { Refusal } from '../refusal.ts';
import { parsers } from './parsers.ts';

/** Callbacks for later events of the database. */
export interface Watch {
  /** Logs one line. */
  log(line: string): void;
  /** Another sandbox has taken over the database, so this one must end. Receives the message. */
  lost(sentence: string): void;
  /** A statement may have written something. */
  wrote(): void;
  /** A pool of connections was opened. Receives a function that tells its size. */
  pooled?(size: () => PoolSize): void;
}

/** Numbers of connections, and of calls that wait for one. */
export interface PoolSize {
  open: number;
  idle: number;
  waiting: number;
}

/** Needed for `on delete set null` on one of several columns. */
export const OLDEST_POSTGRES = 15;
const MOST_CONNECTIONS = 10;
const PATIENCE_MS = 5000;
const AGAIN_MS = 200;

// Advisory locks by the application's own numbers. They are separate per database, and released
// with the connection.
/** Held by one sandbox on a dedicated connection. */
export const SANDBOX_LOCK = '730512, 1';
/**
 * Shared by the working connections, so that the next sandbox can wait for statements of a killed
 * one.
 */
const WORK_LOCK = '730512, 2';

const LOCK_NOT_FREE = '55P03';
/** The server breaks off connections, or accepts none at the moment. */
const NOT_NOW = /^(08|57P0[123]$|53300$|55000$|ECONN|EPIPE$|ETIMEDOUT$)/;

/**
 * Reserves a server's database for this process until the dialect's driver is destroyed.
 * @throws Error with one sentence that names DATABASE_URL without its password, when the server is
 * unreachable, refuses or is too old, or another sandbox uses the database
 */
export async function openServer(url: string, watch: Watch): Promise<Dialect> {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'sandbox',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser: (id, format) => parsers[id] ?? types.getTypeParser(id, format) },
  };
  const said = new Set<string>();
  /** Logs each line once while the database is unavailable. */
  const say = (line: string) => {
    if (!said.has(line)) watch.log(line);
    said.add(line);
  };
  let ended = false;
  let holder: Client | undefined = await takeHold(config, true);

  const keepHold = (client: Client) => {
    client.once('end', async () => {
      holder = undefined;
      while (!ended && !holder) {
        try {
          holder = await takeHold(config, false);
        } catch (error) {
          if (error instanceof InUse) return watch.lost(error.message);
          say(messageOf(error));
          await sleep(AGAIN_MS);
        }
      }
      if (!holder) return;
      if (ended) return void holder.end();
      watch.log('The database is there again.');
      said.clear();
      keepHold(holder);
    });
  };
  keepHold(holder);

  const pool = new Pool({
    ...config,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: 60_000,
    onConnect: async (client) => {
      // The failing query reports the error; an unhandled `error` event would end the process.
      client.on('error', () => undefined);
      if (!holder) throw new Error('the database is not held');
      // Dates must not depend on the server's time zone.
      await client.query(`set timezone to 'UTC'; select pg_advisory_lock_shared(${WORK_LOCK})`);
    },
  });
  watch.pooled?.(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  pool.on('error', (error) => say(`The database broke off a connection: ${messageOf(error)}.`));

  return new ServerDialect({
    pool,
    refused: (error) => say(`No connection to the database: ${messageOf(error)}.`),
    close: async () => {
      ended = true;
      await holder?.end();
    },
  });
}

interface ServerConfig extends PostgresDialectConfig {
  /** Called with the reason when there is no connection. */
  refused(error: unknown): void;
  close(): Promise<void>;
}

class ServerDialect extends PostgresDialect {
  readonly #config: ServerConfig;

  constructor(config: ServerConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ServerDriver(this.#config);
  }
}

class ServerDriver extends PostgresDriver {
  readonly #config: ServerConfig;

  constructor(config: ServerConfig) {
    super(config);
    this.#config = config;
  }

  /** Without a connection nothing was done, so the call can be repeated. */
  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      return await super.acquireConnection(...options);
    } catch (error) {
      this.#config.refused(error);
      const detail = 'The database is temporarily unreachable. Try again in a moment.';
      throw new Refusal(problem(503, detail, undefined, { 'retry-after': '1' }));
    }
  }

  override async destroy() {
    await super.destroy();
    await this.#config.close();
  }
}

/** Another sandbox uses the database. */
class InUse extends StartRefusal {}

/** The server does not answer at the moment. */
class Unreachable extends StartRefusal {
  readonly isTemporary = true;
}

/** @returns an error that names DATABASE_URL without its password; undefined unless the connection was lost */
export function lostConnection(url: string, error: unknown): StartRefusal | undefined {
  const client = new Client({ connectionString: url });
  if (error instanceof Refusal) return unreachable(client, 'the connection broke');
  // A failed migration names its reason as its cause.
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isLost = NOT_NOW.test(codeOf(reason)) || messageOf(reason).startsWith('Connection terminated');
  return isLost ? unreachable(client, messageOf(reason)) : undefined;
}

/**
 * Why this database cannot be opened.
 * @returns an error with one sentence that names DATABASE_URL without its password
 */
export function serverRefusal(url: string, error: unknown): StartRefusal {
  if (error instanceof StartRefusal) return error;
  const lost = lostConnection(url, error);
  if (lost) return lost;
  const client = new Client({ connectionString: url });
  return new StartRefusal(
    `DATABASE_URL: the database ${client.database} on ${nameOf(client)} cannot be used (${messageOf(error)}); set it to an empty database, or to one of this product.`,
    { cause: error },
  );
}

const unreachable = (client: Client, reason: string) =>
  new Unreachable(`DATABASE_URL: ${nameOf(client)} cannot be reached (${reason}).`);

/**
 * Connects, and takes the lock on the database.
 * @param first whether no other connection of this process is in use yet
 */
async function takeHold(config: ClientConfig, first: boolean): Promise<Client> {
  const client = await connect(config);
  try {
    const { rows } = await client.query('select current_setting($1)::integer as version', [
      'server_version_num',
    ]);
    const version = Math.floor(rows[0].version / 10_000);
    if (version < OLDEST_POSTGRES) {
      throw new StartRefusal(
        `DATABASE_URL: ${nameOf(client)} is PostgreSQL ${version}; version ${OLDEST_POSTGRES} or later is needed.`,
      );
    }
    // A sandbox that was just killed may still hold it.
    await client.query(`set lock_timeout to '3s'; select pg_advisory_lock(${SANDBOX_LOCK})`);
    if (first) {
      await client.query(`select pg_advisory_lock(${WORK_LOCK})`);
      await client.query(`select pg_advisory_unlock(${WORK_LOCK})`);
    }
    return client;
  } catch (error) {
    await client.end();
    if (codeOf(error) !== LOCK_NOT_FREE) throw error;
    throw new InUse(
      `The database ${client.database} on ${nameOf(client)} is in use by another sandbox; stop that one, or set DATABASE_URL to another database.`,
    );
  }
}

async function connect(config: ClientConfig): Promise<Client> {
  let client: Client;
  try {
    client = new Client(config);
  } catch (error) {
    throw new StartRefusal(`DATABASE_URL cannot be used: ${messageOf(error)}.`);
  }
  // The `end` event follows and is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw whyNot(error, client);
  }
}

function whyNot(error: unknown, client: Client): StartRefusal {
  const server = nameOf(client);
  switch (codeOf(error)) {
    case '28000':
      return new StartRefusal(
        `DATABASE_URL: ${server} does not let ${client.user} in (${messageOf(error)}).`,
      );
    case '28P01':
      return new StartRefusal(
        `DATABASE_URL: ${server} does not let ${client.user} in; check user and password.`,
      );
    case '3D000':
      return new StartRefusal(`DATABASE_URL: ${server} has no database ${client.database}; create it.`);
    default:
      return unreachable(client, messageOf(error));
  }
}

const nameOf = ({ host, port }: Client) => `${host}:${port}`;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** If all addresses of a host name fail, the error has no message. */
const messageOf = (error: unknown) =>
  ((error instanceof Error ? error.message : String(error)) || codeOf(error)).replace(/\.$/, '');
