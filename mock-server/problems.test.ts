import { expect, test } from 'vitest';
import { loadContract } from '../scripts/contract/load.ts';
import { invalid, PROBLEM_STATUSES, problem } from './problems.ts';

test('problems use the contract’s wording', () => {
  const { schemas } = loadContract().document.components;
  const worded = (status: number) =>
    schemas[`Problem${status}`]?.allOf?.find(({ properties }) => properties)?.properties;
  // The contract declares no 405, which is for undeclared methods.
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

test('problems are neither cached nor sniffed', () => {
  const { headers } = problem(404, 'Why.');
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
});

test('a 422 names each invalid field once, by a name that the contract allows', () => {
  const wrong = [
    { field: 'a', message: 'First.' },
    { field: 'a', message: 'Second.' },
    { field: '', message: 'No name.' },
    { field: 'x'.repeat(300), message: 'A long name.' },
  ];
  expect(JSON.parse(`${invalid(wrong).body}`)).toMatchObject({
    detail: '3 fields are invalid.',
    errors: [
      { field: 'a', message: 'First.' },
      { field: 'body', message: 'No name.' },
      { field: 'x'.repeat(200), message: 'A long name.' },
    ],
  });
});
