// Sending campaigns: required fields, allowed transitions, and permissions.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../store/tables.ts';
import {
  bearer,
  call,
  openSandbox,
  startSandbox,
  startSandboxProcess,
  type TestSandbox,
  TOKENS,
  withStore,
} from '../testing.ts';
import { sendDue } from './sender.ts';
import { campaignCalls, inMinutes, NOTHING_SENT, sendNow, wrong } from './testing-calls.ts';
import { contact, storeContacts } from './testing-contacts.ts';

const sender = bearer('manager-sender', { user_type: 1, account: 'owner-beauty' });
let sandbox: TestSandbox;
const { ask, make, change, read } = campaignCalls(() => sandbox);

/** Can be sent at any time of the day. */
const READY = { subject: 'Subject', body: 'Hi {{firstName}}', quietHours: null };
const STATS = {
  ...NOTHING_SENT,
  audience: 4,
  skipped: { noAddress: 1, noConsent: 1, bounced: 1, duplicate: 0 },
  sent: 1,
  delivered: 1,
};

beforeAll(async () => {
  sandbox = await openSandbox(fill);
});
afterAll(() => sandbox.stop());

async function fill(db: Kysely<Tables>): Promise<void> {
  await storeContacts(db, [
    contact({ id: 'ada', tags: ['colour'] }),
    contact({ id: 'ben', email: null }),
    contact({ id: 'cem', emailConsent: 'unknown' }),
    contact({ id: 'dot', bounced: true, locationIds: ['elsewhere'] }),
    contact({ id: 'pet', accountId: 'owner-pets' }),
  ]);
  const { seq: _, ...noor } = await db
    .selectFrom('managers')
    .selectAll()
    .where('id', '=', 'manager-noor')
    .executeTakeFirstOrThrow();
  const permissions = { ...noor.permissions, sendCampaigns: true };
  const other = { id: 'manager-sender', email: 'sender@juniper.example', firstName: 'Sam', lastName: null };
  await db
    .insertInto('managers')
    .values({ ...noor, ...other, permissions: JSON.stringify(permissions) })
    .execute();
}

/** Sends what is due at a time, and some milliseconds. */
const sendAt = (time: string, ms: number) =>
  sandbox.rows((db) => sendDue(db, new Date(Date.parse(time) + ms)));

describe('before it is sent', () => {
  test('it must be complete', async () => {
    const send = async (json: Record<string, unknown>, status = 'sending') =>
      wrong(await change((await make(json)).id, { status }));
    expect(await send({})).toEqual(['body', 'subject']);
    expect(await send({}, 'scheduled')).toEqual(['body', 'subject', 'time']);
    expect(await send({ ...READY, kind: 'repeating' })).toEqual(['repeat']);
    expect(await send({ ...READY, kind: 'automatic' })).toEqual(['trigger']);
    expect(await send({ ...READY, body: '[Book]({{link}})' })).toEqual(['linkUrl']);
    // No contact has a number.
    expect(await send({ channel: 'sms' })).toEqual(['audience', 'smsBody']);
    expect(await send({ channel: 'sms', smsBody: 'Stop by our salon.' })).toEqual(['audience', 'smsBody']);
    expect(await send({ channel: 'sms', smsBody: 'Reply STOP to opt out.' })).toEqual(['audience']);
    const rules = [{ field: 'tag', op: 'is', values: ['nobody has it'] }];
    expect(await send({ ...READY, audience: { match: 'all', rules } })).toEqual(['audience']);
    const answer = await change((await make()).id, { status: 'scheduled' });
    expect(answer.body.detail).toBe("This campaign can't be scheduled yet. 3 things are missing.");
  });

  test('fields and status are stored together or not at all', async () => {
    const { id } = await make(READY);
    expect(wrong(await change(id, { name: 'x', status: 'scheduled' }))).toEqual(['time']);
    expect((await read(id)).name).toBe('Campaign');
    const time = inMinutes(60);
    expect((await change(id, { name: 'x', time, status: 'scheduled' })).body).toMatchObject({
      name: 'x',
      status: 'scheduled',
      time,
    });
  });

  test('sent during quiet hours: is scheduled for their end', async () => {
    const clock = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
    const to = clock(2 * 3_600_000);
    const quietHours = { from: clock(-3_600_000), to };
    const { id } = await make({ ...READY, timezone: 'UTC', quietHours });
    const { status, time } = (await change(id, { status: 'sending' })).body;
    expect([status, time.slice(11, 16)]).toEqual(['scheduled', to]);
  });
});

