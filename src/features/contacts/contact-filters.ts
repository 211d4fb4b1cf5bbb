import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { consentStatusValues, getListContactsSuspenseQueryOptions } from '~/api/contacts';
import type { Filter, Option } from '~/components/list/list';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { consentWords, knownSources, sourceWord } from './contact-words';

const consents: Option[] = consentStatusValues.map((value) => ({ value, label: consentWords[value] }));
const sources: Option[] = knownSources.map((value) => ({ value, label: sourceWord(value) }));

/** The contract's most on a page. */
const LATEST = { show: 200 };

/** The tags of those who were changed last: there is no list of all. */
export function useKnownTags(wanted: boolean): string[] {
  const { data } = useQuery({ ...getListContactsSuspenseQueryOptions(LATEST), enabled: wanted });
  return [...new Set(data?.items.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}

export const contactFilters: readonly Filter[] = [
  { id: 'emailConsent', label: msg`E-mail consent`, options: () => consents },
  { id: 'smsConsent', label: msg`SMS consent`, options: () => consents },
  {
    id: 'tag',
    label: msg`Tag`,
    options: (wanted) => useKnownTags(wanted).map((tag) => ({ value: tag, label: tag })),
  },
  { id: 'source', label: msg`Source`, options: () => sources },
  { id: 'locationId', label: msg`Location`, options: (wanted) => useLocationChoices(wanted).choices },
];
