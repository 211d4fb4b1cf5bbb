// The parts of the mock are separate processes, so that the front door survives their crashes. Each
// reports by IPC when it is ready and on which port, and ends on SIGTERM or when the parent process
// exits.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a part reports when it is ready. */
export interface Ready {
  ready: true;
  port: number;
  /** The ids of the operations it handles; none for a part that is no backend. */
  operations?: string[];
}

export interface Plan {
  /** As at the beginning of a sentence: `The sandbox`. */
  name: string;
  module: URL;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  log(line: string): void;
  /** Stops it, also during its first start. */
  signal?: AbortSignal | undefined;
  /** Called each time it becomes ready, including the first time. */
  onReady?(ready: Ready): void;
  patience?: Partial<typeof PATIENCE>;
  /** Called when it has failed too often to be restarted. */
  onGivenUp?(): void;
  /** Called when it has stopped for good. */
  onStopped?(): void;
}

export interface Part {
  readonly name: string;
  /** Undefined while it is not ready. */
  readonly port: number | undefined;
  readonly pid: number | undefined;
  /** Its last report, kept while it restarts. */
  readonly said: Ready;
  /** Starts it anew, also if it was given up: its code or what it reads has changed. */
  restart(): void;
  /** Stops it for good. */
  stop(): Promise<void>;
}

const PATIENCE = {
  /** The first start makes the demo data, which takes minutes on a busy machine. */
  firstStartMs: 180_000,
  /** Maximum between two starts; the pause starts at 100 ms and doubles. */
  longestPauseMs: 5000,
  /** A part that stays ready this long has started successfully. */
  steadyMs: 2000,
  /** Between SIGTERM and SIGKILL. */
  stopMs: 5000,
};
/** After this many failures in a row it is not restarted. */
const MOST_FAILURES = 10;

/**
 * Starts a part and keeps it running until `stop`, or until it has stopped ten times in a row
 * within two seconds of being ready. A start that fails temporarily does not count. Then the front
 * door answers 503 to requests that need it.
 * @returns when it is ready for the first time
 * @throws Error with one sentence when its first start fails or takes more than three minutes: that is a
 * setup error, which a retry would not solve
 */
export async function startPart(plan: Plan): Promise<Part> {
  const { promise: readyOnce, resolve: isReadyOnce } = Promise.withResolvers<Ready>();
  const stopping = new AbortController();
  const patience = { ...PATIENCE, ...plan.patience };
  let child: ChildProcess | undefined;
  let ready: Ready | undefined;
  let said: Ready | undefined;
  let failures = 0;
  let isRestarting = false;
  let pausing = new AbortController();

  /** Resolves with the reason when the process has ended. */
  const run = async (): Promise<End> => {
    isRestarting = false;
    let isTemporary = false;
    let readySince = Number.POSITIVE_INFINITY;
    const started = fork(plan.module, plan.args ?? [], {
      // Flags of this process, such as a test runner's, are not passed on.
      execArgv: [],
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C reaches the whole process group; the front door ends its parts in order.
      detached: process.platform !== 'win32',
    });
    child = started;
    let reason = '';
    started.on('message', (message) => {
      if (isFailure(message)) {
        reason = message.failed;
        isTemporary = message.isTemporary === true;
      }
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
    if (Date.now() - readySince > patience.steadyMs) failures = 1;
    else if (!isTemporary) failures += 1;
    reason ||= `it ended with ${started.signalCode ?? `exit code ${started.exitCode}`}`;
    return { reason, isTemporary };
  };

  /** Aborted by `restart` and `stop`. */
  const nextStart = () => {
    pausing = new AbortController();
    return AbortSignal.any([stopping.signal, pausing.signal]);
  };

  const keepRunning = async (first: Promise<End>) => {
    let former = '';
    for (let end = await first; !stopping.signal.aborted; end = await run()) {
      if (isRestarting) continue;
      const { reason, isTemporary } = end;
      const stopped = `${plan.name} stopped (${reason.replace(/\.$/, '')})`;
      if (failures >= MOST_FAILURES) {
        plan.log(`${stopped} for the ${failures}th time in a row and is not started again.`);
        plan.onGivenUp?.();
        await once(nextStart(), 'abort');
      } else {
        // The same may be true for hours.
        if (!isTemporary || reason !== former) plan.log(`${stopped} and is started again.`);
        former = isTemporary ? reason : '';
        const pause = isTemporary
          ? patience.longestPauseMs
          : Math.min(patience.longestPauseMs, 50 * 2 ** failures);
        await sleep(pause, undefined, { signal: nextStart() }).catch(() => undefined);
      }
      if (stopping.signal.aborted) return;
    }
  };

  const endChild = async () => {
    if (!child || hasEnded(child)) return;
    const last = child;
    last.kill('SIGTERM');
    const killer = setTimeout(() => last.kill('SIGKILL'), patience.stopMs);
    await ended(last);
    clearTimeout(killer);
  };

  const stop = async () => {
    stopping.abort();
    await endChild();
    plan.onStopped?.();
  };

  const restart = () => {
    failures = 0;
    isRestarting = true;
    pausing.abort();
    void endChild();
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
  const outcome = await Promise.race([readyOnce, first.then(({ reason }) => reason), tooLate]);
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
    restart,
    stop,
  };
}

/** Why a process has ended. */
interface End {
  reason: string;
  /** Whether it did not start, but may later. */
  isTemporary: boolean;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Resolves when the process has ended; a process that could not be spawned has no exit. */
async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message && 'port' in message;

const isFailure = (message: unknown): message is { failed: string; isTemporary?: unknown } =>
  typeof message === 'object' &&
  message !== null &&
  'failed' in message &&
  typeof message.failed === 'string';
