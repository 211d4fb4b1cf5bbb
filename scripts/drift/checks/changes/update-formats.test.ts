import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import { loadContract } from '../../../contract/load.ts';
import type { Run } from '../../engine/run.ts';
import { resourcesOf } from '../../model/resources.ts';
import type { UpdateFormat } from './update-format.ts';
import { updateFormatsOf } from './update-formats.ts';

function waysIn(id: string, readId: string, required?: string[]): UpdateFormat[] {
  const contract = loadContract('scripts/drift/lab/fixture-services/club/contract.yaml');
  const { operations, document } = contract;
  const [update, read] = [id, readId].map((one) => operations.find((other) => other.id === one));
  const [media] = Object.values(update?.definition.requestBody?.content ?? {});
  if (media?.schema && required) media.schema.required = required;
  const resources = resourcesOf(document, operations);
  // Partial stub.
  const run = { contract, operations, resources, seed: 1 } as unknown as Run;
  return update ? updateFormatsOf(run, update, read) : [];
}

const plain: CaseRequest = { method: 'POST', path: '', params: {}, query: [], headers: {} };

it('expresses a change as a form if a form can', () => {
  const [form, ...others] = waysIn('change_crew', 'get_crew');
  const type = 'application/x-www-form-urlencoded';
  const said = (fields: Parameters<UpdateFormat['bodies']>[0]) => form?.bodies(fields, plain, {});
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

it('treats a POST as a partial update if it may omit required fields', () => {
  expect(waysIn('change_boat', 'get_boat').map(({ isWhole }) => isWhole)).toEqual([false]);
  expect(waysIn('change_boat', 'get_boat', ['name']).map(({ isWhole }) => isWhole)).toEqual([true]);
});

it('treats JSON patch as a separate format', () => {
  expect(waysIn('change_member', 'get_member').map(({ type }) => type)).toEqual([
    'application/json-patch+json',
  ]);
});
