// Compares every kind of record with a minimal model: it reads back what was sent, also after a
// restart, and deleted records do not exist.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../../scripts/contract/cases/case.ts';
import type { Json } from '../../scripts/contract/document.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { Lane, RECORD, type Reply } from './cases-lane.ts';
import { cases, makeAccounts, operations } from './cases-support.ts';
import { type KillableSandbox, openKillableSandbox } from './testing-identity.ts';

const ACCOUNT = 'lane-model';

interface Kind {
  create: Operation;
  read: Operation;
  update: Operation;
  remove: Operation;
  list: Operation;
}
const called = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`no operation is called ${id}`);
  return found;
};
const kind = (one: string): Kind => ({
  create: called(`create${one}`),
  read: called(`get${one}`),
  update: called(`update${one}`),
  remove: called(`delete${one}`),
  list: called(`list${one}s`),
});
const KINDS = ['Contact', 'Product', 'Template', 'Campaign', 'Session', 'Location', 'Manager'] as const;

let house: KillableSandbox;
let lane: Lane;
beforeAll(async () => {
  house = await openKillableSandbox((db) => makeAccounts(db, [ACCOUNT]));
  lane = new Lane(house, ACCOUNT);
  await lane.open();
});
afterAll(() => house.stop());

const ask = (operation: Operation, id: string): Promise<Reply> =>
  lane.send(
    operation,
    cases.plain(operation, { context: { value: ({ in: where }) => (where === 'path' ? id : undefined) } }),
  );

/** All items of a list, by id. */
async function listed({ list }: Kind): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const context = { value: ({ field }: { field: string }) => ({ page, show: 200 })[field] };
    const { body } = await lane.send(list, cases.plain(list, { context }));
    pages = Number(body.pages);
    for (const item of body.items as { id: string }[]) found.set(item.id, lasting(item));
  }
  return found;
}

/**
 * Without links, which change with each response, and without fields that campaigns change
 * automatically.
 */
const lasting = (record: unknown): unknown =>
  JSON.parse(
    JSON.stringify(record, (key, value) =>
      /url$|^preview$|^stats$|^failure$/i.test(key) ? undefined : value,
    ),
  );

describe.each(KINDS)('%s', (name) => {
  const one = kind(name);
  const kept = new Map<string, unknown>();
  const valid = (operation: Operation): Case[] =>
    cases
      .of(operation, {
        limit: { valid: Number.MAX_SAFE_INTEGER, invalid: 0, malformed: 0, hostile: 0 },
        context: lane.context(operation),
      })
      // With `uid` they act on another account.
      .filter(
        ({ request: { body, query } }) => body && 'json' in body && !query.some(([key]) => key === 'uid'),
      );

  test('reads back what was sent', async () => {
    for (const made of valid(one.create)) {
      const created = await lane.send(one.create, made.request);
      // Well-formed values may be refused for other reasons, which other tests cover.
      if (created.status !== 200) continue;
      const id = `${created.body.id}`;
      const read = await ask(one.read, id);
      expect(lasting(read.body), made.name).toEqual(lasting(created.body));
      expect(differences(name, jsonOf(made), read.body), made.name).toEqual([]);
      kept.set(id, lasting(read.body));
    }
    expect(kept.size).toBeGreaterThan(2);
  });

  test('a change affects only the given fields', async () => {
    const ids = [...kept.keys()];
    let changes = 0;
    for (const [i, made] of valid(one.update).entries()) {
      const id = ids[i % ids.length] ?? '';
      const before = (await ask(one.read, id)).body;
      const changed = await lane.send(one.update, made.request, new Map([[RECORD, Promise.resolve(id)]]));
      const { body } = await ask(one.read, id);
      if (changed.status === 200) {
        changes += 1;
        const sent = jsonOf(made);
        expect(lasting(body), made.name).toEqual(lasting(changed.body));
        expect(differences(name, sent, body), made.name).toEqual([]);
        const follows = ['updatedAt', ...Object.keys(sent), ...(FOLLOWS[name] ?? [])];
        expect(without(body, follows), made.name).toEqual(without(before, follows));
      } else expect(lasting(body), made.name).toEqual(lasting(before));
      kept.set(id, lasting(body));
    }
    expect(changes).toBeGreaterThan(2);
  });

  test('everything survives a restart, and deleted records stay deleted', async () => {
    await house.killAndRestart();
    const after = await listed(one);
    for (const [id, record] of kept) expect(after.get(id)).toEqual(record);
    for (const id of kept.keys()) {
      const { status } = await ask(one.remove, id);
      expect([200, 409]).toContain(status);
      if (status === 409) continue;
      expect((await ask(one.read, id)).status).toBe(404);
      expect((await ask(one.remove, id)).status).toBe(404);
      kept.delete(id);
    }
    const left = await listed(one);
    expect([...kept.keys()].filter((id) => !left.has(id))).toEqual([]);
  });
});

