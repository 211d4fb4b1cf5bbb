// Test helper: runs the command in this process, or in a separate one.
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { captured, type Ended } from '../../report/captured-testing.ts';
import { main } from '../main.ts';

interface Options {
  /** The only environment variables, besides PATH for a process. */
  env?: Record<string, string>;
  /** Emits SIGINT to interrupt the run. */
  signals?: EventEmitter;
}

interface ProcessOptions extends Pick<Options, 'env'> {
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

/** Runs the command in this process. */
export const drift = (
  args: string[],
  { env = {}, signals = new EventEmitter() }: Options = {},
): Promise<Ended> => captured((streams) => main(args, env, { ...streams, on: signals.on.bind(signals) }));

/** Runs `npm run drift -- …args` until it exits. */
export async function driftProcess(
  args: string[],
  { env = {}, node = [], onStart }: ProcessOptions = {},
): Promise<Ended> {
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
