import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
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
