// Campaign calls for tests.
import { expect } from 'vitest';
import { type Answered, type CallOptions, call, type TestSandbox, TOKENS } from '../testing.ts';
import { sendDue } from './sender.ts';

/** Calls as the owner by default. */
export function campaignCalls(sandbox: () => { origin: string }) {
  const ask = (method: string, path: string, asked?: CallOptions) =>
    call(sandbox().origin, method, path, { as: TOKENS.owner, ...asked });
  const create = (json: Record<string, unknown> = {}, more: CallOptions = {}) =>
    ask('POST', '/campaigns', { json: { name: 'Campaign', channel: 'email', ...json }, ...more });
  return {
    ask,
    create,
    make: async (json: Record<string, unknown> = {}, more: CallOptions = {}) => {
      const answer = await create(json, more);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    change: (id: string, json: unknown, more: CallOptions = {}) =>
      ask('PATCH', `/campaigns/${id}`, { json, ...more }),
    read: async (id: string) => (await ask('GET', `/campaigns/${id}`)).body,
  };
}

/** The invalid fields in a 422. */
export function wrong({ status, body }: Answered): string[] {
  expect(status).toBe(422);
  return body.errors.map(({ field }: { field: string }) => field).toSorted();
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Sends what is sent immediately, as after the time in which that can be undone. */
export const sendNow = ({ rows }: Pick<TestSandbox, 'rows'>): Promise<void> =>
  rows(async (db) => {
    for (const seconds of [15, 17]) await sendDue(db, new Date(Date.now() + seconds * 1000));
  });

/** The figures before the first round. */
export const NOTHING_SENT = {
  audience: 0,
  skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 },
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  bounced: 0,
  unsubscribed: 0,
};
