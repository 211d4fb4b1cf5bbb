// The simulated services report the result of each message, signed like the real ones.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from '../store/tables.ts';
import { takeReport } from './message-events.ts';
import { signed } from './signature.ts';

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
    .select(['m.id', 'm.name', 'e.value as email', 'i.hookId', 'i.hookSecret'])
    .where('m.reportedAt', 'is', null)
    .orderBy('m.sentAt')
    .limit(MOST_AT_ONCE)
    .execute();
  if (messages.length === 0) return;
  for (const [hook, given] of Map.groupBy(messages, ({ hookId }) => hookId)) {
    const [first] = given;
    // The service was disconnected meanwhile.
    if (hook === null || !first?.hookSecret) continue;
    const events = given.map(({ id, name, email }): components['schemas']['MessageEvent'] => ({
      id: `sent-${id}`,
      messageId: id,
      // Addresses that begin with `bounce` demonstrate an error.
      kind: name === 'sendgrid' && /^bounce/i.test(email ?? '') ? 'bounced' : 'delivered',
      at: now.toISOString(),
    }));
    const body = Buffer.from(JSON.stringify({ events }));
    const signature = signed(first.hookSecret, body, now);
    await takeReport(db, { name: first.name, hook, body, signature, events }, now);
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
