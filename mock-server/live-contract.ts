// The current contract. When one of its files changes, contract, judge and Prism are replaced
// together once the new Prism is ready, so that no request fails in between.
import { once } from 'node:events';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { createJudge, type Judge } from '../scripts/contract/judge.ts';
import { type Contract, loadContract } from '../scripts/contract/load.ts';
import type { Part } from './parts.ts';
import { startPrism } from './prism.ts';
import type { Settings } from './settings.ts';

export interface Live {
  contract: Contract;
  judge: Judge;
  prism: Part;
  /** Requests in progress that use it. */
  underWay: Set<Promise<unknown>>;
}

export interface LiveContract {
  now(): Live;
  /**
   * Handles one request with the current contract, which stays in use until the request is done.
   */
  during<T>(answer: (live: Live) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Editors write a file in several steps. */
const SETTLED_MS = 150;

/**
 * @param signal stops Prism while it starts
 * @throws Error with one sentence when the contract cannot be read or Prism cannot start
 */
export async function openContract(
  { contract: file, log }: Settings,
  signal: AbortSignal,
): Promise<LiveContract> {
  const liven = async (contract: Contract): Promise<Live> => ({
    contract,
    judge: createJudge(contract),
    prism: await startPrism(contract.document, log, signal),
    underWay: new Set(),
  });
  const same = (a: Contract, b: Contract) => JSON.stringify(a.document) === JSON.stringify(b.document);

  let live = await liven(loadContract(file));
  let stopped = false;
  let reloading = Promise.resolve();
  const leaving = new Set<Part>();

  const retire = async ({ prism, underWay }: Live) => {
    leaving.add(prism);
    await Promise.allSettled(underWay);
    await prism.stop();
    leaving.delete(prism);
  };

  const reload = async () => {
    if (stopped) return;
    try {
      const contract = loadContract(file);
      if (same(contract, live.contract)) return;
      const next = await liven(contract);
      void retire(live);
      live = next;
      const { length } = next.contract.operations;
      log(
        `The contract has changed: ${length} operations. npm run codegen checks it and generates the code.`,
      );
    } catch (error) {
      log(`The contract in use stays the old one. ${(error as Error).message.split('\n')[0]}`);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  // The recursive watch of Node misses all changes of a file that was replaced once, as by a checkout.
  const watcher = watch(dirname(file), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Reloads run one after another, so that the last one sees the latest files.
      reloading = reloading.then(reload);
    }, SETTLED_MS);
  });
  await once(watcher, 'ready');

  return {
    now: () => live,
    async during(answer) {
      const { underWay } = live;
      const answering = answer(live);
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    async stop() {
      stopped = true;
      await watcher.close();
      clearTimeout(timer);
      await reloading;
      await Promise.all([live.prism, ...leaving].map((prism) => prism.stop()));
    },
  };
}