describe('without the postal address of the business', () => {
  const address = {
    ...{ line1: '88 Juniper Street', line2: '', city: 'Toronto', region: 'ON' },
    ...{ postalCode: 'M5V 2T6', country: 'CA' },
  };
  const setAddress = (given: typeof address | null) => ask('POST', '/account', { json: { address: given } });
  const rhythm = { kind: 'repeating', repeat: { every: 1, unit: 'week' } };
  const automatic = { kind: 'automatic', trigger: { event: 'birthday', delayDays: 7 } };
  beforeAll(() => setAddress(null));
  afterAll(() => setAddress(address));

  test.each([
    ['once', {}],
    ['repeating', rhythm],
    ['automatic', automatic],
  ])('no email is sent or scheduled: %s', async (_kind, more) => {
    const { id } = await make({ ...READY, ...more });
    expect(wrong(await change(id, { status: 'sending' }))).toEqual(['address']);
    const time = more === automatic ? {} : { time: inMinutes(60) };
    expect(wrong(await change(id, { ...time, status: 'scheduled' }))).toEqual(['address']);
    expect((await read(id)).status).toBe('draft');
    expect(wrong(await ask('POST', `/campaigns/${id}/test`, { json: { to: ['a@b.example'] } }))).toEqual([
      'address',
    ]);
  });

  test('an SMS does not need it', async () => {
    const { id } = await make({ channel: 'sms', smsBody: 'Reply STOP to opt out.' });
    // No contact has a number.
    expect(wrong(await change(id, { status: 'sending' }))).toEqual(['audience']);
  });

  test('an active campaign is paused before its next round, and resumes with an address', async () => {
    await setAddress(address);
    const { id } = await make({ ...READY, ...rhythm, time: inMinutes(60) });
    const { time } = (await change(id, { status: 'scheduled' })).body;
    await setAddress(null);
    for (const ms of [0, 2000]) await sendAt(time, ms);
    const paused = await read(id);
    expect(paused).toMatchObject({ status: 'paused', stats: NOTHING_SENT });
    expect(paused.failure).toContain('postal address');
    expect(wrong(await change(id, { status: 'sending' }))).toEqual(['address']);
    await setAddress(address);
    expect((await change(id, { status: 'sending' })).body).toMatchObject({
      status: 'sending',
      failure: null,
    });
    await change(id, { status: 'canceled' });
  });
});

describe('the state', () => {
  test('scheduled: cannot change until it is a draft again', async () => {
    const { id } = await make({ ...READY, time: inMinutes(30) });
    const scheduled = (await change(id, { status: 'scheduled' })).body;
    expect(scheduled).toMatchObject({ status: 'scheduled', stats: NOTHING_SENT });
    expect(await change(id, { name: 'x' })).toMatchObject({ status: 409 });
    expect(await change(id, { name: 'x', status: 'draft' })).toMatchObject({ status: 409 });
    expect(await change(id, { status: 'sending' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'status' }] },
    });
    expect(await ask('DELETE', `/campaigns/${id}`)).toMatchObject({ status: 409, body: { errors: [] } });
    // Setting the current status is no change.
    expect((await change(id, { status: 'scheduled', name: 'Campaign' })).status).toBe(200);
    expect((await change(id, { status: 'draft' })).body).toMatchObject({ status: 'draft' });
    expect((await change(id, { name: 'x' })).body.name).toBe('x');
  });

  test('sent immediately: can return to draft for ten seconds, and the time that pages need to show them', async () => {
    const { id } = await make({ ...READY, time: inMinutes(60) });
    const { status, time, updatedAt } = (await change(id, { status: 'sending' })).body;
    expect({ status, wait: Date.parse(time) - Date.parse(updatedAt) }).toEqual({
      status: 'scheduled',
      wait: 15_000,
    });
    expect((await change(id, { status: 'draft' })).body).toMatchObject({
      status: 'draft',
      time: null,
      stats: NOTHING_SENT,
    });
    for (const ms of [0, 2000]) await sendAt(time, ms);
    expect(await read(id)).toMatchObject({ status: 'draft', stats: NOTHING_SENT });
  });

  test('sent immediately: counts its recipients, and stays sent', async () => {
    const { id } = await make({ ...READY, time: inMinutes(60) });
    const { time } = (await change(id, { status: 'sending' })).body;
    for (const [ms, status] of [
      [-1, 'scheduled'],
      [0, 'sending'],
      [1499, 'sending'],
      [1500, 'sent'],
    ] as const) {
      await sendAt(time, ms);
      expect((await read(id)).status, `${ms}`).toBe(status);
    }
    expect(await read(id)).toMatchObject({ stats: STATS, time, failure: null });
    for (const status of ['draft', 'scheduled', 'sending', 'paused', 'canceled']) {
      expect(await change(id, { status })).toMatchObject({
        status: 409,
        body: { errors: [{ field: 'status', message: "The status of a sent campaign can't be changed." }] },
      });
    }
    expect((await ask('DELETE', `/campaigns/${id}`)).body).toEqual({ id });
    expect((await ask('GET', `/campaigns/${id}`)).status).toBe(404);
  });

  test('paused: can change except for channel and kind, and resumes', async () => {
    const trigger = { event: 'after_photo', delayDays: 3 };
    const { id } = await make({ ...READY, kind: 'automatic', trigger });
    expect((await change(id, { status: 'sending' })).body).toMatchObject({ status: 'sending', time: null });
    expect(await change(id, { name: 'x' })).toMatchObject({
      status: 409,
      body: { detail: 'This campaign is being sent. Pause it first, then change it.', errors: [] },
    });
    expect((await ask('DELETE', `/campaigns/${id}`)).status).toBe(409);
    expect((await change(id, { status: 'paused' })).body.status).toBe('paused');
    expect((await change(id, { kind: 'once' })).status).toBe(409);
    expect((await change(id, { channel: 'sms' })).status).toBe(409);
    expect((await change(id, { subject: 'New' })).body.subject).toBe('New');
    expect(wrong(await change(id, { subject: null, status: 'sending' }))).toEqual(['subject']);
    expect((await change(id, { body: 'New', status: 'sending' })).body).toMatchObject({
      status: 'sending',
      body: 'New',
    });
    expect((await change(id, { status: 'canceled' })).body.status).toBe('canceled');
    expect((await change(id, { status: 'sending' })).status).toBe(409);
    expect((await ask('DELETE', `/campaigns/${id}`)).status).toBe(200);
  });

  test('scheduled, automatic: becomes active automatically', async () => {
    const trigger = { event: 'birthday', delayDays: 7 };
    const { id } = await make({ ...READY, kind: 'automatic', trigger });
    expect((await change(id, { status: 'scheduled' })).body).toMatchObject({ time: null });
    await expect.poll(async () => (await read(id)).status).toBe('sending');
  });
});

