import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import {
  IconAddressBook,
  IconBuildingStore,
  IconCamera,
  IconChartBar,
  IconCreditCard,
  IconDeviceTablet,
  IconHome,
  IconLayout,
  IconMapPin,
  IconPalette,
  IconPhoto,
  IconPlug,
  IconSend,
  IconShoppingBag,
  IconUserCircle,
  IconUsers,
} from '~/ui/icons';

export interface Destination {
  to: NonNullable<LinkProps['to']>;
  icon: typeof IconHome;
  label: MessageDescriptor;
  /** Another path whose pages belong to it. */
  also?: string;
}

export interface DestinationGroup {
  id: string;
  label: MessageDescriptor;
  destinations: readonly [Destination, ...Destination[]];
}

/**
 * The destinations of the navigation, grouped by job. The sidebar and the phone's bottom bar are
 * derived from it.
 */
export const navigation: readonly DestinationGroup[] = [
  {
    id: 'today',
    label: msg`Today`,
    destinations: [
      { to: '/dashboard', icon: IconHome, label: msg`Dashboard` },
      { to: '/analytics', icon: IconChartBar, label: msg`Analytics` },
    ],
  },
  {
    id: 'photos',
    label: msg`Photos`,
    destinations: [
      { to: '/gallery', icon: IconPhoto, label: msg`Gallery` },
      { to: '/session', icon: IconCamera, label: msg`Sessions` },
    ],
  },
  {
    id: 'customers',
    label: msg`Customers`,
    destinations: [
      { to: '/contacts', icon: IconAddressBook, label: msg`Contacts` },
      { to: '/campaigns', icon: IconSend, label: msg`Campaigns` },
    ],
  },
  {
    id: 'booths',
    label: msg`Booths`,
    destinations: [
      { to: '/devices', icon: IconDeviceTablet, label: msg`Devices` },
      { to: '/locations', icon: IconMapPin, label: msg`Locations` },
    ],
  },
  {
    id: 'brand',
    label: msg`Brand`,
    destinations: [
      { to: '/assets', icon: IconPalette, label: msg`Assets` },
      { to: '/templates', icon: IconLayout, label: msg`Templates` },
      { to: '/products', icon: IconShoppingBag, label: msg`Products` },
    ],
  },
  {
    id: 'account',
    label: msg`Account`,
    destinations: [
      { to: '/account/profile', icon: IconUserCircle, label: msg`Profile` },
      { to: '/managers', icon: IconUsers, label: msg`Managers` },
      { to: '/account/integrations', also: '/auth', icon: IconPlug, label: msg`Integrations` },
      { to: '/account/billing', also: '/subscription', icon: IconCreditCard, label: msg`Billing` },
    ],
  },
  {
    id: 'admin',
    label: msg`Admin`,
    destinations: [{ to: '/admin/dashboard', also: '/admin', icon: IconBuildingStore, label: msg`Accounts` }],
  },
];

/** Whether a page belongs to a destination: it is the same page or below it. */
export const isWithin = (pathname: string, { to, also = to }: Destination): boolean =>
  [to, also].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** The destination of a page. */
export const areaOf = (pathname: string): Destination | undefined =>
  navigation.flatMap(({ destinations }) => destinations).find((page) => isWithin(pathname, page));
