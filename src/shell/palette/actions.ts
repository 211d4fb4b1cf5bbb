import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OperationId, Role } from '~/api/permissions';
import { IconCreditCard, IconLock, IconReceipt, IconTrash } from '~/ui/icons';
import type { ItemPage } from './items';

export interface Action {
  label: MessageDescriptor;
  /** Further words that find it. */
  keywords?: MessageDescriptor;
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
    keywords: msg`approve, reject, moderate`,
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
    keywords: msg`send, email, newsletter, text message, SMS, promotion, discount`,
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
    keywords: msg`new, create, customer, client`,
    needs: 'createContact',
    page: { to: '/contacts/edit' },
  },
  {
    label: msg`Import contacts`,
    keywords: msg`CSV, Excel, spreadsheet, upload`,
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
    keywords: msg`add, connect, booth, tablet, iPad, QR code, pair`,
    needs: 'createDeviceCode',
    page: { to: '/devices' },
    create: true,
  },
  {
    label: msg`Add a location`,
    keywords: msg`new, create, branch, salon, shop, store`,
    needs: 'createLocation',
    page: { to: '/locations/create' },
  },
  {
    label: msg`Invite a manager`,
    keywords: msg`add, team, staff, user, employee`,
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
    keywords: msg`CSV, Excel, spreadsheet, upload`,
    needs: 'importProducts',
    page: { to: '/products', search: { import: true } },
  },
  {
    label: msg`Choose a plan`,
    keywords: msg`upgrade, downgrade, change, subscription, price, pricing, cost`,
    needs: 'updateSubscription',
    icon: IconCreditCard,
    page: { to: '/subscription' },
  },
  {
    label: msg`Invoices`,
    keywords: msg`bills, receipts, payments, tax, VAT`,
    needs: 'listInvoices',
    icon: IconReceipt,
    page: { to: '/account/billing' },
  },
  {
    label: msg`Replace the card`,
    keywords: msg`payment method, credit card, Visa, Mastercard`,
    needs: 'replaceCard',
    icon: IconCreditCard,
    page: { to: '/account/billing/card' },
  },
  {
    label: msg`Sign-in and security`,
    keywords: msg`password, change, log in, sign out everywhere`,
    needs: 'getOwnAccount',
    icon: IconLock,
    page: { to: '/account/profile', hash: 'security' },
  },
  {
    label: msg`Email notifications`,
    keywords: msg`alerts, messages, settings`,
    needs: 'getNotificationSettings',
    page: { to: '/account/profile', hash: 'notifications' },
  },
  {
    label: msg`Your data`,
    keywords: msg`export, download, backup, privacy, GDPR`,
    needs: 'exportAccount',
    page: { to: '/account/profile', hash: 'export' },
  },
  {
    label: msg`Delete the account`,
    keywords: msg`close, remove, cancel`,
    needs: 'deleteOwnAccount',
    icon: IconTrash,
    page: { to: '/account/profile', hash: 'delete' },
  },
];
