// For tests: the command in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Options {
  /** Beside PATH, the only ones it has. */
  env?: Record<string, string>;
  /** For Node itself. */
  node?: string[];
  /** Gets the process as soon as it runs. */
  onStart?(child: ChildProcess): void;
}

/** Options by which it writes, and reports for a program. */
export const inWriteMode = (contract: string): string[] => [
  ...['--contract', contract],
  ...['--mode', 'write', '--format', 'json'],
];

/** `npm run drift -- …args`, to its end. */
export async function drift(args: string[], { env = {}, node = [], onStart }: Options = {}): Promise<Ended> {
  const child = spawn(process.execPath, [...node, 'scripts/drift.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart?.(child);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { status, stdout, stderr };
}
