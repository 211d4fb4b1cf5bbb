import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAddressBook,
  IconBuildingStore,
  IconDeviceTablet,
  IconHome,
  IconPalette,
  IconPhoto,
  IconUserCircle,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';

export interface Destination {
  to: NonNullable<LinkProps['to']>;
  label: MessageDescriptor;
}

export interface DestinationGroup {
  id: string;
  label: MessageDescriptor;
  icon: typeof IconHome;
  destinations: readonly [Destination, ...Destination[]];
}

/** The ways through the product, grouped by job. The left navigation and the phone's bottom bar are both made of it. */
export const navigation: readonly DestinationGroup[] = [
  {
    id: 'today',
    label: msg`Today`,
    icon: IconHome,
    destinations: [
      { to: '/dashboard', label: msg`Dashboard` },
      { to: '/analytics', label: msg`Analytics` },
    ],
  },
  {
    id: 'photos',
    label: msg`Photos`,
    icon: IconPhoto,
    destinations: [
      { to: '/gallery', label: msg`Gallery` },
      { to: '/session', label: msg`Sessions` },
    ],
  },
  {
    id: 'customers',
    label: msg`Customers`,
    icon: IconAddressBook,
    destinations: [
      { to: '/contacts', label: msg`Contacts` },
      { to: '/campaigns', label: msg`Campaigns` },
    ],
  },
  {
    id: 'booths',
    label: msg`Booths`,
    icon: IconDeviceTablet,
    destinations: [
      { to: '/devices', label: msg`Devices` },
      { to: '/locations', label: msg`Locations` },
    ],
  },
  {
    id: 'brand',
    label: msg`Brand`,
    icon: IconPalette,
    destinations: [
      { to: '/assets', label: msg`Assets` },
      { to: '/templates', label: msg`Templates` },
      { to: '/products', label: msg`Products` },
    ],
  },
  {
    id: 'account',
    label: msg`Account`,
    icon: IconUserCircle,
    destinations: [
      { to: '/account/profile', label: msg`Profile` },
      { to: '/managers', label: msg`Managers` },
      { to: '/account/integrations', label: msg`Integrations` },
      { to: '/account/billing', label: msg`Billing` },
    ],
  },
  {
    id: 'admin',
    label: msg`Admin`,
    icon: IconBuildingStore,
    destinations: [{ to: '/admin/dashboard', label: msg`Accounts` }],
  },
];

/** Whether a page belongs to a destination: it is the page itself, or lies below it. */
export const isWithin = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
