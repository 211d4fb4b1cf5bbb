import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { readDraft } from './draft';
import { fieldsOf } from './fields';
import { moveItem, newItem, withKeys } from './keyed-items';
import { fractionDigits, readAmount, writeAmount } from './numbers';
import { readLocalTime, writeLocalTime } from './values';

interface Address {
  city: string;
  street?: string | null;
}
interface Body {
  name: string;
  brand?: string | null;
  price?: number | null;
  currency?: string;
  tags?: string[];
  active?: boolean;
  address?: Address | null;
  secret?: string;
}

/** As they are generated from the contract. */
const nullable = <T extends z.core.$ZodType>(type: T) => z.union([type, z.null()]);
const text = (max: number) => z.string().check(z.minLength(1)).check(z.maxLength(max));
const address = z.object({ city: text(40), street: z.optional(nullable(text(80))) });
const price = z.int().check(z.gte(0)).check(z.lte(100_000));
const Create = z.object({
  name: text(10),
  brand: z._default(nullable(text(8)), null),
  price: z._default(nullable(price), null),
  currency: z.optional(
    z
      .string()
      .check(z.maxLength(3))
      .check(z.regex(/^[A-Z]{3}$/)),
  ),
  tags: z._default(z.array(text(5)).check(z.maxLength(2)), []),
  active: z._default(z.boolean(), true),
  address: z._default(nullable(address), null),
  secret: z.optional(text(9)),
});
const Update = z.object({
  name: z.optional(text(10)),
  brand: z.optional(nullable(text(8))),
  price: z.optional(nullable(price)),
  currency: z.optional(
    z
      .string()
      .check(z.maxLength(3))
      .check(z.regex(/^[A-Z]{3}$/)),
  ),
  tags: z.optional(z.array(text(5)).check(z.maxLength(2))),
  active: z.optional(z.boolean()),
  address: z.optional(nullable(address)),
  secret: z.optional(text(9)),
});

const field = fieldsOf<Body>();
const label = { id: 'label' };
const fields = [
  field.text('name', { label }),
  field.text('brand', { label }),
  field.money('price', { label, currency: 'currency' }),
  field.text('currency', { label }),
  field.tags('tags', { label }),
  field.toggle('active', { label }),
  field.text('address.city', { label }),
  field.text('address.street', { label }),
  field.text('secret', { label, when: ({ active }) => active === true }),
];
const record = {
  ...{ name: 'Oil', brand: 'Juniper', price: 2400, currency: 'CAD', tags: ['gift'], active: true },
  ...{ address: { city: 'Toronto', street: 'Queen St' }, secret: 'x' },
};
const change = (edits: Record<string, unknown>) =>
  readDraft<Partial<Body>, typeof record>({
    fields,
    schema: Update,
    record,
    edits: new Map(Object.entries(edits)),
  });
const make = (edits: Record<string, unknown>, initial: Partial<Body> = {}) =>
  readDraft<Body, never>({
    fields,
    schema: Create,
    record: null,
    initial,
    edits: new Map(Object.entries(edits)),
  });
const codes = ({ issues }: Pick<ReturnType<typeof change>, 'issues'>) =>
  Object.fromEntries([...issues].map(([path, issue]) => [path, issue.code]));

describe('changing a record', () => {
  it('sends only what has changed', () => {
    expect(change({}).changed).toEqual([]);
    expect(change({ name: ' Oil ', price: '24,00', tags: ['gift'] }).changed).toEqual([]);
    expect(change({ name: 'Balm', price: '25', active: false }).body).toEqual({
      ...{ name: 'Balm', price: 2500, active: false },
    });
  });

  it('clears optional fields, and refuses to clear required ones', () => {
    expect(change({ brand: ' ', price: '', tags: [] }).body).toEqual({ brand: null, price: null, tags: [] });
    expect(change({ name: '' }).body).toBeNull();
    expect(codes(change({ name: '', currency: '' }))).toEqual({
      name: 'too_small',
      currency: 'invalid_format',
    });
  });

  it('sends a changed object completely, and null for an empty one', () => {
    expect(change({ 'address.city': 'Ottawa' }).body).toEqual({
      address: { city: 'Ottawa', street: 'Queen St' },
    });
    expect(change({ 'address.city': '', 'address.street': '' }).body).toEqual({ address: null });
    expect(codes(change({ 'address.city': '' }))).toEqual({ 'address.city': 'too_small' });
  });

  it('finds invalid numbers, exceeded limits, and errors in a list', () => {
    expect(codes(change({ price: 'cheap' }))).toEqual({ price: 'invalid_type' });
    expect(codes(change({ price: '1.005' }))).toEqual({ price: 'invalid_type' });
    expect(codes(change({ price: '-1' }))).toEqual({ price: 'too_small' });
    expect(codes(change({ name: 'x'.repeat(11) }))).toEqual({ name: 'too_big' });
    expect(codes(change({ tags: ['beards'] }))).toEqual({ tags: 'too_big' });
    expect(codes(change({ tags: ['a', 'b', 'c'] }))).toEqual({ tags: 'too_big' });
  });

  it('ignores hidden fields', () => {
    expect(change({ active: false, secret: 'y' }).body).toEqual({ active: false });
    expect(change({ active: false }).present).not.toContain('secret');
    expect(change({}).locationOf('secret')).toBe('secret');
    expect(change({ active: false }).locationOf('secret')).toBeUndefined();
  });

  it('reads an amount in the currency of its currency field', () => {
    expect(change({ currency: 'JPY', price: '480' }).body).toEqual({ currency: 'JPY', price: 480 });
  });
});

