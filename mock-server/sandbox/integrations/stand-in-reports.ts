// The simulated services report the result of each message, signed like the real ones.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { WAYS } from '../contacts/addresses.ts';
import { DEFAULT_APP } from '../dispatch.ts';
import { refuse } from '../refusal.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from '../store/tables.ts';
import { newSendgridKeys } from './provider-signatures.ts';
import { reportsOf } from './stand-in-webhooks.ts';

const EVERY_MS = 500;
const MOST_AT_ONCE = 1000;

export const startReportingMessages = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => reportMessages(db, new Date()),
    EVERY_MS,
    (trouble) => log(`Messages cannot be reported: ${trouble}`),
  );

/** After a crash before the last step, messages are reported again, which is counted only once. */
export async function reportMessages(db: Kysely<Tables>, now: Date): Promise<void> {
  const messages = await db
    .selectFrom('providerMessages as m')
    .leftJoin('integrations as i', (join) =>
      join.onRef('i.accountId', '=', 'm.accountId').onRef('i.name', '=', 'm.name'),
    )
    .leftJoin('contactEmails as e', (join) =>
      join
        .onRef('e.accountId', '=', 'm.accountId')
        .onRef('e.contactId', '=', 'm.contactId')
        .on('e.position', '=', 0),
    )
    .select(['m.id', 'm.name', 'e.value as email', 'i.hookId', 'i.hookSecret', 'i.hookKey'])
    .where('m.reportedAt', 'is', null)
    .orderBy('m.sentAt')
    .limit(MOST_AT_ONCE)
    .execute();
  if (messages.length === 0) return;
  for (const [hook, given] of Map.groupBy(messages, ({ hookId }) => hookId)) {
    const [first] = given;
    // The service was disconnected meanwhile.
    if (hook === null || !first?.hookSecret) continue;
    const secret = await secretOf(db, { ...first, hook, secret: first.hookSecret });
    const connection = { name: first.name, hook, secret };
    const happened = given.map(({ id, name, email }) => ({
      messageId: id,
      // Addresses that begin with `bounce` demonstrate an error.
      kind:
        name === 'sendgrid' && /^bounce/i.test(email ?? '') ? ('bounced' as const) : ('delivered' as const),
    }));
    for (const report of reportsOf(connection, happened, DEFAULT_APP, now)) await report.take(db, now);
  }
  await db
    .updateTable('providerMessages')
    .set({ reportedAt: now })
    .where(
      'id',
      'in',
      messages.map(({ id }) => id),
    )
    .execute();
}

/** A connection from before the service signed with a key pair gets one. */
async function secretOf(
  db: Kysely<Tables>,
  { name, hook, secret, hookKey }: { name: string; hook: string; secret: string; hookKey: string | null },
): Promise<string> {
  if (name !== 'sendgrid' || hookKey !== null) return secret;
  const keys = newSendgridKeys();
  await db.updateTable('integrations').set(keys).where('hookId', '=', hook).execute();
  return keys.hookSecret;
}

const KINDS = ['delivered', 'bounced', 'opened', 'clicked', 'stopped'] as const;

/**
 * Has the stand-in call its webhook about the latest message to an address, over HTTP.
 * @param form `to`: an email address or a phone number; `event`: one of KINDS
 * @returns what the webhook answered
 * @throws Refusal 400; 404 without such a message
 */
export async function callWebhook(
  db: Kysely<Tables>,
  form: URLSearchParams,
  appOrigin: string,
): Promise<{ status: number; body: string }> {
  const [to, kind] = [form.get('to') ?? '', KINDS.find((one) => one === form.get('event'))];
  if (to === '' || !kind) throw refuse(400, `Send to (an address) and event (${KINDS.join(', ')}).`);
  const row = await db
    .selectFrom('providerMessages as m')
    .innerJoin('integrations as i', (join) =>
      join.onRef('i.accountId', '=', 'm.accountId').onRef('i.name', '=', 'm.name'),
    )
    .select(['m.id', 'm.name', 'i.hookId', 'i.hookSecret', 'i.hookKey'])
    .where((eb) => {
      const has = (table: 'contactEmails' | 'contactPhones', key: string) =>
        eb.exists(
          eb
            .selectFrom(`${table} as a`)
            .select('a.key')
            .whereRef('a.accountId', '=', 'm.accountId')
            .whereRef('a.contactId', '=', 'm.contactId')
            .where('a.key', '=', key),
        );
      return eb.or([
        eb.and([eb('m.name', '=', 'sendgrid'), has('contactEmails', WAYS.email.key(to))]),
        eb.and([eb('m.name', '<>', 'sendgrid'), has('contactPhones', WAYS.sms.key(to))]),
      ]);
    })
    .orderBy('m.sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw refuse(404, 'No campaign was sent to this address through a connected service.');
  const { id, name, hookId: hook, hookSecret, hookKey } = row;
  const secret = await secretOf(db, { name, hook, secret: hookSecret, hookKey });
  const event = { messageId: id, kind, from: to, id: randomUUID() };
  const [call] = reportsOf({ name, hook, secret }, [event], appOrigin, new Date());
  if (!call) throw refuse(404, 'The service reports nothing of this kind.');
  const answer = await fetch(call.url, {
    method: 'POST',
    headers: call.headers,
    body: new Uint8Array(call.body),
  });
  return { status: answer.status, body: await answer.text() };
}
