// Emails to the owner about events in the account. Each event is recorded once, if the owner wants
// it.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { SAME_FILE_MS } from '../messages/write.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { NotificationKind } from '../store/tables/notifications.ts';
import type { OwnTables, Tables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;

const CHECK_EVERY_MS = 30_000;
/** A booth that restarts or changes its network is online again by then. */
const OFFLINE_MS = 15 * 60_000;

export const notifications = {
  async getNotificationSettings({ db }) {
    return readSettings(db);
  },

  async updateNotificationSettings({ db, body, now }) {
    const changed = {
      ...body,
      ...(body.boothOffline !== undefined && { boothOfflineSince: now }),
      ...(body.importFinished !== undefined && { importFinishedSince: now }),
    };
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('notificationSettings')
        .values({ boothOfflineSince: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx.updateTable('notificationSettings').set(changed).execute();
    });
    return readSettings(db);
  },
} satisfies Handlers;

const NONE = { boothOffline: false, photoHidden: false, managerJoined: false, importFinished: false };

async function readSettings(db: Db): Promise<components['schemas']['NotificationSettings']> {
  const { email } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  const settings = await db
    .selectFrom('notificationSettings')
    .select(['boothOffline', 'photoHidden', 'managerJoined', 'importFinished'])
    .executeTakeFirst();
  return { email, ...(settings ?? NONE) };
}

interface AccountEvent {
  kind: NotificationKind;
  /** Each subject is reported once. */
  subject: string;
  details: Record<string, string>;
}

/** Emails the owner about an event if the setting is on. */
export async function notifyOwner(
  db: Db,
  { kind, subject, details }: AccountEvent,
  now: Date,
): Promise<void> {
  const wanted = await readSettings(db);
  if (!wanted[kind]) return;
  await db
    .insertInto('accountMails')
    .values({ kind, subject, recipient: wanted.email, details: JSON.stringify(details), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const startNotifying = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    async () => {
      await reportOfflineBooths(db, new Date());
      await reportImports(db, new Date());
    },
    CHECK_EVERY_MS,
    (trouble) => log(`Owners cannot be notified: ${trouble}`),
  );

/** Reports each booth once each time it goes offline. */
export async function reportOfflineBooths(all: Kysely<Tables>, now: Date): Promise<void> {
  const booths = await all
    .selectFrom('devices')
    .innerJoin('notificationSettings', 'notificationSettings.accountId', 'devices.accountId')
    .select(['devices.accountId', 'devices.id', 'devices.name', 'devices.lastSeenAt'])
    .where('notificationSettings.boothOffline', '=', true)
    .where('devices.linkedAt', 'is not', null)
    .where('devices.lastSeenAt', '<=', new Date(now.getTime() - OFFLINE_MS))
    .whereRef('devices.lastSeenAt', '>', 'notificationSettings.boothOfflineSince')
    .execute();
  for (const { accountId, id, name, lastSeenAt } of booths) {
    const since = lastSeenAt?.toISOString() ?? '';
    const event = { kind: 'boothOffline', subject: `${id} ${since}`, details: { name, since } } as const;
    await notifyOwner(ownRows(all, accountId), event, now);
  }
}

/** Rows of an import that takes so long that its user may not wait for it. */
const LONG_IMPORT = 1000;

/** Reports each long import once, when no more parts of it have come for a while. */
export async function reportImports(all: Kysely<Tables>, now: Date): Promise<void> {
  const messages = await all
    .selectFrom('messages as m')
    .innerJoin('notificationSettings as s', 's.accountId', 'm.accountId')
    .leftJoin('accountMails as mail', (join) =>
      join
        .onRef('mail.accountId', '=', 'm.accountId')
        .onRef('mail.subject', '=', 'm.id')
        .on('mail.kind', '=', 'importFinished'),
    )
    .select(['m.accountId', 'm.id', 'm.imported'])
    .where('m.kind', '=', 'importFinished')
    .where('s.importFinished', '=', true)
    .whereRef('m.updatedAt', '>', 's.importFinishedSince')
    .where('m.updatedAt', '<=', new Date(now.getTime() - SAME_FILE_MS))
    .where('mail.subject', 'is', null)
    .execute();
  for (const { accountId, id, imported } of messages) {
    if (!imported) continue;
    const { list, ...counts } = imported;
    const rows = Object.values(counts).reduce((sum, n) => sum + n);
    if (rows < LONG_IMPORT) continue;
    const figures = Object.entries(counts).map(([name, n]) => [name, n.toLocaleString('en')]);
    const details: Record<string, string> = { list, ...Object.fromEntries(figures) };
    await notifyOwner(ownRows(all, accountId), { kind: 'importFinished', subject: id, details }, now);
  }
}