const jsonOf = ({ request: { body } }: Case): Record<string, Json> =>
  body && 'json' in body ? (body.json as Record<string, Json>) : {};

const without = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(
    Object.entries(lasting(record) as Record<string, unknown>).filter(([key]) => !names.includes(key)),
  );

const sorted = (ids: Json): Json => (Array.isArray(ids) ? ids.toSorted() : ids);

const trimmed = (sent: Json): Json => {
  if (Array.isArray(sent)) return sent.map(trimmed);
  return typeof sent === 'string' ? sent.trim() : sent;
};
/** A consent without a decision has no source. */
const decided = (sent: Json): Json =>
  sent !== null && typeof sent === 'object' && !Array.isArray(sent) && sent.status === 'unknown'
    ? { status: 'unknown' }
    : sent;

/** Fields that the contract stores in another form. */
const STORED: Record<string, Record<string, (sent: Json) => Json | undefined>> = {
  Template: { height: (sent) => Math.round(Number(sent)), scene: () => undefined },
  // Never returned.
  Location: {
    password: () => undefined,
    confirmPassword: () => undefined,
    managerIds: (sent) => sorted(sent),
  },
  // Assignments are unordered.
  Manager: { locationIds: (sent) => sorted(sent) },
  // The main address leads the list, whether or not the list contains it.
  Contact: {
    emails: () => undefined,
    phoneNumbers: () => undefined,
    id: () => undefined,
    emailConsent: decided,
    smsConsent: decided,
  },
  // Texts are trimmed.
  Product: Object.fromEntries(
    ['name', 'brand', 'sku', 'category', 'description', 'tags'].map((key) => [key, trimmed]),
  ),
  // Without channels, the QR code remains; experiences get ids and lose fields that their kind does
  // not use.
  Session: {
    shareChannels: (sent) => (Array.isArray(sent) && sent.length === 0 ? ['qr'] : sent),
    experiences: () => undefined,
  },
};
/** Fields that change along with the sent ones. */
const FOLLOWS: Record<string, string[]> = {
  Template: ['width', 'height', 'scene'],
  Contact: ['emails', 'phoneNumbers', 'emailAddress', 'phoneNumber', 'bounced'],
  Session: ['inherits', 'consentVersion', 'deviceIds'],
  Campaign: ['time', 'repeat', 'trigger', 'subject', 'preheader', 'body', 'smsBody', 'quietHours'],
};

/**
 * The fields that differ from what was sent. A sent null that means the account's default is
 * ignored.
 */
function differences(name: string, sent: Record<string, Json>, read: Record<string, unknown>): string[] {
  return Object.entries(sent).flatMap(([key, value]) => {
    const stored = STORED[name]?.[key];
    const wanted = stored ? stored(value) : value;
    if (wanted === undefined || (wanted === null && name === 'Session')) return [];
    return matches(wanted, read[key])
      ? []
      : [`${key}: ${JSON.stringify(value)} was read as ${JSON.stringify(read[key])}`];
  });
}

/** Objects may contain more than was sent, and times may be formatted differently. */
function matches(sent: Json, read: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(read) && sent.length === read.length && sent.every((part, i) => matches(part, read[i]))
    );
  if (sent !== null && typeof sent === 'object')
    return Object.entries(sent).every(([key, part]) =>
      matches(part, (read as Record<string, unknown> | null)?.[key]),
    );
  if (typeof sent === 'string' && typeof read === 'string' && /^\d{4}-\d\d-\d\dT/.test(sent))
    return Math.abs(Date.parse(sent) - Date.parse(read)) < 1;
  return sent === read;
}
