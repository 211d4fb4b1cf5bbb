// The products of a run of browser tests, one for each set of data, for all workers. A product starts when the first
// test asks for it: `GET /demo`. `GET /demo/state` says what it logged, and which responses broke the contract.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../mock-server/settings.ts';
import { startProduct } from '../../scripts/serve/product.ts';

const folder = await mkdtemp(join(tmpdir(), 'products-'));
const started = new Map<string, ReturnType<typeof start>>();

async function start(seed: string) {
  const log: string[] = [];
  const given = { port: 0, dataDir: join(folder, seed), log: (line: string) => void log.push(line) };
  const settings = readSettings({ ...given, seed: seed as Settings['seed'] }, {});
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
  for (const starting of started.values()) await starting.then(({ stop }) => stop()).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  process.exit();
}
process.on('SIGTERM', end);

server.listen(0, '127.0.0.1', () => {
  console.log(`Products at http://127.0.0.1:${(server.address() as AddressInfo).port}.`);
});
