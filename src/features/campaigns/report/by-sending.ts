import type { CampaignDay } from '~/api/campaigns';
import { addFigures } from './add-figures';

/** The events of each sending, by its day: those of the days until the next one belong to it. */
export function bySending(days: readonly CampaignDay[]): CampaignDay[] {
  const sendings: CampaignDay[] = [];
  for (const day of days) {
    const last = sendings.at(-1);
    if (day.sent > 0 || !last) sendings.push({ ...day });
    else addFigures(last, day);
  }
  return sendings;
}
