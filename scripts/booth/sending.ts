import { Away, Refused } from './api.ts';
import type { Waiting } from './queue.ts';
import { LOOK_MS, nap, of, type Shift, waiting } from './shift.ts';

/** How long pending photos may take to send when the booth is stopped. */
const LAST_SENDS_MS = 5000;
const RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/**
 * Sends pending photos, oldest first, until all are taken and sent. A photo stays queued until the server responds,
 * and is sent again under the same id.
 */
export async function sending(shift: Shift): Promise<void> {
  const { network, queue, over, ended } = shift;
  const tooLate = new AbortController();
  const isLast = () => setTimeout(() => tooLate.abort(), LAST_SENDS_MS).unref();
  if (ended.aborted) isLast();
  else ended.addEventListener('abort', isLast, { once: true });
  let pause = 0;
  while (!over.aborted && !tooLate.signal.aborted) {
    const photo = network.isUp ? queue.first() : undefined;
    if (photo) {
      const trouble = await send(shift, photo, AbortSignal.any([over, tooLate.signal]));
      pause = trouble ? Math.max(trouble.wait, Math.min(LONGEST_RETRY_MS, pause * 2 || RETRY_MS)) : 0;
      await nap(pause, over, tooLate.signal);
    } else if (!shift.isTaking && (queue.length === 0 || ended.aborted)) {
      break;
    } else {
      await nap(LOOK_MS, over, tooLate.signal);
    }
  }
}

/** @returns why it is unknown whether the photo has arrived */
async function send(shift: Shift, photo: Waiting, signal: AbortSignal): Promise<Away | undefined> {
  const { api, linked, queue, say } = shift;
  try {
    await api.send(linked.key, await queue.form(photo), signal);
  } catch (error) {
    if (error instanceof Away) return error;
    if (!(error instanceof Refused)) throw error;
    say(`${error.message} ${photo.title} is put aside in ${queue.setAside(photo)}.`);
    return undefined;
  }
  queue.remove(photo);
  shift.sent += 1;
  say(`Sent ${of(shift.sent, shift)}: ${photo.title}; ${waiting(shift)}.`);
  return undefined;
}
