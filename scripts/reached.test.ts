// The app, the public site or a webhook calls every operation of the contract; the rest is listed, for booths. The check
// for unused code ensures that the calling files are part of the app.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calledByPublicSite } from './contract/callers.ts';
import { loadContract } from './contract/load.ts';

const { operations } = loadContract();

/** operationId -> why nothing here calls it. */
const notReached = JSON.parse(readFileSync('docs/not-reached.json', 'utf8')) as Record<string, string>;

/** Areas with complete screens, which may omit only designed exceptions. */
const BUILT = ['contacts', 'campaigns', 'devices', 'locations', 'managers', 'products', 'views'];

/** The generated functions that the app's code imports. */
const taken = new Set(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/api/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const names = code.includes("import('~/api/") ? code.matchAll(/const \[?\{([^}]*)\}/g) : [];
      return [...code.matchAll(/^import \{([^}]*)\} from '~\/api\/[\w-]+';$/gm), ...names];
    })
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? ''),
);

/** Whether the app imports an operation under one of its generated names. */
function isCalled(id: string): boolean {
  const Id = id.charAt(0).toUpperCase() + id.slice(1);
  return [id, `use${Id}`, `${id}Query`, `${id}Mutation`, `${id}Url`].some((name) => taken.has(name));
}

describe('the operations of the contract', () => {
  it('are called by the app, the public site or another service, or listed as not called', async () => {
    const guestCalls = await calledByPublicSite(operations);
    const missing = operations.filter(
      ({ id, tag }) => !isCalled(id) && !guestCalls.has(id) && tag !== 'webhooks',
    );
    expect(missing.map(({ id }) => id).sort()).toEqual(Object.keys(notReached).sort());
  });

  it('are listed as not called only if booths call them', () => {
    const listed = operations.filter(({ id }) => id in notReached);
    expect(new Set(listed.map(({ tag }) => tag))).toEqual(new Set(['booth']));
  });

  it('are omitted from a complete area only by design', () => {
    const specified = operations.filter(({ tag, origin }) => BUILT.includes(tag) && origin === 'specified');
    expect(specified.length).toBeGreaterThan(30);
    expect(specified.map(({ id }) => id).filter((id) => id in notReached)).toEqual([]);
  });

  it('are omitted for a reason', () => {
    for (const [id, reason] of Object.entries(notReached)) expect(reason, id).toMatch(/\w+ \w+.*\.$/);
  });
});
