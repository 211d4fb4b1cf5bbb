import { statfs } from 'node:fs/promises';
import { APP_VERSION } from '../../mock-server/sandbox/devices/status.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Away } from './api.ts';
import { loadPictures } from './pictures.ts';
import { nap, type Shift, waiting } from './shift.ts';

type Schemas = components['schemas'];

const RETRY_MS = 1000;

/** Reports the booth's status, receives its session version, and loads the session when it changes. */
export async function reporting(shift: Shift): Promise<void> {
  const { say, options, network, over, ended } = shift;
  const since = Date.now();
  let isReached = true;
  while (!over.aborted && !ended.aborted) {
    const trouble = await report(shift, since);
    // A simulated outage is already reported.
    if (trouble && isReached && network.isUp) say(`${trouble.message} Photos wait until it can be.`);
    if (!trouble && !isReached) say(`Reports again; ${waiting(shift)}.`);
    isReached = !trouble;
    await nap(trouble ? Math.min(RETRY_MS, options.reportEvery) : options.reportEvery, over, ended);
  }
}

/** @returns why the server was not reached */
export async function report(shift: Shift, since: number): Promise<Away | undefined> {
  const { api, linked, options, queue, say, network } = shift;
  const { bavail, bsize } = await statfs(options.folder);
  try {
    const state = await api.report(linked.key, {
      appVersion: APP_VERSION,
      model: options.model,
      ...power(Date.now() - since),
      freeMb: Math.min(MOST_MB, Math.floor((bavail * bsize) / 1e6)),
      queueLength: queue.length,
    });
    const idle = state.idle === null ? undefined : why(state.idle);
    if (idle !== shift.idle && idle !== undefined) say(`Runs nothing: ${idle}.`);
    shift.idle = idle;
    if (state.settingsVersion === shift.settingsVersion) return undefined;
    const session = state.sessionId === null ? undefined : await api.session(linked.key);
    // A photo must not be taken with the session's templates and without their pictures.
    shift.pictures = session ? await loadPictures(api, session) : new Map();
    shift.session = session;
    // The loaded session may be newer than the reported version.
    shift.settingsVersion = shift.session?.settingsVersion ?? 'none';
    const titles = shift.session?.experiences.map(({ title }) => title).join(', ');
    if (titles) say(`Runs ${titles}.`);
    if (shift.session) network.begin();
    return undefined;
  } catch (error) {
    if (error instanceof Away) return error;
    throw error;
  }
}

/** What a booth shows while it has nothing to run. */
function why({ reason, startsAt }: Schemas['DeviceIdle']): string {
  switch (reason) {
    case 'suspended':
      return 'its account is suspended';
    case 'noSession':
      return 'it has no session';
    case 'draft':
      return 'its session is a draft';
    case 'scheduled':
      return `its session starts ${new Date(startsAt ?? '').toLocaleString('en-US', STARTS)}`;
    case 'paused':
      return 'its session is paused';
    case 'ended':
      return 'its session has ended';
  }
}

const STARTS = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/** The contract's maximum. */
const MOST_MB = 10_000_000;

/** The battery loses half a percent per minute, and charges twice as fast once it is low. */
function power(ms: number): { battery: number; charging: boolean } {
  const [full, low] = [96, 16];
  const minutes = (ms / 60_000) % 240;
  const charging = minutes >= 160;
  const battery = charging ? low + (minutes - 160) : full - minutes / 2;
  return { battery: Math.round(battery), charging };
}