describe('creating a record', () => {
  it('sends given and initial values, and omits the contract’s defaults', () => {
    expect(make({ name: 'Oil', brand: '', price: '' }, { currency: 'EUR' }).body).toMatchObject({
      ...{ name: 'Oil', currency: 'EUR' },
    });
    expect(make({}, { currency: 'EUR' }).inputValue('currency')).toBe('EUR');
    expect(make({}).inputValue('active')).toBe(true);
  });

  it('marks required fields', () => {
    const required = ({ isRequired }: Pick<ReturnType<typeof make>, 'isRequired'>) =>
      fields.map(({ path }) => path).filter(isRequired);
    expect(required(make({}))).toEqual(['name']);
    expect(required(make({ 'address.street': 'Queen St' }))).toEqual(['name', 'address.city']);
    expect(required(change({}))).toEqual(['name', 'currency', 'address.city', 'secret']);
    expect(codes(make({}))).toEqual({ name: 'invalid_type' });
  });

  it('marks a choice as required only until one is made, before the first save and after it', () => {
    const kinds = fieldsOf<{ kind?: string; unit?: string }>();
    const choices = [kinds.text('kind', { label }), kinds.text('unit', { label })];
    const kind = z.enum(['once', 'repeating']);
    const unit = z.enum(['week', 'month']);
    const read = (schema: z.core.$ZodType<{ kind?: string; unit?: string }>, stored: object | null) => {
      const draft = readDraft({ fields: choices, schema, record: stored, edits: new Map() });
      return choices.map(({ path }) => path).filter(draft.isRequired);
    };
    expect(read(z.object({ kind: z._default(kind, 'once'), unit }), null)).toEqual(['unit']);
    const update = z.object({ kind: z.optional(kind), unit: z.optional(unit) });
    expect(read(update, { kind: 'once', unit: 'week' })).toEqual([]);
  });
});

describe('an ordered list of objects', () => {
  interface Step {
    id?: string;
    title: string;
    price?: number | null;
  }
  const steps = fieldsOf<{ steps?: Step[] }>().list('steps', { label, Input: () => null });
  const step = z.object({ id: z.optional(z.string()), title: text(5), price: z.optional(nullable(price)) });
  const stored = { steps: [{ id: 'one', title: 'First' }, { title: 'Last' }] };
  const items = withKeys(stored.steps);
  const read = (edits: Map<string, unknown>) =>
    readDraft<{ steps?: Step[] | undefined }, typeof stored>({
      fields: [steps],
      schema: z.object({ steps: z.optional(z.array(step).check(z.maxLength(3))) }),
      record: stored,
      edits,
    });

  it('has the same keys at every read, by id where there is one', () => {
    const keys = () => withKeys(stored.steps).map(({ key }) => key);
    expect(keys()).toEqual(['one', 'stored-1']);
    expect(keys()).toEqual(keys());
    expect(newItem({}).key).not.toBe(newItem({}).key);
  });

  it('sends the items in their order and without keys', () => {
    expect(read(new Map([['steps', items]])).changed).toEqual([]);
    const moved = moveItem([...items, newItem({ title: 'New' })], 'stored-1', 0);
    expect(read(new Map([['steps', moved]])).body).toEqual({
      steps: [{ title: 'Last' }, { id: 'one', title: 'First' }, { title: 'New' }],
    });
  });

  it('locates an error by the key of its item', () => {
    const moved = moveItem(items, 'stored-1', 0).map(({ key, value }) => ({
      key,
      value: { ...value, title: key === 'one' ? '' : value.title },
    }));
    const { issues, locationOf } = read(new Map([['steps', moved]]));
    expect([...issues.keys()]).toEqual(['steps.one.title']);
    expect(locationOf('steps[0].price')).toBe('steps.stored-1.price');
    expect(locationOf('steps[7].price')).toBe('steps');
    const many = [...items, newItem({ title: 'a' }), newItem({ title: 'b' })];
    expect([...read(new Map([['steps', many]])).issues.keys()]).toEqual(['steps']);
  });
});

describe('paths', () => {
  it('are properties of the body and of its objects', () => {
    const paths = [
      field.text('address.street', { label }),
      // @ts-expect-error -- the body has no such property
      field.text('adress.street', { label }),
      // @ts-expect-error -- a number is not typed as text
      field.text('price', { label }),
      // @ts-expect-error -- a list of texts has no items with properties
      field.list('tags', { label, Input: () => null }),
      // @ts-expect-error -- the values have no such property
      field.text('name', { label, when: ({ activ }) => activ === true }),
    ];
    expect(paths).toHaveLength(5);
  });
});

describe('input values', () => {
  it.each([
    ['48', 2, 4800],
    ['48.5', 2, 4850],
    [' 1,15 ', 2, 115],
    ['.5', 2, 50],
    ['480', 0, 480],
    ['1.234', 3, 1234],
    ['', 2, ''],
    ['1.234', 2, Number.NaN],
    ['1,234.00', 2, Number.NaN],
    ['4 8', 2, Number.NaN],
  ])('reads the amount %j with %d digits as %d', (typed, digits, amount) => {
    expect(readAmount(typed, digits)).toEqual(amount);
  });

  it('formats amounts as they are parsed', () => {
    expect(writeAmount(4805, fractionDigits('CAD'))).toBe('48.05');
    expect(writeAmount(480, fractionDigits('JPY'))).toBe('480');
    expect(writeAmount(null, 2)).toBe('');
    expect(fractionDigits('')).toBe(2);
  });

  it('keeps a moment in any time zone of the user', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    for (const time of ['2026-01-03T14:05:00.000Z', '2026-07-03T14:05:00.000Z'])
      expect(readLocalTime(writeLocalTime(time))).toBe(time);
    vi.unstubAllEnvs();
    expect(writeLocalTime(null)).toBe('');
    expect(readLocalTime('')).toBe('');
    expect(readLocalTime('soon')).toBe('soon');
  });
});
