// Everything a user can do is reachable from the palette: an action, a page or a record leads to a
// page whose code makes the call. Derived from the imports, so only exceptions are listed here.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWebhook } from '../../../scripts/contract/callers.ts';
import { loadContract } from '../../../scripts/contract/load.ts';
import { allowedRoles, isOperation, type OperationId } from '../../api/permissions';
import { navigation } from '../shell/navigation';
import { actions } from './actions';
import { recordKinds } from './records';

const EXCEPTIONS: Partial<Record<OperationId, string>> = {
  acceptInvitation: 'Accepting an invitation comes before signing in.',
  connectIntegration: 'The integrations lead to the pages of each service.',
  createAccount: 'Signing up comes before the account exists.',
  createAccountRequest: 'Requesting an account comes before the account exists.',
  disconnectIntegration: 'The integrations lead to the pages of each service.',
  findInvitation: 'Reading an invitation comes before signing in.',
  getAccount: 'The list of accounts leads to the pages of each account.',
  getAccountOverview: 'The list of accounts leads to the pages of each account.',
  refreshStockAssets: 'The list of accounts leads to the pages of each account.',
  updateAccountSettings: 'The list of accounts leads to the pages of each account.',
};

/** Created as a part of another record, and not from anywhere. */
const NO_ACTION: Partial<Record<OperationId, string>> = {
  createAccount: 'Signing up comes before the account exists.',
  createAccountRequest: 'Requesting an account comes before the account exists.',
  createAuthorization: 'It comes before the consent page of a chosen service.',
  createCardSetup: 'It comes before the card form.',
  createInvitedAccount: 'The list of accounts leads to its form.',
  createView: 'A view saves the filters of the list that is open.',
  createViewing: 'It comes before the pages of the account that is viewed.',
};

const notReached = Object.keys(JSON.parse(readFileSync('docs/not-reached.json', 'utf8')));
const called = loadContract()
  .operations.filter((operation) => !isWebhook(operation))
  .map(({ id }) => id)
  .filter((id) => isOperation(id) && !notReached.includes(id));

const IMPORT = /(?:\bfrom|\bimport\() ?'((?:~|\.{1,2})\/[^']+)'/g;

/** The file that an import resolves to; undefined for styles. */
function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('~/') ? specifier.replace('~', 'src') : join(dirname(file), specifier);
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

/** The operations called by some files and their static and dynamic imports. */
function callsOf(files: readonly string[]): Set<string> {
  const seen = new Set(files);
  const names = new Set<string>();
  for (const file of seen) {
    const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;$/gm, '');
    for (const [, list = ''] of code.matchAll(/^import \{([^}]*)\} from '~\/api\/[\w-]+';$/gm))
      for (const name of list.split(',')) names.add(name.trim().split(' as ')[0] ?? '');
    for (const [, specifier = ''] of code.matchAll(IMPORT)) {
      const next = resolveImport(file, specifier);
      // Iterating a set includes items added meanwhile.
      if (next && !next.startsWith('src/api/')) seen.add(next);
    }
  }
  const isCalled = (id: string) => {
    const Id = id.charAt(0).toUpperCase() + id.slice(1);
    return [id, `use${Id}`, `${id}Query`, `${id}Mutation`, `${id}Url`].some((name) => names.has(name));
  };
  return new Set(called.filter(isCalled));
}

/** The files of a page's route and its parent routes. */
function routeFiles(to: string): string[] {
  const path = `src/routes/_app${to}`;
  const files = [`${path}.tsx`, `${path}/index.tsx`, `${dirname(path)}/route.tsx`].filter(existsSync);
  expect(files, to).not.toEqual([]);
  return files;
}

const pages = [
  ...navigation.flatMap(({ destinations }) => destinations.map(({ to }) => to)),
  ...actions.map(({ page }) => page.to),
  ...recordKinds.map(({ page }) => page('id').to),
];

describe('the palette', () => {
  it('leads to every operation that a user can call', () => {
    const own = callsOf(['src/components/shell/app-frame.tsx']);
    const reached = callsOf(pages.flatMap(routeFiles));
    const missing = called.filter((id) => !own.has(id) && !reached.has(id));
    expect(missing.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('has an action for everything that can be created or imported', () => {
    const made = called.filter((id) => /^(create|import)/.test(id));
    const needed: string[] = actions.map(({ needs }) => needs);
    expect(made.filter((id) => !needed.includes(id)).sort()).toEqual(Object.keys(NO_ACTION).sort());
  });

  it('offers only pages that the user may open', () => {
    for (const { needs, page } of actions) {
      const code = routeFiles(page.to).map((file) => readFileSync(file, 'utf8'));
      const [, ofPage] = /needs: '(\w+)'/.exec(code.join('\n')) ?? [];
      if (!isOperation(ofPage)) continue;
      const admitted = allowedRoles(ofPage) ?? [];
      expect(
        allowedRoles(needs)?.filter((role) => !admitted.includes(role)),
        `${needs}: ${page.to}`,
      ).toEqual([]);
    }
  });
});
