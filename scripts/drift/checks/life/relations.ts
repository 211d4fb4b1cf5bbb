// Checks relations, `PUT` and `DELETE /teams/{team}/members/{member}`: they exist after adding and are gone after
// removing.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { DriftKind } from '../../findings/kinds.ts';
import type { KnownRecord } from '../../model/pool.ts';
import type { Resource } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { madeUp } from './made-up.ts';
import { type Relation, relationsOf, saysLater, saysMissing } from './relation-of.ts';
import { createLooks, isGone, type Look } from './relation-seen.ts';

type Params = Record<string, string>;

/** Maximum number of records to try until two are related. */
const MOST_TRIED = 5;
const ENOUGH = 2;
const LENIENT = [400, 403, 404, 409, 422];

export async function checkRelations({ run, requests, records }: Context): Promise<void> {
  for (const relation of relationsOf(run)) {
    if (run.ended !== undefined) return;
    const above = await aboveOf(run, records, relation);
    // A relation that cannot be removed is added only to records of this run.
    if (above && (above.own || relation.remove)) await checkRelation(run, requests, records, relation, above);
  }
}

interface Above {
  params: Params;
  /** Whether this run created it. */
  own: boolean;
}

async function aboveOf(run: Run, records: Records, { above }: Relation): Promise<Above | undefined> {
  if (!above) return run.allowSharedWrites ? { params: {}, own: false } : undefined;
  const made = await records.make(above, 'making a record that others may belong to');
  return made?.known ?? run.pool.records(above).find(({ own }) => own || run.allowSharedWrites);
}

/** Records that may be related, those of this run first. */
async function candidatesOf(run: Run, records: Records, target: Resource): Promise<KnownRecord[]> {
  const tried = 'making a record that may belong to others';
  const made = [await records.make(target, tried), await records.make(target, tried)];
  const all = [...made.flatMap((one) => one?.known ?? []), ...run.pool.records(target)];
  const byId = new Map(all.filter(({ own }) => own || run.allowSharedWrites).map((one) => [idOf(one), one]));
  return [...byId.values()];
}

const idOf = ({ resource, params }: KnownRecord): string => params[resource.pathParameter] ?? '';

/** An added record and how it looked afterwards. */
interface Put {
  params: Params;
  id: string;
  exchange: Exchange;
  look: Look;
}

