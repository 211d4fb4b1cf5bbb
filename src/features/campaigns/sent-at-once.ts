import type { Campaign } from '~/api/campaigns';

/** How long the server holds a campaign that is sent immediately, as the contract says. */
const HOLD_MS = 15_000;

/** A campaign that was sent immediately, while it can still return to draft. */
export const isSentAtOnce = ({ status, kind, time, updatedAt }: Campaign): boolean =>
  status === 'scheduled' &&
  kind !== 'automatic' &&
  time !== null &&
  Date.parse(time) - Date.parse(updatedAt) <= HOLD_MS;
