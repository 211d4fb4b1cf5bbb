// The products of a run of browser tests, one for each set of data, for all workers. A product starts when the first
// test asks for it: `GET /demo`. `GET /demo/state` says what it logged, and which responses broke the contract.
// The short run has them on PostgreSQL, which is ready sooner and answers faster; the long run on PGlite, as `npm start`.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readSettings, type Settings } from '../../mock-server/settings.ts';
import { preparePostgres, withPostgres } from '../../scripts/postgres.ts';
import { startProduct } from '../../scripts/serve/product.ts';

const folder = await mkdtemp(join(tmpdir(), 'products-'));
const postgres = process.env.TEST_LONG || preparePostgres() ? undefined : await withPostgres();
const prefix = `products_${randomBytes(4).toString('hex')}_`;
const started = new Map<string, ReturnType<typeof start>>();

async function onServer(query: string): Promise<void> {
  const client = new Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(query);
  await client.end();
}

/** The address of an empty database; undefined without a server. */
async function newDatabase(seed: string): Promise<string | undefined> {
  if (!postgres) return undefined;
  await onServer(`create database ${prefix}${seed}`);
  const url = new URL(postgres.url);
  url.pathname = prefix + seed;
  return url.href;
}

async function start(seed: string) {
  const log: string[] = [];
  const given = { port: 0, dataDir: join(folder, seed), log: (line: string) => void log.push(line) };
  const databaseUrl = await newDatabase(seed);
  const settings = readSettings({ ...given, databaseUrl, seed: seed as Settings['seed'] }, {});
  return { ...(await startProduct(settings)), dataDir: settings.dataDir, log };
}

const server = createServer(async (request, response) => {
  const [, seed = '', state] = (request.url ?? '').split('/');
  const starting = started.get(seed) ?? start(seed);
  started.set(seed, starting);
  try {
    const { origin, dataDir, log, mock } = await starting;
    const answer = state ? { log, violations: mock.violations() } : { origin, dataDir };
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(`${error instanceof Error ? error.stack : error}`);
  }
});

async function end() {
  server.close();
  for (const [seed, starting] of started) {
    await starting.then(({ stop }) => stop()).catch(() => undefined);
    if (postgres) await onServer(`drop database if exists ${prefix}${seed} with (force)`);
  }
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}
process.on('SIGTERM', end);

server.listen(0, '127.0.0.1', () => {
  console.log(`Products at http://127.0.0.1:${(server.address() as AddressInfo).port}.`);
});
