// For tests of the booth API: a real sandbox with products, room for more booths, and booths.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { deliver } from '../photos/testing.ts';
import type { Tables } from '../store/tables.ts';
import {
  type Answered,
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  TOKENS,
} from '../testing.ts';

export const LINK = { model: 'iPad Air 11-inch', appVersion: '4.2.1' };
export const REPORT = { appVersion: '4.2.1', battery: 86, charging: true, freeMb: 41_250, queueLength: 0 };
export const CONSENT = { given: true, at: '2026-09-10T18:21:40.000Z', textVersion: 1 };
export const CAPTURE = [
  { key: 'emailAddress', label: 'Your email address', kind: 'email', required: true },
  { key: 'customVenue', label: 'Where do you marry?', kind: 'text', required: false },
];
export const PORTRAIT = { kind: 'photo', title: 'Portrait' };

export interface Booth {
  id: string;
  key: string;
  ask(method: string, path: string, asked?: CallOptions): Promise<Answered>;
}

export type Booths = Awaited<ReturnType<typeof openBooths>>;

export async function openBooths() {
  const png = await picture(90, 60).png().toBuffer();
  const sandbox = await openSandbox(fill);
  const { folder, rows, stop } = sandbox;

  const ask = (method: string, path: string, asked?: CallOptions) =>
    call(sandbox.origin, method, path, asked);
  const own = (method: string, path: string, asked?: CallOptions) =>
    ask(method, path, { as: TOKENS.owner, ...asked });

  const newCode = async (as: string): Promise<string> =>
    (await ask('POST', '/devices/code', { as })).body.code;
  const link = (code: string, more: object = {}, address = '192.0.2.1') =>
    ask('POST', '/booth/link', {
      json: { code, ...LINK, ...more },
      headers: { 'x-client-address': address },
    });
  const boothOf = ({ deviceId, key }: { deviceId: string; key: string }): Booth => ({
    id: deviceId,
    key,
    ask: (method, path, asked = {}) =>
      ask(method, path, { ...asked, headers: { 'x-device-key': key, ...asked.headers } }),
  });
  const newBooth = async (as = TOKENS.owner) => boothOf((await link(await newCode(as))).body);

  const report = async (booth: Booth, more: object = {}) =>
    (await booth.ask('POST', '/booth/heartbeat', { json: { ...REPORT, ...more } })).body;
  const deviceOf = async (id: string) =>
    (await own('GET', '/devices?show=200')).body.items.find((one: { id: string }) => one.id === id);

  /** A photo as a booth sends it: strings as they are, other values as JSON. */
  function photoForm(parts: Record<string, unknown> = {}, bytes: Uint8Array = png): FormData {
    const form = filesForm([['shot', bytes]], 'photo');
    const given = { clientId: randomUUID(), capturedAt: new Date().toISOString(), ...parts };
    for (const [name, value] of Object.entries(given)) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return form;
  }
  const send = (booth: Booth, parts?: Record<string, unknown>, bytes?: Uint8Array) =>
    booth.ask('POST', '/booth/photos', { form: photoForm(parts, bytes) });

  /** An active session assigned to these booths. */
  async function newSession(booths: Booth[], more: object = {}) {
    const json = {
      name: `Session ${randomUUID()}`,
      deviceIds: booths.map(({ id }) => id),
      consentText: 'You may show it.',
      capture: CAPTURE,
      shareChannels: ['email', 'sms', 'qr'],
      experiences: [PORTRAIT],
      ...more,
    };
    const { status, body } = await own('POST', '/sessions', { json });
    expect([status, body.errors]).toEqual([200, undefined]);
    return change(body.id, { status: 'active' });
  }
  const change = async (sessionId: string, json: object) => {
    const { status, body } = await own('POST', `/sessions/${sessionId}`, { json });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };

  return {
    ...{ folder, rows, stop },
    /** The defaults of `send` and `photoForm`. */
    png,
    ask,
    /** Calls the API as the owner. */
    own,
    newCode,
    link,
    boothOf,
    newBooth,
    report,
    deviceOf,
    photoForm,
    send,
    newSession,
    change,
    /** Delivers what is queued, as after some seconds. */
    deliver: () => deliver({ rows }),
    fetch: (path: string) => fetch(sandbox.origin + path),
  };
}

async function fill(db: Kysely<Tables>): Promise<void> {
  for (const [id, devices, smsEnabled] of [
    ['owner-beauty', 100, true],
    ['owner-pets', 1, false],
  ] as const) {
    const { settings } = await db
      .selectFrom('accounts')
      .select('settings')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const given = { ...settings, smsEnabled, limits: { ...settings.limits, devices } };
    await db
      .updateTable('accounts')
      .set({ settings: JSON.stringify(given) })
      .where('id', '=', id)
      .execute();
  }
  const product = (id: string, position: number, active: boolean, locationIds: string[]) => ({
    ...{ id, accountId: 'owner-beauty', name: id, nameKey: id, position, active, locationIds },
    ...{ brand: null, sku: null, category: null, description: null, price: null, url: null },
    ...{ imageAssetId: null, currency: 'CAD', tags: [], searchText: id },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  });
  await db
    .insertInto('products')
    .values([
      product('everywhere', 2, true, []),
      product('at-queen', 1, true, ['location-queen']),
      product('elsewhere', 3, true, ['location-harbour']),
      product('retired', 4, false, []),
    ])
    .execute();
}
