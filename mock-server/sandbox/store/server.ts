// Rows on a PostgreSQL server: a pool of connections, and one connection more whose lock keeps the database to this
// sandbox alone. The server may be restarted meanwhile: calls are refused with 503 until it is back.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import { Client, type ClientConfig, Pool, types } from 'pg';
import { problem } from '../../problems.ts';
import { Refusal } from '../refusal.ts';
import { parsers } from './parsers.ts';

/** Who is told what happens to the database later on. */
export interface Watch {
  /** Takes one line for a person. */
  log(line: string): void;
  /** The database is another sandbox's by now, so this one must end. Takes the sentence that says so. */
  lost(sentence: string): void;
  /** Something may have been written. */
  wrote(): void;
}

/** Needed for `on delete set null` on one of several columns. */
export const OLDEST_POSTGRES = 15;
const MOST_CONNECTIONS = 10;
const PATIENCE_MS = 5000;
const AGAIN_MS = 200;

// Locks by the application's own numbers; a database has its own set of them, and a connection's end frees its locks.
/** One sandbox holds it, on a connection that does nothing else. */
export const SANDBOX_LOCK = '730512, 1';
/** Shared by the connections that do the work, so that the next sandbox can wait for what a killed one left running. */
const WORK_LOCK = '730512, 2';

const LOCK_NOT_FREE = '55P03';

/**
 * Takes a server's database for this process until the dialect's driver is destroyed.
 * @throws Error with one sentence that names DATABASE_URL, not its password: the server cannot be reached, refuses, is
 *   too old, or another sandbox has the database
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
  /** Each line once while the database is away. */
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
      // Its user gets the error by the query that fails; with nobody to hear it here, it would end the process.
      client.on('error', () => undefined);
      if (!holder) throw new Error('the database is not held');
      // What is cut by day must not depend on where the server stands.
      await client.query(`set timezone to 'UTC'; select pg_advisory_lock_shared(${WORK_LOCK})`);
    },
  });
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
  /** Hears why there is no connection. */
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

  /** Without a connection nothing has been done, so the call may simply be made again. */
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

/** Another sandbox has the database. */
class InUse extends Error {}

/**
 * Connects, and takes the lock that says whose the database is.
 * @param first whether no connection of this process is at work yet
 */
async function takeHold(config: ClientConfig, first: boolean): Promise<Client> {
  const client = await connect(config);
  try {
    const { rows } = await client.query('select current_setting($1)::integer as version', [
      'server_version_num',
    ]);
    const version = Math.floor(rows[0].version / 10_000);
    if (version < OLDEST_POSTGRES) {
      throw new Error(
        `DATABASE_URL: ${nameOf(client)} is PostgreSQL ${version}; version ${OLDEST_POSTGRES} or later is needed.`,
      );
    }
    // A sandbox that was killed a moment ago may still be holding it.
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
    throw new Error(`DATABASE_URL cannot be used: ${messageOf(error)}.`);
  }
  // Its end is what counts, and follows.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Error(`DATABASE_URL: ${whyNot(error, client)}`);
  }
}

function whyNot(error: unknown, client: Client): string {
  const server = nameOf(client);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `${server} does not let ${client.user} in; check user and password.`;
    case '3D000':
      return `${server} has no database ${client.database}; create it.`;
    default:
      return `${server} cannot be reached (${messageOf(error)}).`;
  }
}

const nameOf = ({ host, port }: Client) => `${host}:${port}`;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Several addresses of one name, each of which failed, make an error without a message. */
const messageOf = (error: unknown) =>
  ((error instanceof Error ? error.message : String(error)) || codeOf(error)).replace(/\.$/, '');
