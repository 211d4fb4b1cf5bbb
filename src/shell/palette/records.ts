import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RowOf, type SearchableList, searchQuery } from '~/api/search';
import { formatDate, formatPhone } from '~/lib/format';
import type { ItemPage } from './items';

interface RecordText {
  name: string;
  detail?: string | undefined;
}

interface RecordKind<Id extends SearchableList> {
  /** The search operation. */
  list: Id;
  title: MessageDescriptor;
  describe: (row: RowOf<Id>, locale: string) => RecordText;
  page: (id: string) => ItemPage;
  /** The list with the search, as on its page. */
  all?: (search: string) => ItemPage;
}

const kind = <Id extends SearchableList>({ describe, ...rest }: RecordKind<Id>) => ({
  ...rest,
  /** Loads the first matches. */
  query: (search: string, show: number, locale: string) => ({
    ...searchQuery(rest.list, { search, show }),
    // A failure shows at once; the user can retry.
    retry: false,
    select: ({ items, pages }: { items: RowOf<Id>[]; pages: number }) => ({
      more: pages > 1,
      records: items.map((row) => ({ id: (row as { id: string }).id, ...describe(row, locale) })),
    }),
  }),
});

const joined = (...names: (string | null)[]) => names.filter(Boolean).join(' ');

/** Records by name, in display order. */
export const recordKinds = [
  kind({
    list: 'listContacts',
    title: msg`Contacts`,
    describe({ firstName, lastName, emailAddress, phoneNumber }) {
      const address = emailAddress ?? formatPhone(phoneNumber ?? '');
      const name = joined(firstName, lastName);
      return name === '' ? { name: address } : { name, detail: address };
    },
    page: (id) => ({ to: '/contacts', search: { open: id } }),
    all: (search) => ({ to: '/contacts', search: { search } }),
  }),
  kind({
    list: 'listCampaigns',
    title: msg`Campaigns`,
    describe: ({ name, createdBy }) => ({ name, detail: createdBy.name }),
    page: (id) => ({ to: '/campaigns', search: { open: id } }),
    all: (search) => ({ to: '/campaigns', search: { search } }),
  }),
  kind({
    list: 'listSessions',
    title: msg`Sessions`,
    describe: ({ name }) => ({ name }),
    page: (id) => ({ to: '/session/$sessionId/general', params: { sessionId: id } }),
    all: (search) => ({ to: '/session', search: { search } }),
  }),
  kind({
    list: 'listDevices',
    title: msg`Devices`,
    describe: ({ name, model }) => ({ name, detail: model ?? undefined }),
    page: (id) => ({ to: '/devices', search: { open: id } }),
    all: (search) => ({ to: '/devices', search: { search } }),
  }),
  kind({
    list: 'listLocations',
    title: msg`Locations`,
    describe: ({ name, email }) => ({ name, detail: email ?? undefined }),
    page: (id) => ({ to: '/locations/$locationId', params: { locationId: id } }),
    all: (search) => ({ to: '/locations', search: { search } }),
  }),
  kind({
    list: 'listManagers',
    title: msg`Managers`,
    describe({ firstName, lastName, email }) {
      const name = joined(firstName, lastName);
      return name === '' ? { name: email } : { name, detail: email };
    },
    page: (id) => ({ to: '/managers/$managerId', params: { managerId: id } }),
    all: (search) => ({ to: '/managers', search: { search } }),
  }),
  kind({
    list: 'searchProducts',
    title: msg`Products`,
    describe: ({ name, sku }) => ({ name, detail: sku ?? undefined }),
    page: (id) => ({ to: '/products/$productId', params: { productId: id } }),
    all: (search) => ({ to: '/products', search: { search } }),
  }),
  kind({
    list: 'listAssets',
    title: msg`Assets`,
    describe: ({ name }) => ({ name }),
    page: (id) => ({ to: '/assets', search: { open: id } }),
  }),
  kind({
    list: 'listTemplates',
    title: msg`Templates`,
    describe: ({ name }) => ({ name }),
    page: (id) => ({ to: '/templates/$templateId', params: { templateId: id } }),
  }),
  kind({
    list: 'listPhotos',
    title: msg`Photos`,
    describe({ caption, capturedAt }, locale) {
      const date = formatDate(capturedAt, locale);
      return caption === null ? { name: date } : { name: caption, detail: date };
    },
    page: (id) => ({ to: '/gallery/$photoId', params: { photoId: id } }),
    all: (search) => ({ to: '/gallery', search: { search } }),
  }),
];
