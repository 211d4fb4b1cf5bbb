import { spawn } from 'node:child_process';

/**
 * Runs a Node program to its end. If this process exits before, so does the program.
 * @param args of Node, such as the path of a script
 * @throws Error with the sentence `failed` if it ends with a failure
 */
export async function runToEnd(args: string[], failed: string): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const stop = () => void child.kill();
  process.once('exit', stop);
  try {
    await new Promise<void>((done, fail) => {
      child.on('error', fail);
      child.on('exit', (code) => (code === 0 ? done() : fail(new Error(failed))));
    });
  } finally {
    process.off('exit', stop);
  }
}
