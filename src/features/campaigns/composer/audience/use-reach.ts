import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AudienceAsked, CreateCampaignBody, findAudienceQuery } from '~/api/campaigns';
import { accepts } from '~/patterns/form/rules';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import type { CampaignValues } from '../model/composer-context';

/** How long typing must pause before the reach is requested. */
export const PAUSE_MS = 350;

const { audience: audienceRule } = CreateCampaignBody.shape;
const EVERYONE: AudienceAsked['audience'] = { match: 'all', rules: [] };

/**
 * The recipients by the rules in the form. Invalid rules are not sent to the server; the last
 * response stays.
 */
export function useReach({ channel = 'email', audience = EVERYONE }: CampaignValues) {
  const whole = accepts(audienceRule, audience);
  const key = JSON.stringify({ channel, audience } satisfies AudienceAsked);
  const settled = useDebouncedValue(key, PAUSE_MS);
  const asked: AudienceAsked = JSON.parse(settled);
  const query = useQuery({
    ...findAudienceQuery(asked),
    enabled: accepts(audienceRule, asked.audience),
    placeholderData: keepPreviousData,
  });
  const isLatest = whole && key === settled && !query.isPlaceholderData;
  return {
    reach: query.data,
    /** The current number of recipients; null while it is unknown. */
    count: isLatest && query.data ? query.data.count : null,
    whole,
    busy: whole && (key !== settled || query.isFetching),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
