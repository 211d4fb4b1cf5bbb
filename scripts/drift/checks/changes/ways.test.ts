import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import { loadContract } from '../../../contract/load.ts';
import { resourcesOf } from '../../resources.ts';
import type { Run } from '../../run.ts';
import type { Way } from './way.ts';
import { waysOf } from './ways.ts';

function waysIn(id: string, readId: string, required?: string[]): Way[] {
  const contract = loadContract('scripts/drift/lab/foreign/club/contract.yaml');
  const { operations, document } = contract;
  const [update, read] = [id, readId].map((one) => operations.find((other) => other.id === one));
  const [media] = Object.values(update?.definition.requestBody?.content ?? {});
  if (media?.schema && required) media.schema.required = required;
  const resources = resourcesOf(document, operations);
  // No more of it is read.
  const run = { contract, operations, resources, seed: 1 } as unknown as Run;
  return update ? waysOf(run, update, read) : [];
}

const plain: CaseRequest = { method: 'POST', path: '', params: {}, query: [], headers: {} };

it('says a change as a form, where a form can say it', () => {
  const [form, ...others] = waysIn('change_crew', 'get_crew');
  const type = 'application/x-www-form-urlencoded';
  const said = (fields: Parameters<Way['bodies']>[0]) => form?.bodies(fields, plain, {});
  expect([form?.type, others.length]).toEqual([type, 0]);
  expect(said({ seats: 4, days: ['mon', 'tue'] })).toEqual([
    {
      type,
      form: [
        ['seats', '4'],
        ['days', 'mon'],
        ['days', 'tue'],
      ],
    },
  ]);
  for (const value of [null, '', [], 'two\nlines']) expect(said({ motto: value })).toEqual([]);
});

it('takes a POST for a change of what it names, where it may leave out what no record is made without', () => {
  expect(waysIn('change_boat', 'get_boat').map(({ isWhole }) => isWhole)).toEqual([false]);
  expect(waysIn('change_boat', 'get_boat', ['name']).map(({ isWhole }) => isWhole)).toEqual([true]);
});

it('takes a patch for a way of its own', () => {
  expect(waysIn('change_member', 'get_member').map(({ type }) => type)).toEqual([
    'application/json-patch+json',
  ]);
});
