import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { baseline } from './baseline/index.ts';
import { migrations } from './index.ts';

const FORM = /^\d{4}-\d\d-\d\d(-[a-z0-9]+)+$/;

const names = Object.keys(migrations);

/** New names that some name on main comes after: a folder that has run that one would run them in another order. */
const outOfOrder = (onMain: string[], now: string[]) =>
  now.filter((name) => !onMain.includes(name) && onMain.some((other) => other > name));

const git = (...words: string[]) => {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** Git's main, or the commit before it if this is main; undefined where git does not know it. */
function base(): string | undefined {
  const main = commit('origin/main') ?? commit('main');
  return main === commit('HEAD') ? commit('HEAD^') : main;
}

const main = base();

test.skipIf(!main)('a new migration is the newest one', () => {
  const files = git('ls-tree', '-r', '--name-only', `${main}`, 'mock-server/sandbox/store/migrations/') ?? '';
  const onMain = files.split('\n').flatMap((file) => /^(\d{4}-.*)\.ts$/.exec(basename(file))?.[1] ?? []);
  expect(onMain.length).toBeGreaterThan(0);
  expect(outOfOrder(onMain, names), 'rename it, so that it sorts after all of main').toEqual([]);
});

test('finds a new migration that is not the newest one', () => {
  expect(outOfOrder(['a', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['b']);
  expect(outOfOrder(['a', 'c'], ['a', 'c', 'd', 'e'])).toEqual([]);
});

test('migrations after the baseline are named by their day', () => {
  const later = names.filter((name) => !(name in baseline));
  expect(later.filter((name) => !FORM.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted());
  for (const name of ['2026-12-01-0905-tags', '2027-01-31-a-b2']) expect(name).toMatch(FORM);
  for (const name of ['0021-tags', '2026-12-01']) expect(name).not.toMatch(FORM);
});
