// The expected effect of each filter and sort order by the contract's description, for
// parameters.test.ts.
import { sortKey } from './store/search.ts';

export type Item = Record<string, unknown>;

export interface Filter {
  /** The values to request, taken from the items of the whole list. */
  values(items: Item[]): string[];
  keeps(item: Item, value: string): boolean;
}

const distinct = (values: unknown[]): string[] => [
  ...new Set(values.filter((one) => one !== null).map(String)),
];

/** Keeps items whose field has the value. */
const same = (field: string): Filter => ({
  values: (items) => distinct(items.map((item) => item[field])),
  keeps: (item, value) => String(item[field]) === value,
});

/** Keeps items whose list contains the value. */
const among = (field: string): Filter => ({
  values: (items) => distinct(items.flatMap((item) => item[field])).slice(0, 3),
  keeps: (item, value) => (item[field] as string[]).includes(value),
});

const lowered = (text: string) => text.toLowerCase();

/** Keeps items with a text that contains the value, ignoring case. @param key another way to compare */
const contains = (texts: (item: Item) => unknown[], key = lowered): Filter => ({
  values(items) {
    const all = items
      .flatMap(texts)
      .filter((text): text is string => typeof text === 'string' && text !== '');
    const [first = '', last = ''] = [all[0], all.at(-1)];
    // Texts in another case, with special characters of LIKE, and without matches.
    return [first.slice(0, 4).toUpperCase(), last.slice(-5).trim().toLowerCase(), '%', '_', 'qqzzqq'];
  },
  keeps: (item, value) =>
    texts(item).some((text) => typeof text === 'string' && key(text).includes(key(value))),
});

const named = contains(({ name }) => [name]);

const textsOf = ({ firstName, lastName, emails, email, emailAddress }: Item) => [
  [firstName, lastName].filter((part) => part !== null).join(' '),
  email,
  emailAddress,
  ...((emails ?? []) as { value: string }[]).map(({ value }) => value),
];
const manager = contains(textsOf);
const person = contains(textsOf, sortKey);

const numbersOf = ({ phoneNumbers }: Item) => (phoneNumbers as { value: string }[]).map(({ value }) => value);
const contact: Filter = {
  values: (items) => {
    const [number = ''] = items.flatMap(numbersOf);
    const digits = number.slice(-7);
    return [...person.values(items), digits, `${digits.slice(0, 3)}-${digits.slice(3)}`];
  },
  keeps: (item, value) =>
    person.keeps(item, value) ||
    (/^[\d-]+$/.test(value) && numbersOf(item).some((number) => number.includes(value.replace('-', '')))),
};

const ofContact = contains(({ contactName }) => [contactName]);
const phoneNumber: Filter = {
  values: (items) => [...ofContact.values(items), String(items[0]?.value).slice(-7)],
  keeps: (item, value) =>
    ofContact.keeps(item, value) || (/^\d+$/.test(value) && String(item.value).includes(value)),
};

/** A few of the times in a field. */
const moments =
  (field: string) =>
  (items: Item[]): string[] => {
    const all = distinct(items.map((item) => item[field])).toSorted();
    return [0, 0.3, 0.7, 1].flatMap((share) => all[Math.floor(share * (all.length - 1))] ?? []);
  };

const inToronto = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' });
/** The day of a time in the account's time zone. */
const dayOf = (time: unknown): string => inToronto.format(new Date(`${time}`));
const days =
  (field: string) =>
  (items: Item[]): string[] =>
    distinct(moments(field)(items).map(dayOf));

const utcDays =
  (field: string) =>
  (items: Item[]): string[] =>
    distinct(moments(field)(items).map((time) => time.slice(0, 10)));

const daysKnown = (field: string) => (items: Item[]) =>
  days(field)(items.filter((item) => item[field] !== null));

/** A device that is not linked is in no list of devices that are offline. */
const linkedWithStatus: Filter = {
  ...same('status'),
  keeps: ({ status, linkedAt }, value) => status === value && (value !== 'offline' || linkedAt !== null),
};

/** Contacts without an answer have the status unknown. */
const consented = (field: string): Filter => ({
  values: () => ['in', 'out', 'unknown'],
  keeps: (item, value) => (item[field] as { status: string }).status === value,
});

const ofProducts: Record<string, Filter> = {
  active: same('active'),
  category: same('category'),
  locationId: {
    values: (items) => distinct(items.flatMap(({ locationIds }) => locationIds as string[])),
    keeps: ({ locationIds }, value) =>
      (locationIds as string[]).length === 0 || (locationIds as string[]).includes(value),
  },
};

