// The child's side of how parts are run: the same for every part that is a module of ours.

/** A running part. Its further properties (`operations`) are sent to the parent process. */
export interface RunningPart {
  port: number;
  operations?: string[];
  stop(): Promise<void>;
}

/**
 * Runs one part as this process: says by IPC when it is ready, or in one sentence why it is not; ends on SIGTERM and
 * when whoever started it is gone.
 */
export async function runPart(start: () => Promise<RunningPart>): Promise<void> {
  let ending = false;
  let running: RunningPart | undefined;
  const end = async () => {
    if (ending) return;
    ending = true;
    // A part that is asked to end while it starts has nothing to finish.
    await running?.stop();
    process.exit(0);
  };
  // The parent exited while modules were loading, so no process would stop this one.
  if (process.send && !process.connected) process.exit(0);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // Ctrl-C reaches parent and child alike; the parent ends its parts in order.
  process.on('SIGINT', () => (process.connected ? undefined : end()));
  try {
    running = await start();
    const { port, operations } = running;
    process.send?.({ ready: true, port, ...(operations && { operations }) });
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    // Whoever started it says the sentence.
    if (process.send) process.send({ failed }, () => process.exit(1));
    else {
      console.error(failed);
      process.exit(1);
    }
  }
}
