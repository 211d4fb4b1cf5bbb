import { msg } from '@lingui/core/macro';
import { consentStatusValues } from '~/api/contacts';
import type { Filter, Option } from '~/components/list/list';
import { useKnownTags } from '~/components/pickers/known-tags';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { consentWords, knownSources, sourceWord } from './contact-words';

const consents: Option[] = consentStatusValues.map((value) => ({ value, label: consentWords[value] }));
const sources: Option[] = knownSources.map((value) => ({ value, label: sourceWord(value) }));

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
