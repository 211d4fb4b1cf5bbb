// The product on one origin: the built app behind the mock's front door.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCloser } from '../../mock-server/listener.ts';
import { answerStartingProbe } from '../../mock-server/probes.ts';
import { listenFailure, type Settings } from '../../mock-server/settings.ts';
import { type Mock, startMock } from '../../mock-server/start.ts';
import { openStaticSite } from './static-site.ts';

export interface Product {
  /** `http://localhost:4000` */
  origin: string;
  mock: Mock;
  /** Waits for calls in progress, and stops everything. */
  stop(): Promise<void>;
}

/** With the time that the parts take, less than `superviseProduct` waits. */
const LAST_CALLS_MS = 15_000;

interface ProductOptions {
  /** Builds the app while the mock starts. */
  build?: () => Promise<void>;
  /** The folder of the built app. */
  folder?: string;
  /** Reports each part that has become ready. */
  say?: (line: string) => void;
}

/**
 * Starts everything and returns when the first page can be opened.
 * @param settings port 0 takes any free one
 * @throws Error with one sentence when the port is taken or a part does not start; nothing keeps running then
 */
export async function startProduct(
  settings: Settings,
  { build = async () => {}, folder = 'dist', say }: ProductOptions = {},
): Promise<Product> {
  const server = createServer();
  const close = createCloser(server);
  // The port first: a conflict is known at once, while the rest takes seconds.
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  // Requests wait until everything is ready.
  const early: Parameters<RequestListener>[] = [];
  const keep = (...pair: Parameters<RequestListener>) => {
    if (!answerStartingProbe(...pair)) early.push(pair);
  };
  server.on('request', keep);
  const starting = startMock({ ...settings, port, listen: false }, say);
  try {
    const [mock, site] = await Promise.all([starting, build().then(() => openStaticSite(folder))]);
    const answer = mock.guard((request, response) => {
      if (!mock.handle(request, response)) site(request, response);
    });
    server.off('request', keep);
    server.on('request', answer);
    for (const pair of early) answer(...pair);
    return {
      origin: `http://localhost:${port}`,
      mock,
      async stop() {
        await close(LAST_CALLS_MS);
        await mock.stop();
      },
    };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await starting.then((mock) => mock.stop()).catch(() => undefined);
    throw error;
  }
}

function listen(server: Server, settings: Settings): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(listenFailure(error, settings)));
    server.listen(settings.port, settings.host, done);
  });
}
