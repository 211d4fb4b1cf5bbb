// Gives uploaded media to processes with limits of memory and time. A process is started for the first picture and
// kept for the next.
import { type ChildProcess, fork } from 'node:child_process';
import { limited } from '../../../src/lib/limited.ts';
import { createKeyedSerial } from '../serial.ts';

/** The displayed size, after the camera's rotation; null if it is unknown. */
export interface Size {
  width: number | null;
  height: number | null;
}

/** Draws the thumbnail of the file `source` into the file `target`, or copies the file without its metadata. */
export interface Task {
  source: string;
  target: string;
  /** The media type of a file to copy. */
  cleaned?: string;
}

/** Why a picture cannot be drawn: it has more than so many megapixels, or drawing it takes too much memory or time. */
export type Undrawable = 'unreadable' | 'costly' | { megapixels: number };

/** `failed`: why the result could not be stored, with the code of the system. */
export type Answer =
  | { size: Size }
  | { refused: Undrawable }
  | { failed: { message: string; code?: string | undefined } };

/** An answer, and the memory of the process. */
type Report = Answer & { bytes: number };

/** The number of accounts that can have a picture drawn at once. */
const PROCESSES = 4;
/** Accounts whose pictures took too much share one process for a while. */
const SLOW_MS = 10 * 60_000;
/** Beyond this, much of the limit would be used before the next picture. */
const MAX_KEPT_BYTES = 150 * 1024 ** 2;
const MAX_IDLE = 2;
/** For a process that neither works nor ends: more than its processor time takes on a busy machine. */
const MAX_MS = 120_000;

const inPool = limited(PROCESSES);
const inSlowPool = limited(1);
/** The pictures of a lane wait for each other, not for those of other lanes. */
const inLane = createKeyedSerial();
const slowUntil = new Map<string, number>();
const idle = new Set<ChildProcess>();

/**
 * @param lane whose picture it is
 * @throws Error when the result cannot be stored, or no process can be started
 */
export const inMediaProcess = (task: Task, lane: string): Promise<Exclude<Answer, { failed: unknown }>> =>
  inLane([lane], () => {
    const isSlow = (slowUntil.get(lane) ?? 0) > Date.now();
    if (!isSlow) slowUntil.delete(lane);
    return (isSlow ? inSlowPool : inPool)(async () => {
      // A process that was kept may have ended just now.
      const answer = await ask(takeProcess(), task).catch(() => ask(takeProcess(), task));
      if ('failed' in answer)
        throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
      if ('refused' in answer && answer.refused === 'costly') slowUntil.set(lane, Date.now() + SLOW_MS);
      return answer;
    });
  });

function takeProcess(): ChildProcess {
  for (const child of idle) {
    idle.delete(child);
    if (child.connected) return child;
  }
  const child = fork(new URL('media-process.ts', import.meta.url), [], {
    execArgv: [],
    // A picture that takes over the process finds no secrets there.
    env: environment(),
    stdio: 'ignore',
  });
  child.once('exit', () => idle.delete(child));
  // An error while it is idle has no consequence.
  child.on('error', () => undefined);
  // Neither the process nor its channel keeps this process from ending; it then ends too.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Paths that Node, the font library and the system need. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

function ask(child: ChildProcess, task: Task): Promise<Answer> {
  child.channel?.ref();
  return new Promise<Answer>((resolve, reject) => {
    // Its exit is the answer.
    const timer = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      child.channel?.unref();
    };
    const onMessage = (report: unknown) => {
      settle();
      const { bytes, ...answer } = report as Report;
      if (bytes < MAX_KEPT_BYTES && idle.size < MAX_IDLE) idle.add(child);
      else child.kill('SIGKILL');
      resolve(answer);
    };
    const onExit = (code: number | null) => {
      settle();
      if (code === null) resolve({ refused: 'costly' });
      else reject(new Error(`a media process ended with code ${code}`));
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError).send(task);
  });
}
