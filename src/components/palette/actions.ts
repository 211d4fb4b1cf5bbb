import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCreditCard } from '@tabler/icons-react';
import type { OperationId, Role } from '~/api/permissions';
import type { ItemPage } from './items';

export interface Action {
  label: MessageDescriptor;
  /** The call of the action, which is hidden without its permission. */
  needs: OperationId;
  /** Roles that may make the call, but not for this action. */
  except?: readonly Role[];
  page: ItemPage;
  /** For pages outside of the areas. */
  icon?: typeof IconCreditCard;
  /** Clicks the page's create button, like its shortcut. */
  create?: true;
}

/** Actions available from anywhere, and parts of pages that the navigation does not list. */
export const actions: readonly Action[] = [
  {
    label: msg`Review photos`,
    needs: 'updatePhotos',
    // They can change only the visibility of photos.
    except: ['Manager', 'Location'],
    page: { to: '/gallery', search: { review: true } },
  },
  {
    label: msg`Upload photos`,
    needs: 'createPhotos',
    page: { to: '/gallery' },
    create: true,
  },
  {
    label: msg`New session`,
    needs: 'createSession',
    page: { to: '/session' },
    create: true,
  },
  {
    label: msg`New campaign`,
    needs: 'createCampaign',
    page: { to: '/campaigns/create' },
  },
  {
    label: msg`Campaign calendar`,
    needs: 'listCampaigns',
    page: { to: '/campaigns', search: { view: 'calendar' } },
  },
  {
    label: msg`Add a contact`,
    needs: 'createContact',
    page: { to: '/contacts/edit' },
  },
  {
    label: msg`Import contacts`,
    needs: 'importContacts',
    page: { to: '/contacts', search: { import: true } },
  },
  {
    label: msg`Email addresses of contacts`,
    needs: 'listContactEmails',
    page: { to: '/contacts', search: { tab: 'emails' } },
  },
  {
    label: msg`Phone numbers of contacts`,
    needs: 'listContactPhoneNumbers',
    page: { to: '/contacts', search: { tab: 'phones' } },
  },
  {
    label: msg`Link a device`,
    needs: 'createDeviceCode',
    page: { to: '/devices' },
    create: true,
  },
  {
    label: msg`Add a location`,
    needs: 'createLocation',
    page: { to: '/locations/create' },
  },
  {
    label: msg`Invite a manager`,
    needs: 'createManager',
    page: { to: '/managers', search: { invite: 'yes' } },
  },
  {
    label: msg`New template`,
    needs: 'createTemplate',
    page: { to: '/templates' },
    create: true,
  },
  {
    label: msg`Upload assets`,
    needs: 'createAssets',
    page: { to: '/assets/create' },
  },
  {
    label: msg`Add a product`,
    needs: 'createProduct',
    page: { to: '/products/create' },
  },
  {
    label: msg`Import products`,
    needs: 'importProducts',
    page: { to: '/products', search: { import: true } },
  },
  {
    label: msg`Choose a plan`,
    needs: 'updateSubscription',
    icon: IconCreditCard,
    page: { to: '/subscription' },
  },
];
