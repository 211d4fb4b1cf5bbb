// Every behavior of the specification has a test with its name.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as {
  behaviour: { id: string; says: string }[];
};
const ids = surface.behaviour.map(({ id }) => id);

const tests = globSync(['{src,scripts,mock-server}/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'])
  .filter((file) => !file.endsWith('scripts/behaviour.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The ids in brackets in test titles: `it('[pager] ...`, `describe('the [categories] ...`. */
const tested = new Set(
  tests
    .flatMap(({ text }) => [
      ...text.matchAll(/^ *(?:(?:it|test|describe)(?:\.each|\.for)?\(|\]\)\()\s*(['"`].*)$/gm),
    ])
    .flatMap(([, title = '']) => [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id]) => id ?? '')),
);

describe('the behaviour of the specification', () => {
  it.each(ids)('%s has a test with its name', (id) => {
    expect(tested.has(id), `a test named [${id}]`).toBe(true);
  });

  it('is tested by tests that run', () => {
    const idle = tests.filter(({ text }) =>
      /\b(?:it|test|describe)\.(?:skip|todo|fixme)\(\s*['"`]/.test(text),
    );
    expect(idle.map(({ file }) => file)).toEqual([]);
  });
});
