import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import type { Schema } from '../../../contract/document.ts';
import { loadContract } from '../../../contract/load.ts';
import { resourcesOf } from '../../resources.ts';
import type { Run } from '../../run.ts';
import { patchWay } from './patches.ts';
import type { Fields } from './way.ts';

const contract = loadContract('scripts/drift/lab/foreign/club/contract.yaml');
const { operations, document } = contract;
const find = (id: string) => operations.find((one) => one.id === id) as (typeof operations)[number];
// No more of it is read.
const run = { contract, operations, resources: resourcesOf(document, operations) } as unknown as Run;
const way = patchWay(run, find('change_member'), find('get_member'));
const plain: CaseRequest = { method: 'PATCH', path: '', params: {}, query: [], headers: {} };
const steps = (fields: Fields, now: Fields) =>
  way?.bodies(fields, plain, now).map((body) => jsonIn({ body }));

it('changes what else makes the records may have, and nothing that is only told', () => {
  expect([...(way?.children.keys() ?? [])]).toEqual(['name', 'phone', 'weight', 'boats']);
  expect(patchWay(run, find('add_member'), find('get_member'))).toBeUndefined();
});

it('says a change by the steps that are right for what is there', () => {
  expect(steps({ name: 'B' }, { name: 'A' })?.[0]).toEqual([{ op: 'replace', path: '/name', value: 'B' }]);
  expect(steps({ phone: '5' }, {})?.[0]).toEqual([{ op: 'add', path: '/phone', value: '5' }]);
  expect(steps({ boats: ['a', 'b'] }, { boats: ['a'] })).toEqual([
    [{ op: 'add', path: '/boats/-', value: 'b' }],
    [{ op: 'replace', path: '/boats', value: ['a', 'b'] }],
    [{ op: 'add', path: '/boats', value: ['a', 'b'] }],
  ]);
});

it('takes away what may be left out', () => {
  expect(steps({ phone: null }, { phone: '5' })).toEqual([[{ op: 'remove', path: '/phone' }]]);
  expect(steps({ phone: null }, {})).toEqual([]);
  expect(['phone', 'name', 'boats', 'id'].filter((name) => way?.takesAway(name))).toEqual(['phone']);
});

it('reads what a patch sets', () => {
  const json = [
    { op: 'replace', path: '/name', value: 'B' },
    { op: 'test', path: '/phone', value: '5' },
    { op: 'add', path: '/boats/-', value: 'b' },
  ];
  const body = { type: 'application/json-patch+json', json };
  expect(way?.fieldsIn({ ...plain, body })).toEqual({ name: 'B' });
});

it('changes what the steps themselves list, where nothing else makes the records', () => {
  const other = loadContract('scripts/drift/lab/foreign/club/contract.yaml');
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
  const listed = patchWay({ ...run, contract: other, resources }, update, read);
  expect([...(listed?.children.keys() ?? [])]).toEqual(['name', 'phone', 'boats']);
  expect(['name', 'phone', 'boats'].filter((name) => listed?.takesAway(name))).toEqual(['phone']);
});
