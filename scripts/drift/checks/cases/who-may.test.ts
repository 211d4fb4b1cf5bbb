import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../auth/credential.ts';
import { batches, runInterleaved } from '../../engine/batches.ts';
import type { Exchange, Run } from '../../engine/run.ts';
import { createWhoMay } from './who-may.ts';

const [owner, admin] = [{ as: 'owner' }, { as: 'admin' }] as Credential[];
// Partial stub.
const run = { access: { callersOf: () => [owner, admin] } } as unknown as Run;

/** The requests and callers of four parallel cases, with their results. */
async function sentAtOnce(waits: number[], mayAdmin = true) {
  const sent: string[] = [];
  const allowedRoles = createWhoMay(run, {} as Operation);
  const send = async ({ name }: Case, caller = owner) => {
    sent.push(`${name} ${caller?.as}`);
    await sleep(waits[Number(name)]);
    const status = caller === admin && mayAdmin ? (name === '3' ? 422 : 200) : 403;
    return { status, reply: {} } as Exchange;
  };
  const cases = ['0', '1', '2', '3'].map((name) => ({ name, field: 'uid' }) as Case);
  const statuses: number[] = [];
  const take = async ({ status }: Exchange) => void statuses.push(status);
  await runInterleaved(batches(cases, (one, before) => allowedRoles.send(one, send, before), take));
  return { sent: sent.sort(), statuses };
}

it('sends the same requests regardless of response times', async () => {
  const each = ['0 admin', '0 owner', '1 admin', '1 owner', '2 admin', '2 owner', '3 admin', '3 owner'];
  const expected = { sent: each, statuses: [200, 200, 200, 422] };
  expect(await sentAtOnce([40, 1, 20, 1])).toEqual(expected);
  expect(await sentAtOnce([1, 40, 1, 20])).toEqual(expected);
});

it('searches for an allowed caller only once', async () => {
  const { sent, statuses } = await sentAtOnce([1, 1, 1, 1], false);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect(sent.filter((one) => one.endsWith('admin'))).toEqual(['0 admin']);
});
