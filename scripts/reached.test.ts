// Every operation of the contract is called by the interface, or its reason stands on a list. That the files that call
// are part of the app is seen to by the search for unused code.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from './contract/load.ts';

const { operations } = loadContract();

/** operationId -> why nothing on any screen calls it. */
const notReached = JSON.parse(readFileSync('docs/not-reached.json', 'utf8')) as Record<string, string>;

/** Areas whose screens stand: there, only what is designed may be left out. */
const BUILT = ['contacts', 'campaigns', 'devices', 'locations', 'managers', 'products', 'views'];

/** What the app's own code takes from the generated calls. */
const taken = new Set(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/api/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:im|ex)port \{([^}]*)\} from '~\/api\/[\w-]+';$/gm),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? ''),
);

/** Under which of its generated names somebody calls an operation. */
function isCalled(id: string): boolean {
  const Id = id.charAt(0).toUpperCase() + id.slice(1);
  return [id, `use${Id}`, `${id}Query`, `${id}Mutation`].some((name) => taken.has(name));
}

describe('the operations of the contract', () => {
  it('are called by the interface, or stand on the list of those that are not', () => {
    const missing = operations.filter(({ id }) => !isCalled(id)).map(({ id }) => id);
    expect(missing.sort()).toEqual(Object.keys(notReached).sort());
  });

  it('are left out of an area that is built only where they are designed', () => {
    const specified = operations.filter(({ tag, origin }) => BUILT.includes(tag) && origin === 'specified');
    expect(specified.length).toBeGreaterThan(30);
    expect(specified.map(({ id }) => id).filter((id) => id in notReached)).toEqual([]);
  });

  it('are left out for a reason', () => {
    for (const [id, reason] of Object.entries(notReached)) expect(reason, id).toMatch(/\w+ \w+.*\.$/);
  });
});
