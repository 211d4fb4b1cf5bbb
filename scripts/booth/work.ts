// Runs a paired booth: reporting, taking photos and sending them run concurrently.
import { join } from 'node:path';
import { Unlinked } from './api.ts';
import { report, reporting } from './reporting.ts';
import { sending } from './sending.ts';
import { type Booth, type Shift, waiting } from './shift.ts';
import { taking } from './taking.ts';

/**
 * @param ended stops taking photos
 * @returns 'done' when all photos are taken and sent, or it was stopped
 * @throws Error with one sentence
 */
export async function work(booth: Booth, ended: AbortSignal): Promise<'done' | 'unlinked'> {
  const { queue, say, options, linked } = booth;
  const stop = new AbortController();
  const shift: Shift = {
    ...booth,
    session: undefined,
    pictures: new Map(),
    settingsVersion: undefined,
    idle: undefined,
    taken: 0,
    sent: 0,
    isTaking: true,
    ended,
    over: stop.signal,
  };
  const since = Date.now();
  if (queue.length > 0) say(`${waiting(shift)} from before.`);
  const photos = Promise.all([taking(shift), sending(shift)]);
  const reports = reporting(shift);
  try {
    // Reporting never completes: it only fails when the booth is unlinked.
    await Promise.race([photos, reports.then(() => photos)]);
    if (!ended.aborted) await report(shift, since);
    say(`Took ${shift.taken} and sent ${shift.sent}.`);
    return 'done';
  } catch (error) {
    if (error instanceof Unlinked) return 'unlinked';
    throw error;
  } finally {
    stop.abort();
    await Promise.allSettled([photos, reports]);
    if (queue.length > 0) say(`${waiting(shift)} in ${join(options.folder, options.name, linked.deviceId)}.`);
    queue.close();
  }
}
