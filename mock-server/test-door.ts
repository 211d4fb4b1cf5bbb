// For tests: the front door with a simulated sandbox and emulator, without Prism.
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createJudge } from '../scripts/contract/judge.ts';
import { type Contract, loadContract } from '../scripts/contract/load.ts';
import { type AllFaults, createFaults } from './faults.ts';
import { createFrontDoor } from './front-door.ts';
import { createGuestDoor } from './guest-door.ts';
import { createHostRule } from './hosts.ts';
import { createIdentityDoor, type IdentityDoor } from './identity-door.ts';
import { createJournal, type Journal } from './journal.ts';
import { guardListener } from './listener.ts';
import { createMetrics } from './metrics.ts';
import type { Part } from './parts.ts';
import { notReady } from './probes.ts';
import type { ProviderDoor } from './provider/provider-door.ts';
import type { RequestEntry } from './request-log.ts';
import { createSelfCheck, type SelfCheck } from './self-check.ts';

export interface TestDoor {
  origin: string;
  contract: Contract;
  /** The test's handlers of sandbox and emulator. The sandbox has listAssets, createAssets and getGuestSite. */
  sandbox: RequestListener;
  emulator: RequestListener;
  /** Simulates a sandbox that is not ready. */
  sandboxIsAway: boolean;
  /** The requests to sandbox and emulator, in order. */
  seen: string[];
  logged: string[];
  /** The lines of its request log. */
  requests: RequestEntry[];
  faults: AllFaults;
  journal: Journal;
  selfCheck: SelfCheck;
  identity: IdentityDoor;
  /** Disabled; a test that needs it opens its own. */
  provider: ProviderDoor | undefined;
  stop(): Promise<void>;
}

/** Where the tests are: they name the addresses of clients. */
const TRUSTED_PROXY = '127.0.0.1';

export const METRICS_TOKEN = 'a-token-for-tests';

export const JSON_TYPE = { 'content-type': 'application/json' };

const contract = loadContract();
const judge = createJudge(contract);

/** @param isLocal false for one that other machines can reach */
export async function openTestDoor(isLocal = true): Promise<TestDoor> {
  const servers: Server[] = [];
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const ask = async (who: 'sandbox' | 'emulator') =>
    listen((request, response) => {
      door.seen.push(`${who} ${request.method} ${request.url}`);
      door[who](request, response);
    });
  const part = (name: string, port: () => number | undefined): Part => ({
    name,
    get port() {
      return port();
    },
    pid: undefined,
    said: { ready: true, port: 0, operations: ['listAssets', 'createAssets', 'getGuestSite'] },
    restart: () => undefined,
    stop: async () => undefined,
  });

  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const [sandboxPort, emulatorPort] = [await ask('sandbox'), await ask('emulator')];
  const sandbox = part('The sandbox', () => (door.sandboxIsAway ? undefined : sandboxPort));
  const emulator = part('The identity emulator', () => emulatorPort);
  const prism = part('Prism', () => undefined);
  const faults = createFaults();
  const metrics = createMetrics(METRICS_TOKEN);
  const door: TestDoor = {
    origin: '',
    contract,
    sandbox: (_req, res) => res.writeHead(200, JSON_TYPE).end('{}'),
    emulator: (_req, res) => res.writeHead(200, JSON_TYPE).end('{}'),
    sandboxIsAway: false,
    seen: [],
    logged,
    requests: [],
    faults,
    journal: createJournal(),
    selfCheck: createSelfCheck(log),
    identity: createIdentityDoor({ identity: emulator, sandbox, projectId: 'demo-x', log }),
    provider: undefined,
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
  const live = { contract, judge, prism, underWay: new Set<Promise<unknown>>() };
  const isOwnHost = createHostRule({ host: '127.0.0.1', allowedHosts: [] });
  const guests = createGuestDoor({
    origin: undefined,
    prefix: () => '/api/v1',
    isOwnHost,
    sandbox: () => sandbox,
  });
  const handle = createFrontDoor({
    ...door,
    log,
    contract: { now: () => live, during: (answer) => answer(live) },
    sandbox: () => sandbox,
    guests,
    identity: () => door.identity,
    provider: () => door.provider,
    isLocal,
    metrics,
    notReady: () => notReady([sandbox, emulator], sandbox),
    payments: undefined,
    trustedProxy: TRUSTED_PROXY,
    panel: isLocal ? async () => ({ status: 200, headers: new Headers(JSON_TYPE), body: '{}' }) : undefined,
  });
  const listener: RequestListener = (req, res) => void (handle(req, res) || res.writeHead(418).end());
  const onResponse = (entry: RequestEntry) => {
    door.requests.push(entry);
    metrics.observe(entry);
  };
  const rules = { isOwnHost, isGuestHost: guests.isGuestHost, log, onResponse };
  const port = await listen(guardListener(listener, rules));
  door.origin = `http://127.0.0.1:${port}`;
  return door;
}

/** Sends bytes that an HTTP client would not send. @returns the response */
export async function sendText(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // Ending the socket would look like a client that disconnects.
  socket.write(text);
  return Buffer.concat(await socket.toArray()).toString();
}
