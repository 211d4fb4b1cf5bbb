// An export of all data of an account: its owner requests it, a background task creates it, and an
// email contains the link.
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { isSame } from '../guest/keys.ts';
import type { Handlers } from '../handler.ts';
import { fileHeaders } from '../media/exports.ts';
import type { Links } from '../media/links.ts';
import type { OpenMedia } from '../media/media.ts';
import { streamOf } from '../media/serve.ts';
import { zip } from '../photos/zip.ts';
import { notFound, refuse } from '../refusal.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { AccountExportsTable } from '../store/tables/exports.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { mediaEntries, tableEntries } from './export-entries.ts';

type Db = Kysely<OwnTables>;
type Row = Selectable<AccountExportsTable>;

const LOOK_EVERY_MS = 500;
const GOOD_FOR_MS = 2 * 24 * 60 * 60_000;

export const accountExport = {
  async getAccountExport({ db, now }) {
    return readExport(db, now);
  },

  async exportAccount({ db, media, now }) {
    const running = await db.selectFrom('accountExports').select('status').executeTakeFirst();
    if (running?.status !== 'preparing') {
      await media.release(async () => {
        const ended = await db.deleteFrom('accountExports').returning('hash').execute();
        await db
          .insertInto('accountExports')
          .values({ status: 'preparing', done: 0, total: 0, requestedAt: now })
          // A concurrent request may have inserted the row.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return ended.flatMap(({ hash }) => hash ?? []);
      });
    }
    return readExport(db, now);
  },
} satisfies Handlers;

async function readExport(db: Db, now: Date): Promise<components['schemas']['AccountExport']> {
  const { email } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  const row = await db.selectFrom('accountExports').selectAll().executeTakeFirst();
  if (!row) {
    return { status: 'none', done: 0, total: 0, bytes: null, email, requestedAt: null, expiresAt: null };
  }
  const { status, done, total, bytes, requestedAt, expiresAt } = row;
  return {
    status: expiresAt !== null && expiresAt <= now ? 'expired' : status,
    done,
    total,
    bytes,
    email,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** Creates requested exports, and removes expired ones, until `end`. */
export const startExporting = (
  db: Kysely<Tables>,
  media: OpenMedia,
  log: (line: string) => void,
): RepeatedTask =>
  repeatTask(
    (ending) => makeExports(db, media, log, ending),
    LOOK_EVERY_MS,
    (trouble) => log(`Accounts cannot be exported: ${trouble}`),
  );

async function makeExports(
  all: Kysely<Tables>,
  media: OpenMedia,
  log: (line: string) => void,
  ending: AbortSignal,
): Promise<void> {
  await removeExpired(all, media, new Date());
  const due = await all
    .selectFrom('accountExports')
    .selectAll()
    .where('status', '=', 'preparing')
    .orderBy('requestedAt')
    .execute();
  for (const row of due) {
    try {
      await makeExport(all, media, row, ending);
    } catch (error) {
      // The next start makes it anew.
      if (ending.aborted) return;
      log(
        `The data of ${row.accountId} cannot be exported: ${error instanceof Error ? error.message : error}`,
      );
      await ofExport(all, row).set({ status: 'failed' }).execute();
    }
  }
}

/** The row of this export, unless a newer request replaced it. */
const ofExport = (all: Kysely<Tables>, { accountId, seq }: Pick<Row, 'accountId' | 'seq'>) =>
  all.updateTable('accountExports').where('accountId', '=', accountId).where('seq', '=', seq);

async function makeExport(
  all: Kysely<Tables>,
  { files }: OpenMedia,
  row: Row,
  ending: AbortSignal,
): Promise<void> {
  const db = ownRows(all, row.accountId);
  const tables = await tableEntries(db, files, row.requestedAt);
  const draft = files.draft();
  try {
    const entries = [...tables, ...(await mediaEntries(db, files))];
    await ofExport(all, row).set({ total: entries.length }).execute();
    let noted = Date.now();
    const counted = entries.entries();
    let done = 0;
    const each = function* () {
      for (const [at, entry] of counted) {
        done = at;
        yield entry;
      }
    };
    for await (const chunk of zip(each())) {
      ending.throwIfAborted();
      draft.write(chunk);
      if (Date.now() - noted < LOOK_EVERY_MS) continue;
      noted = Date.now();
      await ofExport(all, row).set({ done }).execute();
    }
    const made = await draft.finish();
    await files.keep([made], () =>
      finish(all, row, { hash: made.hash, bytes: made.bytes, done: entries.length }),
    );
  } finally {
    draft.discard();
    await files.discard(tables);
  }
}

async function finish(
  all: Kysely<Tables>,
  row: Row,
  made: Pick<Row, 'hash' | 'bytes' | 'done'>,
): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  await all.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await ofExport(trx, row)
      .set({ ...made, status: 'ready', expiresAt })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { accountId, seq } = row;
    const { email } = await ownRows(trx, accountId)
      .selectFrom('accounts')
      .select('email')
      .executeTakeFirstOrThrow();
    const details = JSON.stringify({ seq: `${seq}`, expiresAt: expiresAt.toISOString() });
    const mail = {
      accountId,
      kind: 'exportReady',
      subject: `${seq}`,
      recipient: email,
      details,
      at: now,
    } as const;
    await trx.insertInto('accountMails').values(mail).execute();
  });
}

const removeExpired = (all: Kysely<Tables>, media: Pick<OpenMedia, 'release'>, now: Date): Promise<void> =>
  media.release(async () => {
    const rows = await all
      .selectFrom('accountExports')
      .select(['accountId', 'seq', 'hash'])
      .where('expiresAt', '<=', now)
      .where('hash', 'is not', null)
      .execute();
    for (const row of rows) await ofExport(all, row).set({ hash: null }).execute();
    return rows.flatMap(({ hash }) => hash ?? []);
  });

/** What the link to an export contains. It is signed, so it need not be stored. */
export const exportCode = (links: Links, seq: number): string =>
  `${seq.toString(36)}-${links.sign('account export', seq)}`;

/**
 * Answers GET /media/account/<code>.
 * @throws Refusal 403 for a link that is forged, has expired, or belongs to an earlier export
 */
export async function serveAccountExport(
  { db, files, links }: Pick<OpenMedia, 'files' | 'links'> & { db: Kysely<Tables> },
  code: string,
  request: Request,
  now = new Date(),
): Promise<Response> {
  const seq = Number.parseInt(code.slice(0, code.indexOf('-')), 36);
  const isRight = Number.isSafeInteger(seq) && isSame(code, exportCode(links, seq));
  const row = isRight
    ? await db
        .selectFrom('accountExports')
        .select('hash')
        .where('seq', '=', seq)
        .where('expiresAt', '>', now)
        .executeTakeFirst()
    : undefined;
  if (!row?.hash) throw refuse(403, 'This link has expired. Export your data again to get a new one.');
  const headers = fileHeaders('account', 'zip', 'application/zip', now);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const file = await files.open(row.hash);
  if (!file) throw notFound();
  return new Response(streamOf(file), { headers });
}
