// Every behaviour of the specification is tested by name, or stands on the list of those that are not built yet. That
// list can only shrink.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LIST = 'docs/not-built-yet.json';
const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as {
  behaviour: { id: string; says: string }[];
};
const ids = surface.behaviour.map(({ id }) => id);
const notBuilt = JSON.parse(readFileSync(LIST, 'utf8')) as string[];

const tests = globSync(['{src,scripts,mock-server}/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'])
  .filter((file) => !file.endsWith('scripts/behaviour.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The ids in brackets in the titles of tests: `it('[pager] ...`, `describe('the [categories] ...`. */
const tested = new Set(
  tests
    .flatMap(({ text }) => [
      ...text.matchAll(/^ *(?:(?:it|test|describe)(?:\.each|\.for)?\(|\]\)\()\s*(['"`].*)$/gm),
    ])
    .flatMap(([, title = '']) => [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id]) => id ?? '')),
);

describe('the behaviour of the specification', () => {
  it.each(ids)('%s is tested by name, or stands on the list and is not', (id) => {
    expect(tested.has(id), `a test named [${id}]`).toBe(!notBuilt.includes(id));
  });

  it('knows every name on the list', () => {
    expect(notBuilt.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is tested by tests that run', () => {
    const idle = tests.filter(({ text }) =>
      /\b(?:it|test|describe)\.(?:skip|todo|fixme)\(\s*['"`]/.test(text),
    );
    expect(idle.map(({ file }) => file)).toEqual([]);
  });

  it('never grows again', () => {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
    const commits = git('log', '--format=%H', '--', LIST).split('\n').filter(Boolean);
    // Newest first; what is on the disk comes before all of them.
    const lists = [
      notBuilt,
      ...commits.map((commit) => JSON.parse(git('show', `${commit}:${LIST}`)) as string[]),
    ];
    for (const [i, older] of lists.slice(1).entries()) {
      expect(
        lists[i]?.filter((id) => !older.includes(id)),
        'came onto the list',
      ).toEqual([]);
    }
  });
});
