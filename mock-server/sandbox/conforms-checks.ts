// What the drift check of sandbox-conforms.test.ts does not see, because it may not expect it of every service.
import { type RawBuilder, sql } from 'kysely';
import { jsonIn } from '../../scripts/contract/cases/case.ts';
import type { WireRequest } from '../../scripts/contract/cases/http.ts';
import type { Json } from '../../scripts/contract/document.ts';
import { findOperation } from '../../scripts/contract/operations.ts';
import { type Exchange, type RunOptions, succeeded } from '../../scripts/drift/engine/run.ts';
import { isFailure } from '../../scripts/drift/wire/reply.ts';
import { rules, type TestSandbox } from './testing.ts';

type Send = RunOptions['sender']['send'];

/** Sends each request from another address, so that none reaches the limit of an address. */
export function fromManyAddresses(send: Send): Send {
  let n = 0;
  return (wire, extra) => {
    n += 1;
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    return send(wire, { ...extra, headers: { ...extra?.headers, 'x-client-address': address } });
  };
}

/** How many refused requests of an operation are sent again. Handlers refuse uploads themselves, in more ways. */
const MOST_AGAIN = { json: 1, upload: 6 };
/** Work in the background writes too, but not each time. */
const TIMES = 5;

export interface Repeated {
  /** The operations whose refused requests were sent again. */
  operations: Set<string>;
  /** The requests that changed a row. */
  changed: string[];
}

/**
 * Sends refused writes again while no other request is running, and compares all rows before and after.
 * @param repeated receives what was sent again
 */
export function sendingRefusedAgain(send: Send, sandbox: TestSandbox, repeated: Repeated): Send {
  const running = new Set<Promise<unknown>>();
  const counts = new Map<string, number>();
  let alone: Promise<void> | undefined;
  const isWanted = ({ method, target, headers }: WireRequest, status: number): boolean => {
    const operation = findOperation(rules.contract, method, target.split('?')[0] ?? '')?.operation;
    if (operation?.effect !== 'write' || ![409, 413, 422].includes(status)) return false;
    const count = counts.get(operation.id) ?? 0;
    counts.set(operation.id, count + 1);
    repeated.operations.add(operation.id);
    return count < MOST_AGAIN[/^multipart/.test(headers['content-type'] ?? '') ? 'upload' : 'json'];
  };
  const isChanging = async (again: () => Promise<unknown>): Promise<boolean> => {
    await Promise.all(running);
    for (let i = 0; i < TIMES; i += 1) {
      const before = await rowsOf(sandbox);
      await again();
      if ((await rowsOf(sandbox)) === before) return false;
    }
    return true;
  };
  return async (wire, extra) => {
    while (alone) await alone;
    const sent = send(wire, extra);
    running.add(sent);
    const reply = await sent;
    running.delete(sent);
    if (isFailure(reply) || !isWanted(wire, reply.status)) return reply;
    while (alone) await alone;
    alone = isChanging(() => send(wire, extra)).then((is) => {
      alone = undefined;
      if (is) repeated.changed.push(`${wire.method} ${wire.target}: ${reply.status}`);
    });
    await alone;
    return reply;
  };
}

/** A fingerprint of all rows, without the time of a user's last request and the count of changes: refused requests count too. */
async function rowsOf({ rows }: TestSandbox): Promise<string> {
  return rows(async (db) => {
    if (!fingerprint) {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'database_age'`.execute(
        db,
      );
      const each = tables.map(
        ({ name }) =>
          `(select sum(hashtextextended((to_jsonb(t) - 'last_active_at')::text, 0)) from "${name}" t)`,
      );
      fingerprint = sql.raw(`select concat_ws(' ', ${each.join()}) as prints`);
    }
    return (await fingerprint.execute(db)).rows[0]?.prints ?? '';
  });
}
let fingerprint: RawBuilder<{ prints: string }> | undefined;

/** Fields that are stored in another form than they are sent: the operation and the field. */
const CHANGED: [operation: RegExp, field: RegExp, why: string][] = [
  [/Contact$/, /^(emails|phoneNumbers)\b/, 'the main one leads the list'],
  [/Session$/, /^experiences\b/, 'what the kind has no use for is stored as null'],
  [/Template$/, /^(height|scene\.(width|height))$/, 'it is rounded, and written into the scene'],
  [/Product$/, /^(name|brand|sku|category|description|tags)\b/, 'space around it is left out'],
  [/^getCampaignPreview$/, /^replyTo$/, "without one, answers go to the account's address"],
  [/^getCampaignPreview$/, /^subject$/, 'merge fields are filled in'],
  [/(Location|Manager)$/, /^(manager|location)Ids\b/, 'they are a set'],
  [/Session$/, /^deviceIds\b/, 'they are a set, and another session may take one meanwhile'],
  [/Session$/, /^shareChannels$/, 'a photo can always be shared by its QR code'],
  [/Session$/, /^status$/, 'a session that starts later is scheduled'],
  [/Session$/, /^(bookingUrl|reviewUrl|logoAssetId)$/, 'without its own, it shows those of its location'],
  [/Contact$/, /^(email|sms)Consent\.how$/, 'only a consent that was given or withdrawn says how'],
  [/^updateContact$/, /^(emailAddress|phoneNumber)$/, 'the next address becomes the main one'],
  [/Campaign$/, /^subject$/, 'an SMS has none'],
];

/**
 * The fields of an accepted request that its response shows otherwise.
 * @param compared receives the operations whose response was compared with their request
 */
export function changedFields(
  { operation, request, json, ...exchange }: Exchange,
  compared: Set<string>,
): string[] {
  const sent = jsonIn(request);
  if (sent === undefined || json === undefined || !succeeded({ operation, request, json, ...exchange }))
    return [];
  compared.add(operation.id);
  const isKnown = (field: string) =>
    CHANGED.some(([id, fields]) => id.test(operation.id) && fields.test(field));
  return differences(sent, json).flatMap(({ field, says }) =>
    isKnown(field) ? [] : [`${operation.id} ${field}: ${says}`],
  );
}

function differences(sent: Json, shown: Json | undefined, field = ''): { field: string; says: string }[] {
  const within = (key: string | number) => (field === '' ? `${key}` : `${field}.${key}`);
  const isNested = sent !== null && typeof sent === 'object';
  const isOther = isNested ? Array.isArray(sent) !== Array.isArray(shown) : Object(shown) === shown;
  // Not every response shows what was sent.
  if (shown === undefined || (shown === null && isNested) || isOther) return [];
  if (!isNested) {
    const isSame = sent === shown || isSameMoment(sent, shown);
    return isSame ? [] : [{ field, says: `${JSON.stringify(sent)} is ${JSON.stringify(shown)}` }];
  }
  if (Array.isArray(sent) && Array.isArray(shown) && sent.length !== shown.length)
    return [{ field, says: `${sent.length} entries are ${shown.length}` }];
  return Object.entries(sent).flatMap(([key, value]) =>
    differences(value, (shown as Record<string, Json>)[key], within(key)),
  );
}

const isSameMoment = (one: Json, other: Json) =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other);
