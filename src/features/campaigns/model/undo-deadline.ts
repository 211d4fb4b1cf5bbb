import { useEffect, useState } from 'react';
import type { Campaign } from '~/api/campaigns';
import { UNDO_MS } from '~/parts/feedback/undo';

/** How long the server holds a campaign that is sent immediately, as the contract says. */
const HOLD_MS = 15_000;
/** What the answer of the server and the request to undo may take together. */
const ON_THE_WAY_MS = 3000;

/** By campaign, in the time of this device, whose clock may be wrong. */
const deadlines = new Map<string, number>();

/** A campaign that was sent immediately, while it can still return to draft. */
export const isSentAtOnce = ({ status, kind, time, updatedAt }: Campaign): boolean =>
  status === 'scheduled' &&
  kind !== 'automatic' &&
  time !== null &&
  Date.parse(time) - Date.parse(updatedAt) <= HOLD_MS;

type Sent = Pick<Campaign, 'id' | 'time' | 'updatedAt'>;

/**
 * Until when the button to undo is offered: for ten seconds, but never later than the server can still undo.
 * @param answeredAt when the answer to the send arrived; null where another page or device has sent it
 */
export function undoDeadline(
  { id, time, updatedAt }: Sent,
  answeredAt: number | null,
  now = Date.now(),
): number {
  const known = deadlines.get(id);
  if (known !== undefined) return known;
  const sendsAt = Date.parse(time ?? updatedAt);
  const sends = answeredAt === null ? sendsAt : answeredAt + sendsAt - Date.parse(updatedAt);
  const deadline = Math.min(now + UNDO_MS, sends - ON_THE_WAY_MS);
  deadlines.set(id, deadline);
  return deadline;
}

/** It can be sent again, with another ten seconds. */
export const forgetDeadline = (id: string): boolean => deadlines.delete(id);

/** The seconds for which the button is still offered. */
export function useSecondsToUndo(campaign: Sent): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(UNDO_MS, undoDeadline(campaign, null) - now);
  return Math.max(0, Math.ceil(left / 1000));
}
