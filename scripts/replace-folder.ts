// Puts a folder in the place of another one, so that an interrupted command leaves the former one as it was.
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Without a pause, so that no signal comes in between. */
export function replaceFolder(folder: string, made: string): void {
  const former = `${made}.former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(made, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Removes an unfinished folder when this process ends, also by a signal. */
export function removeAtExit(made: string): void {
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
