import type { CampaignDay } from '~/api/campaigns';

/** Adds the figures of a day to those of its sending or period. */
export function addFigures(total: Omit<CampaignDay, 'day'>, day: CampaignDay): void {
  total.sent += day.sent;
  total.delivered += day.delivered;
  total.bounced += day.bounced;
  total.opened += day.opened;
  total.clicked += day.clicked;
  total.unsubscribed += day.unsubscribed;
}
