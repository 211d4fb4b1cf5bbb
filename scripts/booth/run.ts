// The lifecycle of a booth: paired, working, and paired again after it is unlinked.
import type { Category } from '../../mock-server/sandbox/seed/files.ts';
import { type BoothApi, createBoothApi } from './api.ts';
import { link, type Terminal } from './link.ts';
import { type Linked, openMemory } from './memory.ts';
import { createNetwork } from './network.ts';
import type { Options } from './options.ts';
import { signIn } from './owner.ts';
import { work } from './work.ts';

/**
 * Settles when the booth has taken and sent all photos, or was stopped.
 * @param ended stops it gracefully: pending photos are sent, for a few seconds
 * @throws Error with one sentence
 */
export async function runBooth(options: Options, terminal: Terminal, ended: AbortSignal): Promise<void> {
  const { say } = terminal;
  const memory = openMemory(options);
  const network = createNetwork(options.offline, say);
  const api = createBoothApi(options.target, network.signal);
  try {
    const kept = memory.read();
    if (kept) say(`Goes on as "${kept.title}".`);
    const first = kept ? { linked: kept, category: undefined } : await begin(api, options, terminal);
    const category = options.category ?? first.category ?? 'beauty';
    let { linked } = first;
    while (!ended.aborted) {
      memory.write(linked);
      const queue = memory.queueOf(linked);
      const end = await work({ api, network, options, linked, category, queue, say }, ended);
      if (end === 'done') return;
      memory.forget();
      const left = queue.length > 0 ? ` ${queue.length} photos that waited can no longer be sent.` : '';
      say(`Somebody has unlinked this booth.${left}`);
      linked = await link(api, options, undefined, terminal);
    }
  } catch (error) {
    // Ctrl-C at the prompt for a code exits immediately.
    const isEnd = ended.aborted && error instanceof Error && error.name === 'AbortError';
    if (!isEnd) throw error;
  } finally {
    network.end();
    memory.close();
  }
}

/** The first pairing: with the given code, the owner's code, or a prompt. */
async function begin(
  api: BoothApi,
  options: Options,
  terminal: Terminal,
): Promise<{ linked: Linked; category: Category | undefined }> {
  const owner = options.owner && (await signIn(options.target, options.owner));
  const linked = await link(api, options, options.code ?? (await owner?.newCode()), terminal);
  if (owner) {
    const session = await owner.giveSession(linked.deviceId);
    terminal.say(
      session ? `Was given the session "${session}".` : 'No session is active; start one in the app.',
    );
  }
  return { linked, category: owner?.category };
}
