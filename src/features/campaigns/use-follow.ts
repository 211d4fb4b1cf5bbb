import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Campaign, getCampaignQuery, listCampaignsQuery } from '~/api/campaigns';

const EVERY_MS = 2000;
/** The contract's time to undo. */
const UNDO_MS = 10_000;

/** A campaign that was sent immediately, while it can still return to draft. */
export const isSentAtOnce = ({ status, kind, time, updatedAt }: Campaign): boolean =>
  status === 'scheduled' &&
  kind !== 'automatic' &&
  time !== null &&
  Date.parse(time) - Date.parse(updatedAt) <= UNDO_MS;

/** Polls a campaign that is about to be sent, until it is sent. */
export function useFollow(campaign: Campaign): void {
  const client = useQueryClient();
  const { id, kind, status } = campaign;
  const isMoving = isSentAtOnce(campaign) || (status === 'sending' && kind === 'once');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: getCampaignQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: listCampaignsQuery().queryKey });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [client, id, isMoving]);
}
