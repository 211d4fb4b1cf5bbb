// Keeps the product running: restarts its process on the same port when it dies, without another build.
import { type Part, startPart } from '../../mock-server/parts.ts';

interface Supervised {
  env: NodeJS.ProcessEnv;
  /** Whether the first start builds the app. */
  build: boolean;
  log(line: string): void;
  /** Called after too many crashes, when the product is no longer restarted. */
  onGivenUp(): void;
}

const NAME = 'The product';
const FIRST_START_MS = 10 * 60_000;
const STOP_MS = 30_000;

/**
 * @returns when the first page can be opened
 * @throws Error with one sentence when the port is taken, the build fails or a part does not start
 */
export async function superviseProduct({ env, build, log, onGivenUp }: Supervised): Promise<Part> {
  // Read again at each start.
  const current = { ...env, BUILD: build ? '1' : '' };
  return startPart({
    name: NAME,
    module: new URL('./product-process.ts', import.meta.url),
    env: current,
    log: (line) => log(line.replace(`[${NAME}] `, '')),
    patience: { firstStartMs: FIRST_START_MS, stopMs: STOP_MS },
    onReady: ({ port }) => Object.assign(current, { BUILD: '', PORT: `${port}` }),
    onGivenUp,
  }).catch((error: Error) => {
    throw new Error(error.message.replace(`${NAME} did not start: `, ''));
  });
}
