// The child's side of running a part, the same for every part that is a module of this repository.

/** A running part. Its other properties (`operations`) are sent to the parent process. */
export interface RunningPart {
  port: number;
  operations?: string[];
  stop(): Promise<void>;
}

/** An error by which a part does not start. */
interface StartError extends Error {
  /** Whether a later start may succeed, as when a database is not reachable at the moment. */
  isTemporary?: boolean;
}

/**
 * Runs one part as this process: reports by IPC when it is ready, or why it is not in one sentence;
 * ends on SIGTERM and when the parent process exits.
 */
export async function runPart(start: () => Promise<RunningPart>): Promise<void> {
  let ending = false;
  let running: RunningPart | undefined;
  const end = async () => {
    if (ending) return;
    ending = true;
    // A part that is stopped during its start has nothing to finish.
    await running?.stop();
    process.exit(0);
  };
  // The parent exited while modules were loading, so no process would stop this one.
  if (process.send && !process.connected) process.exit(0);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // Ctrl-C reaches parent and child; the parent ends its parts in order.
  process.on('SIGINT', () => (process.connected ? undefined : end()));
  try {
    running = await start();
    const { port, operations } = running;
    process.send?.({ ready: true, port, ...(operations && { operations }) });
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    const isTemporary = (error as StartError | undefined)?.isTemporary === true;
    // The parent process prints the sentence.
    if (process.send) process.send({ failed, isTemporary }, () => process.exit(1));
    else {
      console.error(failed);
      process.exit(1);
    }
  }
}
