import { expect, it } from 'vitest';
import { stored } from './stored';

const storageOf = (values = new Map<string, string>()) => ({
  ...{ length: 0, clear: () => {}, key: () => null },
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, text: string) => void values.set(key, text),
  removeItem: (key: string) => void values.delete(key),
});
const parse = (text: string | null): { size: number } => JSON.parse(text ?? '{"size":1}');

it('keeps a value for the next page, and removes it', () => {
  const storage = storageOf();
  stored('sizes', parse, { storage: () => storage }).write({ size: 3 });
  const next = stored('sizes', parse, { storage: () => storage });
  expect(next.read()).toEqual({ size: 3 });
  expect(next.read()).toBe(next.read());
  next.write(null);
  expect(next.read()).toEqual({ size: 1 });
});

it('reads what another tab has written meanwhile', () => {
  const storage = storageOf();
  const sizes = stored('sizes', parse, { storage: () => storage });
  expect(sizes.read()).toEqual({ size: 1 });
  storage.setItem('sizes', '{"size":7}');
  expect(sizes.read()).toEqual({ size: 7 });
});

it('takes an invalid text for a missing one', () => {
  const storage = storageOf(new Map([['sizes', '{']]));
  expect(stored('sizes', parse, { storage: () => storage }).read()).toEqual({ size: 1 });
});

it('keeps a value until the page is left if storage is disabled', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const sizes = stored('sizes', parse, { storage });
  expect(sizes.read()).toEqual({ size: 1 });
  sizes.write({ size: 5 });
  expect(sizes.read()).toEqual({ size: 5 });
});

it('keeps a value until the page is left if storage is full', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = { ...storageOf(new Map([['sizes', '{"size":2}']])), setItem };
  const sizes = stored('sizes', parse, { storage: () => full });
  expect(sizes.write({ size: 5 })).toBe(false);
  expect(sizes.read()).toEqual({ size: 5 });
});

it('keeps a text as it is', () => {
  const values = new Map<string, string>();
  const storage = storageOf(values);
  stored<string | null>('choice', (text) => text, { storage: () => storage }).write('granted');
  expect(values.get('choice')).toBe('granted');
});
