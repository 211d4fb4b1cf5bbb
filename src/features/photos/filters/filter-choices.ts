import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getContactQuery } from '~/api/contacts';
import {
  type PhotoApproval,
  type PhotoMilestone,
  photoMediaValues,
  photoMilestoneValues,
} from '~/api/photos';
import { nameOf } from '~/entities/contact-name';
import { allDevicesQuery } from '~/entities/pickers/device-choices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { allProductsQuery } from '~/entities/pickers/product-choices';
import { useSessions } from '~/entities/pickers/session-choices';
import { formatDate } from '~/lib/format';
import type { Filter } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { GuestPicker } from '../guests/guest-picker';
import type { GallerySearch } from '../model/gallery-address';
import type { galleryFilters } from '../model/gallery-search';
import { mediaLabels } from '../model/photo-labels';

const approvalLabels: Record<PhotoApproval, MessageDescriptor> = {
  pending: msg`To review`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};

const milestoneLabels: Record<PhotoMilestone, MessageDescriptor> = {
  delivered: msg`Delivered`,
  opened: msg`Message opened`,
  viewed: msg`Viewed`,
  shared: msg`Shared`,
  booked: msg`Clicked to book`,
};

type FilterName = (typeof galleryFilters)[number];

export interface GalleryFiltersProps {
  search: GallerySearch;
  onChange: (change: Partial<GallerySearch>, replace?: boolean) => void;
}

/** The options of each filter. @param wanted whether names are visible, and so must be loaded */
export function useFilterChoices(search: GallerySearch, wanted: boolean) {
  const { t, i18n } = useLingui();
  const { sessions } = useSessions(wanted);
  const locations = useLocationChoices(wanted).choices;
  const devices = useQuery({ ...allDevicesQuery(), enabled: wanted }).data?.items ?? [];
  const products = useQuery({ ...allProductsQuery(), enabled: wanted }).data?.items ?? [];
  const { contactId } = search;
  const mayFindGuests = usePermission('listContacts');
  const guest = useQuery({
    ...getContactQuery(contactId ?? ''),
    enabled: wanted && mayFindGuests && contactId !== undefined,
  }).data;
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
  const filters: Filter<FilterName>[] = [
    { id: 'sessionId', label: msg`Session`, group: msg`Session and booth`, options: () => named(sessions) },
    { id: 'experienceId', label: msg`Experience`, group: msg`Session and booth`, options: () => experiences },
    { id: 'locationId', label: msg`Location`, group: msg`Session and booth`, options: () => locations },
    { id: 'deviceId', label: msg`Device`, group: msg`Session and booth`, options: () => named(devices) },
    {
      id: 'approval',
      label: msg`Approval`,
      group: msg`Photo`,
      options: () => optionsOf(['approved', 'rejected'] as const, approvalLabels),
    },
    {
      id: 'guestLink',
      label: msg`Guest's own link`,
      group: msg`Photo`,
      options: () => [
        { value: 'on', label: msg`On` },
        { value: 'off', label: msg`Off` },
      ],
    },
    {
      id: 'media',
      label: msg`Media`,
      group: msg`Photo`,
      options: () => optionsOf(photoMediaValues, mediaLabels),
    },
    { id: 'productId', label: msg`Product`, group: msg`Photo`, options: () => named(products) },
    {
      id: 'contactId',
      label: msg`Guest`,
      group: msg`Guest`,
      options: () => (contactId && guest ? [{ value: contactId, label: nameOf(guest) }] : []),
      Field: GuestPicker,
    },
    {
      id: 'hasContact',
      label: msg`Contact`,
      group: msg`Guest`,
      options: () => [
        { value: 'true', label: msg`With a contact` },
        { value: 'false', label: msg`Without a contact` },
      ],
    },
    {
      id: 'reached',
      label: msg`Activity`,
      group: msg`Guest`,
      options: () => optionsOf(photoMilestoneValues, milestoneLabels),
    },
    { id: 'from', label: msg`From`, group: msg`Date`, limits: { max: search.to } },
    { id: 'to', label: msg`To`, group: msg`Date`, limits: { min: search.from } },
  ];
  const describe = (name: FilterName): string => {
    const value = String(search[name] ?? '');
    const day = () => formatDate(`${value}T12:00:00`, i18n.locale);
    if (name === 'from') return t`From ${day()}`;
    if (name === 'to') return t`To ${day()}`;
    const filter = filters.find(({ id }) => id === name);
    const label = filter?.options?.(true).find((one) => one.value === value)?.label ?? '…';
    return `${filter && t(filter.label)}: ${typeof label === 'string' ? label : t(label)}`;
  };
  const isOffered = ({ id }: Filter) =>
    // The tab already filters by approval.
    (id !== 'approval' || search.tab !== 'review') && (id !== 'contactId' || mayFindGuests);
  return {
    filters: filters.filter(isOffered),
    describe,
  };
}

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, MessageDescriptor>) =>
  values.map((value) => ({ value, label: words[value] }));
