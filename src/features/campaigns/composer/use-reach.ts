import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AudienceAsked, CreateCampaignBody, findAudienceQuery } from '~/api/campaigns';
import { accepts } from '~/components/form/rules';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import type { CampaignValues } from './composer-values';

/** How long somebody pauses before it is asked what has come of their words. */
export const PAUSE_MS = 350;

const { audience: audienceRule } = CreateCampaignBody.shape;
const EVERYONE: AudienceAsked['audience'] = { match: 'all', rules: [] };

/** Whom the rules reach as they stand in the form. What is half written is not asked; the last answer stays. */
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
    /** How many it reaches as it is written now; null while that is not known. */
    count: isLatest && query.data ? query.data.count : null,
    whole,
    busy: whole && (key !== settled || query.isFetching),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
