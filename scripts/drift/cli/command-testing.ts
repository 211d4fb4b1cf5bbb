// Test helper: runs the command in its own process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Options {
  /** The only environment variables besides PATH. */
  env?: Record<string, string>;
  /** Options for Node. */
  node?: string[];
  /** Receives the process right after the start. */
  onStart?(child: ChildProcess): void;
}

/** Options for write mode with a JSON report. */
export const inWriteMode = (contract: string): string[] => [
  ...['--contract', contract],
  ...['--mode', 'write', '--format', 'json'],
];

/** Runs `npm run drift -- …args` until it exits. */
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
