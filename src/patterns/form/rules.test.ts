import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldForPath, maxLengthOf, ruleAt, validate } from './rules';

const Body = z.object({
  url: z.optional(
    z.union([
      z
        .url()
        .check(z.maxLength(2048))
        .check(z.regex(/^https?:/)),
      z.null(),
    ]),
  ),
  price: z._default(z.union([z.int().check(z.gte(0)), z.null()]), null),
  address: z.optional(z.union([z.object({ city: z.string().check(z.maxLength(40)) }), z.null()])),
});

it('finds the rule of a part of an object that may be null', () => {
  expect(maxLengthOf(ruleAt(Body, 'address.city'))).toBe(40);
  expect(maxLengthOf(ruleAt(Body, 'url'))).toBe(2048);
  expect(ruleAt(Body, 'address.street')).toBeUndefined();
  expect(ruleAt(Body, 'url.host')).toBeUndefined();
});

it('says of something that may be null what is wrong with it as the other thing', () => {
  const { issues } = validate(Body, { price: Number.NaN, url: 'shop', address: { city: 4 } });
  expect(issues.get('price')).toMatchObject({ code: 'invalid_type', expected: 'number' });
  expect(issues.get('url')).toMatchObject({ code: 'invalid_format', format: 'url' });
  expect([...issues.keys()].map((path) => fieldForPath(path, ['price', 'url', 'address.city']))).toEqual(
    expect.arrayContaining(['price', 'url']),
  );
});

it('finds the field that a path of the API belongs to', () => {
  const fields = ['name', 'tags', 'address.city', 'audience'];
  expect(fieldForPath('name', fields)).toBe('name');
  expect(fieldForPath('tags[2]', fields)).toBe('tags');
  expect(fieldForPath('tags.2', fields)).toBe('tags');
  expect(fieldForPath('audience.rules[1].value', fields)).toBe('audience');
  expect(fieldForPath('address.city', fields)).toBe('address.city');
  expect(fieldForPath('address', fields)).toBeUndefined();
  expect(fieldForPath('', fields)).toBeUndefined();
});
