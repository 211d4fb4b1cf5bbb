// The mock's parts are processes of their own: one may crash, or be killed, and the door stays open. Each tells by
// IPC when it is ready and on which port, ends on SIGTERM, and ends by itself when the door's process is gone.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a part says when it is ready. */
export interface Ready {
  ready: true;
  port: number;
  /** The operations it answers, by id; a part that is no backend says none. */
  operations?: string[];
}

export interface Plan {
  /** As a sentence begins: `The sandbox`. */
  name: string;
  module: URL;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  log(line: string): void;
  /** Ends it, also while it starts for the first time. */
  signal?: AbortSignal | undefined;
  /** Each time it has become ready, the first time included. */
  onReady?(ready: Ready): void;
  patience?: Partial<typeof PATIENCE>;
  /** When it has failed so often that it is not started again. */
  onGivenUp?(): void;
  /** When it has ended for good. */
  onStopped?(): void;
}

export interface Part {
  readonly name: string;
  /** Undefined while it is not ready. */
  readonly port: number | undefined;
  readonly pid: number | undefined;
  /** What it last said; still there while it is being restarted. */
  readonly said: Ready;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const PATIENCE = {
  firstStartMs: 60_000,
  /** Between two starts; it begins with a tenth of a second and doubles. */
  longestPauseMs: 5000,
  /** Between being asked to end and being killed. */
  stopMs: 5000,
};
/** Ready for so long, a part is no longer one that fails at every start. */
const STEADY_MS = 2000;
/** So many failures in a row, and it is not started again. */
const MOST_FAILURES = 10;

/**
 * Starts a part and keeps it running until `stop`, or until it has stopped ten times in a row within two seconds of
 * being ready. Then it stays away, and the door answers 503 to what needs it.
 * @returns when it is ready for the first time
 * @throws Error with one sentence when it ends, or is not ready within a minute, at its first start: that is a
 *   mistake in how it was set up, and trying again would not help
 */
export async function startPart(plan: Plan): Promise<Part> {
  const { promise: readyOnce, resolve: isReadyOnce } = Promise.withResolvers<Ready>();
  const stopping = new AbortController();
  const patience = { ...PATIENCE, ...plan.patience };
  let child: ChildProcess | undefined;
  let ready: Ready | undefined;
  let said: Ready | undefined;
  let failures = 0;

  /** Settles when the process has ended, with how it ended. */
  const run = async (): Promise<string> => {
    let readySince = Number.POSITIVE_INFINITY;
    const started = fork(plan.module, plan.args ?? [], {
      // Flags of ours, like those of a test runner, are not for it.
      execArgv: [],
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C reaches a whole process group; the door itself ends its parts, in order.
      detached: process.platform !== 'win32',
    });
    child = started;
    let reason = '';
    started.on('message', (message) => {
      if (isFailure(message)) reason = message.failed;
      if (!isReady(message)) return;
      readySince = Date.now();
      ready = message;
      said = message;
      isReadyOnce(message);
      plan.onReady?.(message);
    });
    started.on('error', (error) => {
      reason = error.message;
    });
    if (started.stderr) {
      createInterface(started.stderr).on('line', (line) => plan.log(`[${plan.name}] ${line}`));
    }
    await ended(started);
    ready = undefined;
    failures = Date.now() - readySince > STEADY_MS ? 1 : failures + 1;
    return reason || `it ended with ${started.signalCode ?? `exit code ${started.exitCode}`}`;
  };

  const keepRunning = async (first: Promise<string>) => {
    for (let reason = await first; !stopping.signal.aborted; reason = await run()) {
      const stopped = `${plan.name} stopped (${reason.replace(/\.$/, '')})`;
      if (failures >= MOST_FAILURES) {
        plan.log(`${stopped} for the ${failures}th time in a row and is not started again.`);
        plan.onGivenUp?.();
        return;
      }
      plan.log(`${stopped} and is started again.`);
      const pause = Math.min(patience.longestPauseMs, 50 * 2 ** failures);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  };

  const stop = async () => {
    stopping.abort();
    if (child && !hasEnded(child)) {
      const last = child;
      last.kill('SIGTERM');
      const killer = setTimeout(() => last.kill('SIGKILL'), patience.stopMs);
      await ended(last);
      clearTimeout(killer);
    }
    plan.onStopped?.();
  };

  plan.signal?.addEventListener('abort', () => void stop());
  const first = run();
  const tooLate = sleep(
    patience.firstStartMs,
    `it was not ready after ${patience.firstStartMs / 1000} seconds`,
    {
      ref: false,
    },
  );
  const outcome = await Promise.race([readyOnce, first, tooLate]);
  if (typeof outcome === 'string') {
    await stop();
    throw new Error(`${plan.name} did not start: ${outcome.replace(/\.$/, '')}.`);
  }
  void keepRunning(first);

  return {
    name: plan.name,
    get port() {
      return ready?.port;
    },
    get pid() {
      return child && !hasEnded(child) ? child.pid : undefined;
    },
    get said() {
      return said ?? outcome;
    },
    stop,
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Settles when the process is gone; one that could not even be spawned has no exit. */
async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message && 'port' in message;

const isFailure = (message: unknown): message is { failed: string } =>
  typeof message === 'object' &&
  message !== null &&
  'failed' in message &&
  typeof message.failed === 'string';
