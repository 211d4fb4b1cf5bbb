import { expect, test } from 'vitest';
import { createJudge } from '../scripts/contract/judge.ts';
import { loadContract } from '../scripts/contract/load.ts';
import { BREAKS, type Break, breakContract } from './break-contract.ts';
import type { Reply } from './problems.ts';

const contract = loadContract();
const judge = createJudge(contract);

const KINDS: Record<Break, string> = {
  'property-missing': 'schema',
  'other-type': 'schema',
  'undeclared-property': 'undeclared-property',
  'value-as-name': 'undeclared-property',
  'undeclared-status': 'undeclared-status',
  'other-media-type': 'undeclared-media-type',
};

test.each(BREAKS)('%s is found in a drifted response of each operation', (drift) => {
  let drifted = 0;
  for (const operation of contract.operations) {
    const [media] = Object.values(operation.definition.responses[200]?.content ?? {});
    // Takes the largest example: an empty list has no values to break.
    const [example] = Object.values(media?.examples ?? {}).toSorted(
      (a, b) => JSON.stringify(b.value).length - JSON.stringify(a.value).length,
    );
    if (!example) continue;
    // Lists of strings have no properties, and figures have no strings.
    const text = JSON.stringify(example.value);
    if (drift.includes('property') && !text.includes('{')) continue;
    if (drift === 'value-as-name' && !text.includes('":"')) continue;
    const reply: Reply = {
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      body: JSON.stringify(example.value),
    };
    expect(judge.answer(operation, reply)).toEqual([]);
    breakContract(reply, drift, operation, judge);
    expect(
      judge.answer(operation, reply).map(({ kind }) => kind),
      operation.id,
    ).toContain(KINDS[drift]);
    expect(reply.headers.get('x-drift-on-purpose')).toBe(drift);
    drifted += 1;
  }
  expect(drifted).toBeGreaterThan(80);
});

test('keeps a body that is not JSON', () => {
  const [operation] = contract.operations;
  if (!operation) throw new Error('The contract has no operation.');
  const reply: Reply = { status: 200, headers: new Headers(), body: 'text' };
  breakContract(reply, 'other-type', operation, judge);
  expect([reply.body, reply.headers.has('x-drift-on-purpose')]).toEqual(['text', false]);
});
