import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconAt,
  IconCalendar,
  IconCamera,
  IconChecks,
  IconCreditCard,
  IconDeviceTablet,
  IconFileImport,
  type IconHome,
  IconMapPin,
  IconPalette,
  IconPhone,
  IconPhotoUp,
  IconSend,
  IconShoppingBag,
  IconUserPlus,
} from '@tabler/icons-react';
import type { OperationId, Role } from '~/api/permissions';
import type { ItemPage } from './items';

export interface Action {
  label: MessageDescriptor;
  icon: typeof IconHome;
  /** The call that it is for: only those who may make it have the action. */
  needs: OperationId;
  /** Roles that may make the call, but not for this. */
  except?: readonly Role[];
  page: ItemPage;
}

/** What can be begun from anywhere, and parts of pages that the navigation does not name. */
export const actions: readonly Action[] = [
  {
    label: msg`Review photos`,
    icon: IconChecks,
    needs: 'updatePhotos',
    // They can change only who sees a photo.
    except: ['Manager', 'Location'],
    page: { to: '/gallery', search: { review: true } },
  },
  {
    label: msg`Upload photos`,
    icon: IconPhotoUp,
    needs: 'createPhotos',
    page: { to: '/gallery', state: { create: true } },
  },
  {
    label: msg`New session`,
    icon: IconCamera,
    needs: 'createSession',
    page: { to: '/session', state: { create: true } },
  },
  {
    label: msg`New campaign`,
    icon: IconSend,
    needs: 'createCampaign',
    page: { to: '/campaigns/create' },
  },
  {
    label: msg`Campaign calendar`,
    icon: IconCalendar,
    needs: 'listCampaigns',
    page: { to: '/campaigns', search: { view: 'calendar' } },
  },
  {
    label: msg`Add a contact`,
    icon: IconUserPlus,
    needs: 'createContact',
    page: { to: '/contacts/edit' },
  },
  {
    label: msg`Import contacts`,
    icon: IconFileImport,
    needs: 'importContacts',
    page: { to: '/contacts', search: { import: true } },
  },
  {
    label: msg`Email addresses of contacts`,
    icon: IconAt,
    needs: 'listContactEmails',
    page: { to: '/contacts', search: { tab: 'emails' } },
  },
  {
    label: msg`Phone numbers of contacts`,
    icon: IconPhone,
    needs: 'listContactPhoneNumbers',
    page: { to: '/contacts', search: { tab: 'phones' } },
  },
  {
    label: msg`Link a device`,
    icon: IconDeviceTablet,
    needs: 'createDeviceCode',
    page: { to: '/devices', state: { create: true } },
  },
  {
    label: msg`Add a location`,
    icon: IconMapPin,
    needs: 'createLocation',
    page: { to: '/locations/create' },
  },
  {
    label: msg`Invite a manager`,
    icon: IconUserPlus,
    needs: 'createManager',
    page: { to: '/managers', search: { invite: 'yes' } },
  },
  {
    label: msg`Upload assets`,
    icon: IconPalette,
    needs: 'createAssets',
    page: { to: '/assets/create' },
  },
  {
    label: msg`Add a product`,
    icon: IconShoppingBag,
    needs: 'createProduct',
    page: { to: '/products/create' },
  },
  {
    label: msg`Import products`,
    icon: IconFileImport,
    needs: 'importProducts',
    page: { to: '/products', search: { import: true } },
  },
  {
    label: msg`Choose a plan`,
    icon: IconCreditCard,
    needs: 'updateOwnAccount',
    page: { to: '/subscription' },
  },
];
