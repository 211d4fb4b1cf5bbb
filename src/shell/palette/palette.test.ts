// What can be created has an action in the palette. `scripts/reached.test.ts` covers which operations the app calls.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowedRoles, isOperation, type OperationId } from '~/api/permissions';
import { loadContract } from '../../../scripts/contract/load.ts';
import { actions } from './actions';

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
  .operations.map(({ id }) => id)
  .filter((id) => isOperation(id) && !notReached.includes(id));

/** The files of a page's route and its parent routes. */
function routeFiles(to: string): string[] {
  const path = `src/routes/_app${to}`;
  const files = [`${path}.tsx`, `${path}/index.tsx`, `${dirname(path)}/route.tsx`].filter(existsSync);
  expect(files, to).not.toEqual([]);
  return files;
}

describe('the palette', () => {
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
