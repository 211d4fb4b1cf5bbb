import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Campaign, getCampaignQuery, listCampaignsQuery } from '~/api/campaigns';
import { isSentAtOnce } from './model/undo-deadline';

const EVERY_MS = 2000;
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
