import { expect, test } from 'vitest';
import { loadContract } from '../scripts/contract/load.ts';
import { PROBLEM_STATUSES, problem } from './problems.ts';

test('problems are worded as the contract words them', () => {
  const { schemas } = loadContract().document.components;
  const worded = (status: number) =>
    schemas[`Problem${status}`]?.allOf?.find(({ properties }) => properties)?.properties;
  // The contract declares no 405: it answers what the contract does not have.
  for (const status of PROBLEM_STATUSES.filter((one) => one !== 405)) {
    expect(JSON.parse(`${problem(status, 'Why.').body}`)).toEqual({
      type: worded(status)?.type?.const,
      title: worded(status)?.title?.const,
      status,
      detail: 'Why.',
    });
  }
  const declared = Object.keys(schemas).flatMap((name) => /^Problem(\d{3})$/.exec(name)?.[1] ?? []);
  expect(PROBLEM_STATUSES.map(String)).toEqual(expect.arrayContaining(declared));
});
