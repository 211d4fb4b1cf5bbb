import { describe, expect, it } from 'vitest';
import type { Json } from '../../contract/document.ts';
import { enriched, nestedIn, withMore, without } from './rich.ts';

const nothingWrong = { wrong: () => [] };

describe('enriched', () => {
  it('adds what the target accepts, and leaves out what it rejects', async () => {
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

  it('sends nothing invalid, and nothing without additions', async () => {
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

  it('gives up if the error names no field', async () => {
    const send = async () => undefined;
    expect(await enriched({ name: 'a' }, [{ more: {} }], { ...nothingWrong, send })).toEqual({ name: 'a' });
  });
});

it('keeps existing values and adds missing ones, in lists too', () => {
  const more = { name: 'b', tags: ['x'], place: { city: 'c', line: 'd' }, parts: [{ id: 2, size: 3 }] };
  expect(withMore({ name: 'a', tags: [], place: null, parts: [{ id: 1 }] }, more)).toEqual({
    ...more,
    name: 'a',
    parts: [{ id: 1, size: 3 }],
  });
});

it('removes fields, or the parents of missing ones', () => {
  const value = { list: [{ a: 1 }, { a: 2 }, { a: 3 }], other: { b: 1 } };
  expect(without(value, ['list.0.kind', 'list.2', 'other.b', 'unknown'])).toEqual({
    list: [{ a: 2 }],
    other: {},
  });
});

it('finds values with nested content', () => {
  expect(nestedIn({ a: 1, b: { c: 1 }, d: ['x'], e: [{ f: 1 }], g: null })).toEqual({
    b: { c: 1 },
    e: [{ f: 1 }],
  });
});