const deliveredAs =
  (...statuses: string[]) =>
  ({ deliveries }: Item): boolean =>
    (deliveries as { status: string }[]).some(({ status }) => statuses.includes(status));
const counted =
  (event: string) =>
  ({ stats }: Item): boolean =>
    ((stats as Record<string, number>)[event] ?? 0) > 0;

/** The events of a photo. */
const MILESTONES: Record<string, (item: Item) => boolean> = {
  delivered: deliveredAs('delivered', 'opened'),
  opened: deliveredAs('opened'),
  viewed: counted('views'),
  shared: counted('shares'),
  booked: counted('bookingClicks'),
};

/** By operation and parameter. */
export const FILTERS: Record<string, Record<string, Filter>> = {
  listAccounts: {
    search: contains(({ businessName, ownerName, email }) => [businessName, ownerName, email]),
    status: same('status'),
    category: same('category'),
    plan: same('plan'),
  },
  listAuditEntries: {
    accountId: {
      values: (items) => distinct(items.map(({ account }) => (account as { id: string }).id)),
      keeps: ({ account }, value) => (account as { id: string }).id === value,
    },
    account: contains(({ account }) => [(account as { name: string }).name]),
    person: contains(({ admin }) => [(admin as { email: string | null }).email]),
    // The administrator's own account is in UTC.
    fromDay: { values: utcDays('at'), keeps: ({ at }, value) => `${at}`.slice(0, 10) >= value },
    toDay: { values: utcDays('at'), keeps: ({ at }, value) => `${at}`.slice(0, 10) <= value },
    action: same('action'),
  },
  listAssets: { type: same('type'), search: named },
  listCampaigns: {
    search: named,
    status: same('status'),
    kind: same('kind'),
    from: { values: moments('time'), keeps: ({ time }, value) => time !== null && `${time}` >= value },
    to: { values: moments('time'), keeps: ({ time }, value) => time !== null && `${time}` < value },
  },
  listContactEmails: { search: contains(({ value, contactName }) => [value, contactName]) },
  listContactPhoneNumbers: { search: phoneNumber },
  listContacts: {
    search: contact,
    tag: among('tags'),
    locationId: among('locationIds'),
    source: same('source'),
    emailConsent: consented('emailConsent'),
    smsConsent: consented('smsConsent'),
    optedIn: {
      values: () => ['true', 'false'],
      keeps: (item, value) =>
        `${['emailConsent', 'smsConsent'].some((field) => consented(field).keeps(item, 'in'))}` === value,
    },
    hasEmail: {
      values: () => ['true', 'false'],
      keeps: ({ emailAddress }, value) => `${emailAddress !== null}` === value,
    },
    birthdayMonth: {
      values: () => ['2', '11'],
      keeps: ({ birthday }, value) => birthday !== null && `${Number(`${birthday}`.slice(0, 2))}` === value,
    },
    visitedFrom: {
      values: daysKnown('lastVisitAt'),
      keeps: ({ lastVisitAt }, value) => lastVisitAt !== null && dayOf(lastVisitAt) >= value,
    },
    visitedTo: {
      values: daysKnown('lastVisitAt'),
      keeps: ({ lastVisitAt }, value) => lastVisitAt !== null && dayOf(lastVisitAt) <= value,
    },
    addedFrom: { values: days('createdAt'), keeps: ({ createdAt }, value) => dayOf(createdAt) >= value },
    addedTo: { values: days('createdAt'), keeps: ({ createdAt }, value) => dayOf(createdAt) <= value },
  },
  listDevices: { search: named, status: linkedWithStatus, locationId: same('locationId') },
  listLocations: { search: named, status: same('status') },
  listManagers: {
    search: manager,
    status: same('status'),
    locationId: {
      values: (items) => distinct(items.flatMap(({ locationIds }) => locationIds as string[])),
      keeps: ({ allLocations, locationIds }, value) =>
        allLocations === true || (locationIds as string[]).includes(value),
    },
  },
  listPhotos: {
    sessionId: same('sessionId'),
    experienceId: same('experienceId'),
    locationId: same('locationId'),
    deviceId: same('deviceId'),
    contactId: among('contactIds'),
    hasContact: {
      values: () => ['true', 'false'],
      keeps: ({ contactIds }, value) => `${(contactIds as string[]).length > 0}` === value,
    },
    productId: among('productIds'),
    approval: same('approval'),
    visibility: same('visibility'),
    guestLink: same('guestLink'),
    media: same('media'),
    pairId: same('pairId'),
    favorite: same('favorite'),
    reached: {
      values: () => Object.keys(MILESTONES),
      keeps: (item, value) => MILESTONES[value]?.(item) ?? false,
    },
    from: { values: moments('capturedAt'), keeps: ({ capturedAt }, value) => `${capturedAt}` >= value },
    to: { values: moments('capturedAt'), keeps: ({ capturedAt }, value) => `${capturedAt}` < value },
    uploadedBefore: {
      values: moments('uploadedAt'),
      keeps: ({ uploadedAt }, value) => `${uploadedAt}` < value,
    },
    // photos.test.ts searches by contacts, which no item contains.
    search: contains(({ caption, tags }) => [caption, ...(tags as string[])], sortKey),
  },
  listPlans: { type: same('type') },
  listSessions: {
    search: named,
    locationId: {
      values: (items) => distinct(items.flatMap(({ locationIds }) => locationIds as string[])),
      keeps: ({ locationIds }, value) =>
        (locationIds as string[]).length === 0 || (locationIds as string[]).includes(value),
    },
    status: same('status'),
  },
  listViews: { list: same('list') },
  listTemplates: { search: named, kind: same('kind') },
  listProducts: ofProducts,
  searchProducts: {
    ...ofProducts,
    search: contains(({ name, brand, sku, category, tags }) => [
      name,
      brand,
      sku,
      category,
      ...(tags as string[]),
    ]),
  },
};