async function checkRelation(
  run: Run,
  requests: Requests,
  records: Records,
  relation: Relation,
  { params: above }: Above,
): Promise<void> {
  const { put, remove, pathParameter, target } = relation;
  const look = createLooks(run, requests, relation);
  const there: Put[] = [];
  let tries = 0;
  for (const known of await candidatesOf(run, records, target)) {
    if (there.length === ENOUGH || tries === MOST_TRIED || run.ended !== undefined) break;
    const id = idOf(known);
    const params = { ...above, [pathParameter]: id };
    // A record is not related to itself.
    if (Object.values(above).includes(id) || !isAbsent(await look(params))) continue;
    tries += 1;
    const exchange = await send(put, params, 'putting what belongs to a record');
    if (!succeeded(exchange)) continue;
    if (remove) run.creations.addTasks([{ operation: remove, params }]);
    if (saysLater(put, exchange.json)) break;
    const after = await pollUntil(run, () => look(params), isThere);
    there.push({ params, id, exchange, look: after });
    if (after.read && isGone(after.read))
      tell(exchange, 'not-readable', 'The relation that was added cannot be read.', {
        expected: '2XX',
        actual: `${after.read.status}`,
      });
  }
  const listed = there.filter(({ look: { entries } }) => entries && entries.length > 0);
  const [first] = there;
  // A list may leave out a single entry for its own reasons.
  if (first && there.length === ENOUGH && there.every(({ look: { entries } }) => entries?.length === 0))
    tell(first.exchange, 'not-listed', 'The relation that was added is on no page of the list.');
  const [one, other] = listed.length > 0 ? listed : there;
  if (one && isThere(one.look)) {
    await checkAgain(one);
    await checkRemoved(one, other);
  }
  for (const { params } of there) await takeBack(params);
  if (first) await checkNobody(above);

  async function checkAgain({ params, look: before }: Put): Promise<void> {
    const again = await send(put, params, 'putting it there once more');
    if (!succeeded(again) || before.entries?.length !== 1) return;
    const after = await pollUntil(
      run,
      () => look(params),
      ({ entries }) => (entries?.length ?? 1) < 2,
    );
    if ((after.entries?.length ?? 0) > 1)
      tell(again, 'id-reused', 'A relation that was added twice is listed twice.', {
        expected: '1',
        actual: '2',
      });
  }

  async function checkRemoved({ params, look: before }: Put, beside: Put | undefined): Promise<void> {
    if (!remove) return;
    const isBeside = beside && isThere(await look(beside.params));
    const removed = await send(remove, params, 'taking away what was put there');
    if (!succeeded(removed) || saysLater(remove, removed.json)) return;
    const after = await pollUntil(run, () => look(params), isAbsent);
    const isSame = JSON.stringify(after.entries) === JSON.stringify(before.entries);
    // An entry that is only marked as removed differs from before.
    if (after.entries && after.entries.length > 0 && isSame)
      tell(removed, 'not-deleted', 'The relation that was removed is still listed.', { at: 'list' });
    const still = after.read && succeeded(after.read) ? after.read : undefined;
    if (still && JSON.stringify(still.json) === JSON.stringify(before.read?.json))
      tell(removed, 'not-deleted', 'The relation that was removed can still be read.', {
        at: 'read',
        expected: '404',
        actual: `${still.status}`,
      });
    if (!isBeside || !isAbsent(after)) return;
    const left = await pollUntil(run, () => look(beside.params), isThere);
    if (isAbsent(left))
      tell(removed, 'update-touches-others', 'Removing one relation removed another one too.', {
        at: pathParameter,
        expected: 'the other one stays',
        actual: 'it is gone',
      });
  }

  /** An unknown id cannot be related. */
  async function checkNobody(params: Params): Promise<void> {
    const id = saysMissing(run, relation) ? await unknownId() : undefined;
    if (id === undefined) return;
    const all = { ...params, [pathParameter]: id };
    run.ownership.noteMissing(put.path, all);
    const exchange = await send(put, all, 'putting there what there is not');
    if (!succeeded(exchange)) return;
    if (remove)
      await run.call(remove, requests.plain(remove, all), { tried: 'taking it back', lenient: LENIENT });
    // Some servers create the referenced record.
    if (!(await isUnknown(id))) return;
    tell(
      exchange,
      'accepted-invalid',
      `Accepted a ${target.name} that does not exist, though the contract declares 404.`,
      {
        at: pathParameter,
        rule: `${put.pointer}/responses/404`,
        expected: '404',
        actual: `${exchange.status}`,
      },
    );
  }

  async function unknownId(): Promise<string | undefined> {
    for (const id of madeUp(run, put, pathParameter)) if (await isUnknown(id)) return id;
    return undefined;
  }

  async function isUnknown(id: string): Promise<boolean> {
    const { read } = target;
    if (!read || id === '') return false;
    const request = requests.plain(read, { [target.pathParameter]: id });
    return isGone(await run.call(read, request, { tried: 'reading what there is not', lenient: LENIENT }));
  }

  /** Unless it was already removed. */
  async function takeBack(params: Params): Promise<void> {
    if (!remove) return;
    const answer = await run.call(remove, requests.plain(remove, params), {
      tried: 'taking it back',
      lenient: LENIENT,
    });
    if (succeeded(answer) || isGone(answer)) run.creations.dropTasks((task) => task.params === params);
  }

  function send(operation: Operation, params: Params, tried: string): Promise<Exchange> {
    const request: CaseRequest = requests.plain(operation, params);
    return run.call(operation, request, { tried, lenient: LENIENT });
  }

  function tell(
    exchange: Exchange,
    kind: DriftKind,
    says: string,
    rest: { at?: string; rule?: string; expected?: string; actual?: string } = {},
  ): void {
    run.report(exchange, { kind, says, rule: exchange.operation.pointer, ...rest });
  }
}

const isThere = ({ entries, read }: Look): boolean =>
  entries?.length !== 0 && (read === undefined || succeeded(read)) && (entries ?? read) !== undefined;

const isAbsent = ({ entries, read }: Look): boolean =>
  (entries ?? []).length === 0 && (read === undefined || isGone(read)) && (entries ?? read) !== undefined;
