// The contract as it is now. When a file of it changes, contract, judge and Prism are exchanged together once the new
// Prism is ready; so a new operation is live the moment it is written, and no request falls between.
import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { createJudge, type Judge } from '../scripts/contract/judge.ts';
import { type Contract, loadContract } from '../scripts/contract/load.ts';
import type { Part } from './parts.ts';
import { startPrism } from './prism.ts';
import type { Settings } from './settings.ts';

export interface Live {
  contract: Contract;
  judge: Judge;
  prism: Part;
}

export interface LiveContract {
  now(): Live;
  stop(): Promise<void>;
}

/** An editor writes a file in several steps. */
const SETTLED_MS = 150;

/**
 * @param signal ends Prism while it starts
 * @throws Error with one sentence when the contract cannot be read or Prism does not start on it
 */
export async function openContract(
  { contract: file, log }: Settings,
  signal: AbortSignal,
): Promise<LiveContract> {
  const load = async (): Promise<Live> => {
    const contract = loadContract(file);
    return {
      contract,
      judge: createJudge(contract),
      prism: await startPrism(contract.document, log, signal),
    };
  };
  const same = (a: Contract, b: Contract) => JSON.stringify(a.document) === JSON.stringify(b.document);

  let live = await load();
  let stopped = false;
  let reloading = Promise.resolve();

  const reload = async () => {
    if (stopped) return;
    try {
      if (same(loadContract(file), live.contract)) return;
      const next = await load();
      const { prism } = live;
      live = next;
      log(`The contract has changed: ${next.contract.operations.length} operations.`);
      await prism.stop();
    } catch (error) {
      log(`The contract in use stays the old one. ${(error as Error).message.split('\n')[0]}`);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(file), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: the last one sees the last state of the files.
      reloading = reloading.then(reload);
    }, SETTLED_MS);
  });

  return {
    now: () => live,
    async stop() {
      stopped = true;
      watcher.close();
      clearTimeout(timer);
      await reloading;
      await live.prism.stop();
    },
  };
}
