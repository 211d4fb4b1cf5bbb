// The shared state of a booth's three concurrent tasks.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Category } from '../../mock-server/sandbox/seed/files.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { BoothApi } from './api.ts';
import type { Linked } from './memory.ts';
import type { Network } from './network.ts';
import type { Options } from './options.ts';
import type { Pictures } from './pictures.ts';
import type { Queue } from './queue.ts';

/** A paired booth. */
export interface Booth {
  api: BoothApi;
  network: Network;
  options: Options;
  linked: Linked;
  category: Category;
  queue: Queue;
  say(line: string): void;
}

export interface Shift extends Booth {
  /** The active session; undefined if there is none, or it is not known yet. */
  session: components['schemas']['BoothSession'] | undefined;
  /** Those that its templates show. */
  pictures: Pictures;
  settingsVersion: string | undefined;
  /** Why it runs nothing, as it last said. */
  idle: string | undefined;
  taken: number;
  sent: number;
  /** Whether there will be more photos. */
  isTaking: boolean;
  /** Graceful stop: no more photos are taken. */
  ended: AbortSignal;
  /** Immediate stop of everything. */
  over: AbortSignal;
}

/** Waits, unless the booth is stopped. */
export const nap = (ms: number, ...ends: AbortSignal[]): Promise<void> =>
  sleep(Math.max(0, ms), undefined, { signal: AbortSignal.any(ends) }).catch(() => undefined);

/** The polling interval of the three tasks. */
export const LOOK_MS = 100;

/** `3 of 20` */
export const of = (n: number, { options: { count } }: Booth): string =>
  count === undefined ? `${n}` : `${n} of ${count}`;

export const waiting = ({ queue }: Booth): string =>
  `${queue.length} ${queue.length === 1 ? 'waits' : 'wait'}`;
