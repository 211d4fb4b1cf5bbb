import { expect, it } from 'vitest';
import { loadContract } from '../../../contract/load.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { type Resource, resourcesOf } from '../../model/resources.ts';
import { type Relation, relationsOf, saysLater, saysMissing } from './relation-of.ts';

function found(name: string): string[] {
  const contract = loadContract(`scripts/drift/lab/fixture-services/${name}/contract.yaml`);
  const { operations, document } = contract;
  // Partial stub.
  const run = { contract, operations, resources: resourcesOf(document, operations) } as unknown as Run;
  return relationsOf(run).map(({ put, target, above }) => `${put.id} ${target.path} ${above?.path}`);
}

it('distinguishes relations from nested records', () => {
  expect(found('club')).toEqual([
    'join_crew /members/{member_id} /crews/{crew_id}',
    'give_key /members/{member_id} /crews/{crew_id}',
  ]);
  expect(['festival', 'harbour', 'library'].flatMap(found)).toEqual([]);
});

it('treats an invitation as a delayed relation', () => {
  const put = { definition: { summary: 'Adds a member', responses: {} } } as unknown as Operation;
  const invites = {
    definition: { responses: { '201': { description: 'Invited' } } },
  } as unknown as Operation;
  expect(saysLater(put, undefined)).toBe(false);
  expect(saysLater(put, { role: 'none', state: 'pending' })).toBe(true);
  expect(saysLater(invites, undefined)).toBe(true);
});

it('knows which missing record a 404 is about', () => {
  const resources = [{ name: 'team' }, { name: 'member' }] as Resource[];
  const missing = (description?: string) => {
    const responses = description === undefined ? {} : { '404': { description } };
    const relation = { put: { definition: { responses } }, target: resources[1] } as unknown as Relation;
    return saysMissing({ resources }, relation);
  };
  expect([missing(), missing('There is no such team.')]).toEqual([false, false]);
  expect([missing('Not found'), missing('No such team or member')]).toEqual([true, true]);
});
