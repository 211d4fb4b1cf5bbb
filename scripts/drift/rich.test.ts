import { describe, expect, it } from 'vitest';
import type { Json } from '../contract/document.ts';
import { enriched, nestedIn, withMore, without } from './rich.ts';

const nothingWrong = { wrong: () => [] };

describe('enriched', () => {
  it('takes over what the target takes, and leaves out what it refuses', async () => {
    const sent: Json[] = [];
    const best = await enriched({ name: 'a' }, [{ name: 'b', parts: [{ id: '1', title: 'x' }] }], {
      ...nothingWrong,
      async send(json) {
        sent.push(json);
        return JSON.stringify(json).includes('"id"') ? ['parts.0.id'] : [];
      },
    });
    expect(best).toEqual({ name: 'a', parts: [{ title: 'x' }] });
    expect(sent).toHaveLength(2);
  });

  it('sends nothing that the contract forbids, and nothing where there is nothing more', async () => {
    const sent: Json[] = [];
    const best = await enriched({ name: 'a' }, [{ size: 1 }, { name: 'c' }], {
      wrong: (json) => (Object.hasOwn(Object(json), 'size') ? ['size'] : []),
      async send(json) {
        sent.push(json);
        return [];
      },
    });
    expect(best).toEqual({ name: 'a' });
    expect(sent).toEqual([]);
  });

  it('gives up where no field is named', async () => {
    const send = async () => undefined;
    expect(await enriched({ name: 'a' }, [{ more: {} }], { ...nothingWrong, send })).toEqual({ name: 'a' });
  });
});

it('keeps what is there, and fills in the rest, in lists as well', () => {
  const more = { name: 'b', tags: ['x'], place: { city: 'c', line: 'd' }, parts: [{ id: 2, size: 3 }] };
  expect(withMore({ name: 'a', tags: [], place: null, parts: [{ id: 1 }] }, more)).toEqual({
    ...more,
    name: 'a',
    parts: [{ id: 1, size: 3 }],
  });
});

it('leaves out places, and what is around those that are not there', () => {
  const value = { list: [{ a: 1 }, { a: 2 }, { a: 3 }], other: { b: 1 } };
  expect(without(value, ['list.0.kind', 'list.2', 'other.b', 'unknown'])).toEqual({
    list: [{ a: 2 }],
    other: {},
  });
});

it('tells what has something inside of it', () => {
  expect(nestedIn({ a: 1, b: { c: 1 }, d: ['x'], e: [{ f: 1 }], g: null })).toEqual({
    b: { c: 1 },
    e: [{ f: 1 }],
  });
});
