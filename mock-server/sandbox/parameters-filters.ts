// What each parameter that filters a list keeps of it, as the contract's description says, for parameters.test.ts.

export type Item = Record<string, unknown>;

export interface Filter {
  /** What to ask for, of what the whole list holds. */
  values(items: Item[]): string[];
  keeps(item: Item, value: string): boolean;
}

const distinct = (values: unknown[]): string[] => [
  ...new Set(values.filter((one) => one !== null).map(String)),
];

/** Keeps items whose field is the value. */
const same = (field: string): Filter => ({
  values: (items) => distinct(items.map((item) => item[field])),
  keeps: (item, value) => String(item[field]) === value,
});

/** Keeps items whose list has the value in it. */
const among = (field: string): Filter => ({
  values: (items) => distinct(items.flatMap((item) => item[field])).slice(0, 3),
  keeps: (item, value) => (item[field] as string[]).includes(value),
});

/** Keeps items one of whose texts contains the value, in any case. */
const contains = (texts: (item: Item) => unknown[]): Filter => ({
  values(items) {
    const all = items
      .flatMap(texts)
      .filter((text): text is string => typeof text === 'string' && text !== '');
    const [first = '', last = ''] = [all[0], all.at(-1)];
    // Letters in another case; what LIKE would take for a pattern; what nobody has.
    return [first.slice(0, 4).toUpperCase(), last.slice(-5).trim().toLowerCase(), '%', '_', 'qqzzqq'];
  },
  keeps: (item, value) =>
    texts(item).some((text) => typeof text === 'string' && text.toLowerCase().includes(value.toLowerCase())),
});

const named = contains(({ name }) => [name]);

const person = contains(({ firstName, lastName, emails, email, emailAddress }) => [
  [firstName, lastName].filter((part) => part !== null).join(' '),
  email,
  emailAddress,
  ...((emails ?? []) as { value: string }[]).map(({ value }) => value),
]);

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

/** At most a few moments of those at which photos were taken. */
const moments = (items: Item[]): string[] => {
  const all = distinct(items.map(({ capturedAt }) => capturedAt)).toSorted();
  return [0, 0.3, 0.7, 1].map((share) => all[Math.floor(share * (all.length - 1))] ?? '');
};

/** By operation and parameter. */
export const FILTERS: Record<string, Record<string, Filter>> = {
  listAccounts: {
    search: contains(({ businessName, ownerName, email }) => [businessName, ownerName, email]),
    status: same('status'),
    category: same('category'),
  },
  listAssets: { type: same('type'), search: named },
  listCampaigns: { search: named, status: same('status') },
  listContacts: { search: contact },
  listLocations: { search: named },
  listManagers: { search: person },
  listPhotos: {
    sessionId: same('sessionId'),
    locationId: same('locationId'),
    deviceId: same('deviceId'),
    contactId: among('contactIds'),
    productId: among('productIds'),
    approval: same('approval'),
    visibility: same('visibility'),
    media: same('media'),
    favourite: same('favourite'),
    from: { values: moments, keeps: ({ capturedAt }, value) => `${capturedAt}` >= value },
    to: { values: moments, keeps: ({ capturedAt }, value) => `${capturedAt}` < value },
    search: contains(({ caption, tags }) => [caption, ...(tags as string[])]),
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
  listTemplates: { search: named, kind: same('kind') },
  searchProducts: {
    search: contains(({ name, brand, sku, category, tags }) => [
      name,
      brand,
      sku,
      category,
      ...(tags as string[]),
    ]),
  },
};
