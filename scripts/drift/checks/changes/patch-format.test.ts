import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import type { Schema } from '../../../contract/document.ts';
import { loadContract } from '../../../contract/load.ts';
import type { Run } from '../../engine/run.ts';
import { resourcesOf } from '../../model/resources.ts';
import { patchFormat } from './patch-format.ts';
import type { Fields } from './update-format.ts';

const contract = loadContract('scripts/drift/lab/fixture-services/club/contract.yaml');
const { operations, document } = contract;
const find = (id: string) => operations.find((one) => one.id === id) as (typeof operations)[number];
// Partial stub.
const run = { contract, operations, resources: resourcesOf(document, operations) } as unknown as Run;
const way = patchFormat(run, find('change_member'), find('get_member'));
const plain: CaseRequest = { method: 'PATCH', path: '', params: {}, query: [], headers: {} };
const steps = (fields: Fields, now: Fields) =>
  way?.bodies(fields, plain, now).map((body) => jsonIn({ body }));

it('changes properties that other operations write, and none that are only read', () => {
  expect([...(way?.children.keys() ?? [])]).toEqual(['name', 'phone', 'weight', 'boats']);
  expect(patchFormat(run, find('add_member'), find('get_member'))).toBeUndefined();
});

it('expresses a change by steps that fit the current record', () => {
  expect(steps({ name: 'B' }, { name: 'A' })?.[0]).toEqual([{ op: 'replace', path: '/name', value: 'B' }]);
  expect(steps({ phone: '5' }, {})?.[0]).toEqual([{ op: 'add', path: '/phone', value: '5' }]);
  expect(steps({ boats: ['a', 'b'] }, { boats: ['a'] })).toEqual([
    [{ op: 'add', path: '/boats/-', value: 'b' }],
    [{ op: 'replace', path: '/boats', value: ['a', 'b'] }],
    [{ op: 'add', path: '/boats', value: ['a', 'b'] }],
  ]);
});

it('removes optional properties', () => {
  expect(steps({ phone: null }, { phone: '5' })).toEqual([[{ op: 'remove', path: '/phone' }]]);
  expect(steps({ phone: null }, {})).toEqual([]);
  expect(['phone', 'name', 'boats', 'id'].filter((name) => way?.takesAway(name))).toEqual(['phone']);
});

it('reads which fields a patch sets', () => {
  const json = [
    { op: 'replace', path: '/name', value: 'B' },
    { op: 'test', path: '/phone', value: '5' },
    { op: 'add', path: '/boats/-', value: 'b' },
  ];
  const body = { type: 'application/json-patch+json', json };
  expect(way?.fieldsIn({ ...plain, body })).toEqual({ name: 'B' });
});

it('changes what the step schema lists if no other operation writes the record', () => {
  const other = loadContract('scripts/drift/lab/fixture-services/club/contract.yaml');
  const [update, read] = ['change_member', 'get_member'].map((id) =>
    other.operations.find((one) => one.id === id),
  );
  const [media] = Object.values(update?.definition.requestBody?.content ?? {});
  if (!update || !read || !media) throw new Error('There is no such operation any more.');
  const step = (op: string[], path: string, value?: Schema): Schema => ({
    type: 'object',
    properties: { op: { enum: op }, path: { const: path }, ...(value && { value }) },
  });
  const text: Schema = { type: 'string' };
  const steps = [
    step(['replace', 'test'], '/name', text),
    step(['add', 'replace'], '/phone', text),
    step(['remove'], '/phone'),
    step(['add'], '/boats/-', text),
    step(['test'], '/weight', text),
  ];
  media.schema = { type: 'array', items: { oneOf: steps } };
  const known = resourcesOf(other.document, other.operations);
  const resources = known.map((one) => ({ ...one, create: undefined }));
  const listed = patchFormat({ ...run, contract: other, resources }, update, read);
  expect([...(listed?.children.keys() ?? [])]).toEqual(['name', 'phone', 'boats']);
  expect(['name', 'phone', 'boats'].filter((name) => listed?.takesAway(name))).toEqual(['phone']);
});