describe('permissions', () => {
  const mine = { as: TOKENS.manager };

  test('a Manager writes drafts, and sends only with the permission', async () => {
    const { id } = await make(READY, mine);
    expect((await change(id, { name: 'By Noor', status: 'draft' }, mine)).body.name).toBe('By Noor');
    expect((await change(id, { status: 'sending' }, mine)).status).toBe(403);
    expect((await read(id)).status).toBe('draft');
    const trigger = { event: 'after_photo', delayDays: 3 };
    await change(id, { kind: 'automatic', trigger, status: 'sending' }, { as: sender });
    expect((await change(id, { status: 'paused' }, mine)).status).toBe(403);
    expect((await ask('DELETE', `/campaigns/${id}`, mine)).status).toBe(403);
    await change(id, { status: 'paused' }, { as: sender });
    expect((await change(id, { name: 'x' }, mine)).status).toBe(403);
    expect((await change(id, { name: 'x' }, { as: sender })).body.name).toBe('x');
    expect((await ask('DELETE', `/campaigns/${id}`, mine)).status).toBe(403);
    expect((await ask('DELETE', `/campaigns/${id}`, { as: sender })).status).toBe(200);
    const draft = await make({}, mine);
    expect((await ask('DELETE', `/campaigns/${draft.id}`, mine)).status).toBe(200);
  });

  test('a Manager’s campaign reaches all contacts of the account', async () => {
    const { id } = await make(READY, mine);
    await change(id, { status: 'sending' }, { as: sender });
    await sendNow(sandbox);
    expect((await ask('GET', `/campaigns/${id}`, mine)).body.stats).toEqual(STATS);
  });

  test('an administrator reads, a Location has no access, others do not see it', async () => {
    const { id } = await make();
    const path = `/campaigns/${id}?uid=owner-beauty`;
    const admin = { as: TOKENS.admin };
    await ask('POST', '/accounts/owner-beauty/viewings', { ...admin, json: { reason: 'A ticket.' } });
    expect((await ask('GET', path, admin)).status).toBe(200);
    expect((await ask('PATCH', path, { ...admin, json: { name: 'x' } })).status).toBe(403);
    expect((await ask('GET', '/campaigns', { as: TOKENS.location })).status).toBe(403);
    for (const [method, json] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const answer = await ask(method, `/campaigns/${id}`, { as: TOKENS.enterprise, json });
      expect(answer.status).toBe(404);
    }
  });
});

test('a campaign interrupted by a kill is sent once', async () => {
  const { id } = await make(READY);
  await change(id, { status: 'sending' });
  const { folder } = sandbox;
  await sandbox.stop();
  await withStore(folder, (db) =>
    db.updateTable('campaigns').set({ dueAt: new Date() }).where('id', '=', id).execute(),
  );
  let killed = await startSandboxProcess(folder);
  const status = async () =>
    (await call(killed.origin, 'GET', `/campaigns/${id}`, { as: TOKENS.owner })).body.status;
  await expect.poll(status).not.toBe('scheduled');
  await killed.kill();
  killed = await startSandboxProcess(folder);
  await expect.poll(status).toBe('sent');
  await killed.kill();
  sandbox = await startSandbox(folder);
  expect(await read(id)).toMatchObject({ status: 'sent', stats: STATS });
});
