// A change to a plan without campaigns.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMinutes } from '../campaigns/testing-calls.ts';
import { contact, storeContacts } from '../campaigns/testing-contacts.ts';
import { openWorld, type World } from '../sessions/testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld((db) => storeContacts(db, [contact({ id: 'reached' })]));
});
afterAll(() => world.stop());

test('stops the campaigns that are scheduled or being sent, and no other', async () => {
  const choose = async (planId: string) =>
    expect(await world.post('/payments/subscription', { planId })).toMatchObject({ status: 200 });
  await choose('plan-business-month');
  const ready = { name: 'Campaign', channel: 'email', subject: 'Hi', body: 'Hi', quietHours: null };
  const make = async (more: object, ...statuses: string[]): Promise<string> => {
    const { id } = (await world.post('/campaigns', { ...ready, ...more })).body;
    for (const status of statuses) {
      const changed = await world.ask('PATCH', `/campaigns/${id}`, { json: { status } });
      expect(changed).toMatchObject({ status: 200 });
    }
    return id;
  };
  const automatic = { kind: 'automatic', trigger: { event: 'birthday', delayDays: 7 } };
  const time = inMinutes(60);
  const draft = await make({ time });
  const ahead = await make({ time }, 'scheduled');
  const overdue = await make({ time }, 'scheduled');
  const sending = await make(automatic, 'sending');
  const paused = await make(automatic, 'sending', 'paused');
  // The sender has not reached it yet.
  await world.rows((db) =>
    db
      .updateTable('campaigns')
      .set({ time: new Date(inMinutes(-1)) })
      .where('id', '=', overdue)
      .execute(),
  );
  await choose('plan-indie-month');
  const read = async (id: string) => {
    const { status, time } = await world.get(`/campaigns/${id}`);
    return { status, time };
  };
  expect(await read(draft)).toEqual({ status: 'draft', time });
  expect(await read(ahead)).toEqual({ status: 'draft', time });
  expect(await read(overdue)).toEqual({ status: 'draft', time: null });
  expect(await read(sending)).toEqual({ status: 'paused', time: null });
  expect(await read(paused)).toEqual({ status: 'paused', time: null });
});
