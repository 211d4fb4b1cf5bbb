import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listDevicesQuery } from '~/api/devices';
import { photoMediaValues, photoMilestoneValues } from '~/api/photos';
import { listProductsQuery } from '~/api/products';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { useSessions } from '~/components/pickers/session-choices';
import { formatDate } from '~/lib/format';
import type { GallerySearch } from './gallery-address';
import type { filterNames } from './gallery-search';
import { approvalWords, mediaWords, milestoneWords } from './photo-words';

type FilterName = (typeof filterNames)[number];

interface Choice {
  value: string;
  label: string;
}

interface FilterChoices {
  name: Exclude<FilterName, 'from' | 'to'>;
  label: string;
  options: readonly Choice[];
}

export interface GalleryFiltersProps {
  search: GallerySearch;
  onChange: (change: Partial<GallerySearch>, replace?: boolean) => void;
}

/** The contract's maximum for one page. */
const ALL = { show: 200 };

/** The options of each filter. @param wanted whether names are visible, and so must be loaded */
export function useFilterChoices(search: GallerySearch, wanted: boolean) {
  const { t, i18n } = useLingui();
  const { sessions } = useSessions(wanted);
  const locations = useLocationChoices(wanted).choices;
  const devices = useQuery({ ...listDevicesQuery(ALL), enabled: wanted }).data?.items ?? [];
  const products = useQuery({ ...listProductsQuery(ALL), enabled: wanted }).data?.items ?? [];
  const experiences = sessions
    .filter(({ id }) => search.sessionId === undefined || id === search.sessionId)
    .flatMap((session) =>
      session.experiences.map(({ id, title }) => ({
        value: id,
        label: search.sessionId === undefined ? `${title} · ${session.name}` : title,
      })),
    );
  const named = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  const filters: FilterChoices[] = [
    { name: 'sessionId', label: t`Session`, options: named(sessions) },
    { name: 'locationId', label: t`Location`, options: locations },
    { name: 'deviceId', label: t`Device`, options: named(devices) },
    { name: 'experienceId', label: t`Experience`, options: experiences },
    { name: 'productId', label: t`Product`, options: named(products) },
    {
      name: 'approval',
      label: t`Approval`,
      options: (['approved', 'rejected'] as const).map((value) => ({
        value,
        label: t(approvalWords[value]),
      })),
    },
    {
      name: 'hasContact',
      label: t`Contact`,
      options: [
        { value: 'true', label: t`With a contact` },
        { value: 'false', label: t`Without a contact` },
      ],
    },
    {
      name: 'media',
      label: t`Media`,
      options: photoMediaValues.map((value) => ({ value, label: t(mediaWords[value]) })),
    },
    {
      name: 'reached',
      label: t`Guests`,
      options: photoMilestoneValues.map((value) => ({ value, label: t(milestoneWords[value]) })),
    },
  ];
  const describe = (name: FilterName): string => {
    const value = String(search[name] ?? '');
    const day = () => formatDate(`${value}T12:00:00`, i18n.locale);
    if (name === 'from') return t`From ${day()}`;
    if (name === 'to') return t`To ${day()}`;
    const filter = filters.find((one) => one.name === name);
    const option = filter?.options.find((one) => one.value === value);
    return `${filter?.label}: ${option?.label ?? '…'}`;
  };
  // The tab already filters by approval.
  return {
    filters: search.tab === 'review' ? filters.filter(({ name }) => name !== 'approval') : filters,
    describe,
  };
}
