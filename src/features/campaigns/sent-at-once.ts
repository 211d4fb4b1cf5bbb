import type { Campaign } from '~/api/campaigns';

/** The contract's time to undo. */
const UNDO_MS = 10_000;

/** A campaign that was sent immediately, while it can still return to draft. */
export const isSentAtOnce = ({ status, kind, time, updatedAt }: Campaign): boolean =>
  status === 'scheduled' &&
  kind !== 'automatic' &&
  time !== null &&
  Date.parse(time) - Date.parse(updatedAt) <= UNDO_MS;