/** The sort key of an item, or null. */
type KeyOf = (item: Item) => string | number | null;

/** Ignores case and accents. */
const letters = (text: unknown): string =>
  `${text ?? ''}`.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const field =
  (name: string): KeyOf =>
  (item) =>
    item[name] as string | number | null;

/** Items without a time sort as the oldest. */
const moment =
  (name: string): KeyOf =>
  (item) =>
    `${item[name] ?? ''}`;

/** Contacts without a name come last. */
const fullName: KeyOf = ({ firstName, lastName }) =>
  sortKey([firstName, lastName].filter((part) => part !== null).join(' ')) || '\uffff';

const number = (value: unknown): string => `${value}`.padStart(10, '0');
const productOrders: Record<string, KeyOf> = {
  order: ({ order, name }) => `${number(order)} ${sortKey(`${name}`)}`,
  name: ({ name }) => sortKey(`${name}`),
  // Products without a price come last.
  price: ({ price }) => (price === null ? '\uffff' : number(price)),
  changed: moment('updatedAt'),
};

/** The sort keys of each order, by operation. The first is the default. */
export const SORTS: Record<string, Record<string, KeyOf>> = {
  listAccounts: {
    '-created': field('createdAt'),
    name: ({ businessName }) => letters(businessName),
    photo: ({ health }) => (health as Item).lastPhotoAt as string | null,
    active: ({ health }) => (health as Item).lastActiveAt as string | null,
  },
  listAssets: {
    '-createdAt': field('createdAt'),
    name: ({ name }) => letters(name),
    bytes: ({ bytes }) => number(bytes),
  },
  listCampaigns: {
    '-changed': field('updatedAt'),
    name: ({ name }) => letters(name),
    time: field('time'),
  },
  listContacts: {
    '-changed': field('updatedAt'),
    name: fullName,
    lastPhoto: moment('lastPhotoAt'),
    lastVisit: moment('lastVisitAt'),
  },
  listDevices: {
    name: ({ name }) => letters(name),
    seen: field('lastSeenAt'),
    linked: field('linkedAt'),
  },
  listLocations: {
    name: ({ name }) => letters(name),
    created: field('createdAt'),
    online: field('devicesOnline'),
    photos: field('photosLast7Days'),
    contacts: field('contacts'),
  },
  listSessions: {
    '-created': field('createdAt'),
    name: ({ name }) => letters(name),
    status: ({ status }) => ['ended', 'draft', 'paused', 'scheduled', 'active'].indexOf(`${status}`),
    changed: field('updatedAt'),
    photos: field('photos'),
  },
  listManagers: {
    '-invited': field('invitedAt'),
    name: ({ firstName, lastName, email }) =>
      letters([firstName, lastName].filter((part) => part !== null).join(' ') || email),
    active: field('lastActiveAt'),
  },
  listProducts: productOrders,
  searchProducts: productOrders,
};
