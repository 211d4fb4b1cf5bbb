// Starts the mock: the front door and its parts.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPrefix } from '../scripts/contract/published.ts';
import type { Finding } from '../src/response-check/finding.ts';
import { createFaults } from './faults.ts';
import { createFrontDoor, type Handle } from './front-door.ts';
import { createGuestDoor } from './guest-door.ts';
import { createHostRule } from './hosts.ts';
import { createIdentityDoor, type IdentityDoor } from './identity-door.ts';
import { createJournal } from './journal.ts';
import { guardListener } from './listener.ts';
import { openContract } from './live-contract.ts';
import { createOutbox } from './outbox.ts';
import { createPanel } from './panel.ts';
import { type Part, startPart } from './parts.ts';
import { createPaymentService } from './payment-service/service.ts';
import { createPaymentTokens } from './payment-service/tokens.ts';
import { answerStartingProbe, notReady } from './probes.ts';
import { openProviderDoor } from './provider/provider-door.ts';
import type { RequestEntry } from './request-log.ts';
import { isLocalDemo } from './sandbox/tokens.ts';
import { createSelfCheck } from './self-check.ts';
import { listenFailure, readSettings, type Settings } from './settings.ts';

export interface Mock {
  /** `http://127.0.0.1:4010`. With `listen: false`, the address from the settings. */
  origin: string;
  port: number;
  /** The base URL of the API: `http://127.0.0.1:4010/api/v1`. */
  api: string;
  /** Handles a request if it belongs to the mock, else returns false. */
  handle: Handle;
  /** Wraps a listener that calls `handle`, so that its errors do not end the process. */
  guard(listener: RequestListener): RequestListener;
  /** Whether the fault panel is available. */
  hasPanel: boolean;
  /** The running parts. */
  parts: { prism: Part; sandbox?: Part; identity?: Part };
  /** The findings of the self-check so far. */
  violations(): Finding[];
  /** Stops everything it started. */
  stop(): Promise<void>;
}

/**
 * Starts the mock and returns when every part is ready.
 * @param say reports each part that has become ready
 * @throws Error with one sentence for users: the port is taken, the contract cannot be read, or a
 * part did not start. Everything is stopped then.
 */
export async function startMock(
  given: Partial<Settings> = {},
  say: (line: string) => void = () => undefined,
): Promise<Mock> {
  const settings = readSettings(given);
  const { log, host, projectId, allowedHosts } = settings;
  const isLocal = isLocalDemo({ projectId, host, allowedHosts, nodeEnv: process.env.NODE_ENV });
  const withIdentity = settings.identity && isLocal;
  const isOwnHost = createHostRule(settings);
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : (await import('./metrics.ts')).createMetrics(settings.metricsToken);
  const onResponse = (entry: RequestEntry) => {
    settings.logRequest?.(entry);
    metrics?.observe(entry);
  };
  const guard = (listener: RequestListener) =>
    guardListener(listener, { isOwnHost, isGuestHost: guests.isGuestHost, log, onResponse });
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const faults = createFaults();
  const journal = createJournal();
  const outbox = createOutbox();
  const selfCheck = createSelfCheck(log);
  const env = {
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
    FILES_URL: settings.filesUrl,
    SEED: settings.seed,
    DEMO_BOOTHS: `${settings.demoBooths}`,
    PROJECT_ID: projectId,
    HOST: host,
    ALLOWED_HOSTS: allowedHosts.join(),
    CONTRACT: settings.contract,
    PAYMENT_KEY: settings.paymentKey,
  };
  let sandbox: Part | undefined;
  let identity: Part | undefined;
  let identityDoor: IdentityDoor | undefined;

  const guests = createGuestDoor({
    origin: settings.guestOrigin,
    prefix: () => prefix(),
    isOwnHost,
    sandbox: () => sandbox,
  });
  let prefix = () => '';

  const giveUsersBack = () => void identityDoor?.restore().catch((error: Error) => log(error.message));

  /** A part that does not start stops the others, including those that are still starting. */
  const failing = new AbortController();
  const orFail = <T>(starting: Promise<T>) =>
    starting.catch((error: Error) => {
      failing.abort(error);
      throw error;
    });

  const start = async (name: string, module: string, onReady?: () => void) => {
    const part = await startPart({
      name,
      module: new URL(module, import.meta.url),
      env,
      log: (line) => {
        outbox.read(line);
        log(line);
      },
      signal: failing.signal,
      onReady: () => {
        say(`${name} is ready.`);
        onReady?.();
      },
    });
    undo.push(part.stop);
    return part;
  };

  try {
    const server = settings.listen ? await listen(settings) : undefined;
    if (server) undo.push(() => close(server));
    const { port } = server ? (server.address() as AddressInfo) : settings;

    const opening = openContract(settings, failing.signal).then((contract) => {
      say('The contract and Prism are ready.');
      return contract;
    });
    const starting = [
      orFail(opening),
      settings.sandbox ? orFail(start('The sandbox', './sandbox/main.ts')) : undefined,
      withIdentity
        ? orFail(start('The identity emulator', './provider/identity.ts', giveUsersBack))
        : undefined,
    ] as const;
    // Waits until all have ended, so that none starts afterwards.
    await Promise.allSettled(starting);
    failing.signal.throwIfAborted();
    const contract = await starting[0];
    undo.push(contract.stop);
    prefix = () => apiPrefix(contract.now().contract.document);
    sandbox = await starting[1];
    identity = await starting[2];
    // After the sandbox, which locks the data folder.
    const provider = settings.identity ? await openProviderDoor({ settings, selfCheck }) : undefined;
    if (provider) undo.push(provider.stop);

    const handle = createFrontDoor({
      log,
      trustedProxy: settings.trustedProxy,
      contract,
      sandbox: () => sandbox,
      identity: () => identityDoor,
      provider: () => provider,
      guests,
      isLocal,
      payments: isLocal ? createPaymentService(createPaymentTokens(settings.paymentKey)) : undefined,
      faults,
      journal,
      metrics,
      notReady: () =>
        notReady(
          [contract.now().prism, sandbox, identity].filter((part) => part !== undefined),
          sandbox,
        ),
      selfCheck,
      panel: isLocal
        ? createPanel({
            faults,
            journal,
            provider,
            operations: () => contract.now().contract.operations,
            parts: () => readiness({ prism: contract.now().prism, sandbox, identity }),
            where: (pointer) => contract.now().contract.where(pointer),
            violations: () => selfCheck.found().length,
            outbox,
          })
        : undefined,
    });
    if (identity) {
      identityDoor = createIdentityDoor({ identity, sandbox, projectId, log });
      await identityDoor.restore();
    }
    server?.removeAllListeners('request');
    const listener: RequestListener = (request, response) => {
      if (!handle(request, response)) response.writeHead(404).end();
    };
    server?.on('request', guard(listener));

    const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    return {
      origin,
      port,
      api: origin + apiPrefix(contract.now().contract.document),
      handle,
      guard,
      hasPanel: isLocal,
      get parts() {
        return { prism: contract.now().prism, ...(sandbox && { sandbox }), ...(identity && { identity }) };
      },
      violations: selfCheck.found,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const readiness = (parts: Record<string, Part | undefined>) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.port !== undefined]] : [])),
  );

/** Listens immediately, so that a taken port is detected before slow parts start. */
function listen(settings: Settings): Promise<Server> {
  const server = createServer((request, response) => {
    if (!answerStartingProbe(request, response)) response.writeHead(503, { 'retry-after': '1' }).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, settings)));
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
