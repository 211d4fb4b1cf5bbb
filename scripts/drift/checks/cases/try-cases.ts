// Runs the cases of one operation: valid ones, invalid ones, malformed ones.

import type { Attempt } from '../../../contract/cases/attempt.ts';
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../auth/credential.ts';
import { AT_ONCE, batches, runInterleaved } from '../../engine/batches.ts';
import { type Exchange, isRefusal, succeeded, TRANSPORT } from '../../engine/run.ts';
import { isVersion } from '../../model/places.ts';
import { fieldsNamed, isAboutElse, isMasked, namesOf } from '../../model/problem.ts';
import { namesRecord } from '../../model/references.ts';
import type { Context } from '../../records/context.ts';
import { withUniqueIdempotencyKey } from '../../requests/idempotency-key.ts';
import { issuersOf } from '../../requests/issuers.ts';
import { formOf, isApart, isClosed, learnForm, type Tried } from './closed.ts';
import { isHelped } from './helped.ts';
import { neverTaken, type Sent, whollyRefused } from './never-taken.ts';
import { repeated } from './repeated.ts';
import { select } from './select.ts';
import { createSpare } from './spent.ts';
import { verdictOf } from './verdict.ts';
import { createWhoMay } from './who-may.ts';

/** With fewer cases per operation, size limits are not tested. */
const MANY = 20;
/** Maximum number of other base requests for one case. */
const MOST_ELSEWHERE = 2;

/** A valid case that was rejected. */
interface Doubt {
  attempt: Attempt;
  one: Case;
  /** Form of the rejection. */
  form: string;
  /** There may be a legitimate reason. */
  isOpen: boolean;
  /** The error names the case's field. */
  isNamed: boolean;
  tell?(): void;
}

export async function tryCases(
  { run, requests, records }: Context,
  operation: Operation,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const isWrite = operation.effect === 'write';
  const isCreating = run.resources.some(({ create }) => create === operation);
  if (isWrite && run.mode === 'read') return;
  const target = records.target(operation);
  let params = target ?? {};
  // A request for a missing record can still be rejected as invalid.
  const first = operation.method === 'delete' || !target ? undefined : await firstThatWorks();
  let works = first !== undefined && succeeded(first);
  // The operation's failure is already known.
  if (again && !works) return;
  if (works && run.perOperation > MANY)
    await requests.enrich(operation, params, (exchange) => records.learnMade(exchange));
  const { json, rich, ...recipe } = requests.recipe(operation);
  let fresh = isWrite ? recipe.fresh : 0;
  requests.turn();
  const taken = new Set<string>();
  const allowedRoles = createWhoMay(run, operation);
  const sent: Sent[] = [];
  const context = requests.context(operation, params, (name) => (taken.has(name) ? 2 : fresh));
  const attempts = run.cases.attempts(operation, {
    seed: run.seed,
    context,
    ...(json !== undefined && { json }),
    ...(rich && { taken: rich }),
  });
  const chosen = select(attempts, { most: run.perOperation, seed: run.seed, fuzz: run.fuzz, isWrite });
  const isRecord = namesRecord(run.pool, requests.tie);
  if (first && !works) {
    const sendOf = async (name: string) => {
      const attempt = attempts.find((one) => one.kind === 'valid' && one.field === name);
      const one = attempt && made([attempt]);
      return one && send(one);
    };
    works = await isHelped(run, requests, { refused: first, params, sendOf });
  }
  const spare = createSpare(run, records, operation);
  const tried: Tried = { taken: [], doubtful: [], declined: [], refusals: new Map() };
  const doubts: Doubt[] = [];
  // Concurrent updates of one record may conflict, and one-time values work once.
  const isOneByOne = isWrite && (!isCreating || issuersOf(run, operation).length > 0);
  const taking = batches(
    works ? chosen.valid : [],
    tryValid,
    async (doubt) => {
      // Right away, because later cases may change the record's state.
      if (!doubt || (doubt.isOpen && !(await isOffByOne(doubt)))) return;
      const tell = await confirm(doubt);
      if (tell) doubts.push({ ...doubt, tell });
    },
    isOneByOne ? 1 : AT_ONCE,
  );
  const refusing = batches(
    [...chosen.invalid, ...chosen.malformed.map((one) => [one])],
    async (group, before) => {
      const one = made(group);
      return one && sendAgain(group, { one, exchange: await send(one) }, before);
    },
    async (result) => {
      if (!result) return;
      const { one, exchange } = result;
      run.countCase(exchange);
      if (succeeded(exchange)) await records.learnMade(exchange); // The invalid value was accepted.
      if (isRefusal(exchange)) learnForm(tried, one, exchange);
      await judge(one, exchange);
    },
  );
  // Rejected requests change nothing and can run in parallel, unless a version is required.
  if (!isOneByOne || operation.parameters.some(isVersion)) await runInterleaved(taking);
  await runInterleaved(taking, refusing);
  for (const doubt of doubts) {
    const isSure = doubt.isOpen || !(isClosed(doubt.one, tried) || isApart(doubt, tried));
    // By now the record may be in a state that rejects everything.
    if (isSure || ((await isOffByOne(doubt)) && (await confirm(doubt)))) doubt.tell?.();
  }
  for (const { kind, one } of neverTaken(sent)) {
    if (!succeeded(await sendPlain())) continue;
    const again = await send(one);
    if (succeeded(again)) await records.learnMade(again);
    if ([400, 422].includes(again.status)) run.report(again, whollyRefused(one, kind, again.status));
  }
  for (const attempt of works ? chosen.hostile : []) {
    const one = made([attempt]);
    if (!one) continue;
    const exchange = await send(one);
    run.countCase(exchange);
    if (succeeded(exchange)) await records.learnMade(exchange);
  }
  await records.thin(operation);

  /**
   * Sends a valid case, and repeats it with other base requests if something else may be the cause.
   * @returns a possible finding
   */
  async function tryValid(group: Attempt[], before: Promise<unknown>): Promise<Doubt | undefined> {
    await requests.prepare(operation);
    const first = firstMade(group);
    if (!first || allowedRoles.isNobody(first.one)) return undefined;
    const elsewhere = first.attempt.elsewhere?.() ?? [];
    let doubt: Doubt | undefined;
    for (const way of [first.attempt, ...elsewhere.slice(0, MOST_ELSEWHERE)]) {
      // An error about the field itself would only repeat.
      if (doubt?.isNamed && way !== elsewhere[0]) break;
      const one = way === first.attempt ? first.one : made([way]);
      if (!one) continue;
      const result = await sendAgain(
        [way],
        { one, exchange: await allowedRoles.send(one, send, before) },
        before,
      );
      run.countCase(result.exchange);
      sent.push(result);
      if (succeeded(result.exchange)) {
        tried.taken.push(result.one);
        await records.learnMade(result.exchange);
        return undefined;
      }
      // Scarcity and duplicates are not what this case tests.
      if (result.exchange.status !== 409) tried.declined.push(result.one);
      const verdict = verdictOf(result.one, result.exchange, isRecord(result.one));
      if (verdict.is === 'right' || !verdict.found) return doubt;
      const isNamed = fieldsNamed(result.exchange.json, namesOf(one)).includes(one.field ?? '');
      const isOpen = verdict.is === 'open';
      const form = formOf(result.one, result.exchange);
      const next: Doubt = { attempt: way, one: result.one, form, isOpen, isNamed };
      if (!next.isOpen) {
        tried.doubtful.push(next.one);
        return next;
      }
      doubt ??= next;
    }
    return doubt;
  }

  /** Whether the next value beyond the edge is accepted; then nothing else is wrong with the edge value. */
  async function isOffByOne({ attempt, one: { field = '' }, isNamed }: Doubt): Promise<boolean> {
    const inner = attempt.inner?.();
    const one = inner && made([inner]);
    if (!one) return false;
    const { exchange } = await sendAgain([inner], { one, exchange: await allowedRoles.send(one, send) });
    if (succeeded(exchange)) await records.learnMade(exchange);
    return succeeded(exchange) || (isNamed && isAboutElse(one, exchange, field));
  }

  async function sendPlain(how: { caller?: Credential; most?: number } = {}): Promise<Exchange> {
    const sendOnce = () => requests.sendPlain(operation, params, { tried: 'a plain request', ...how });
    const first = await sendOnce();
    const mayDo =
      first.status === 409 && ((await records.thin(operation, 1, params)) > 0 || requests.avoid(first));
    const exchange = mayDo ? await sendOnce() : first;
    await records.learnMade(exchange);
    return exchange;
  }

  /** Another record or caller may work where the first does not. */
  async function firstThatWorks(): Promise<Exchange> {
    const refused = await sendPlain();
    if (!isRefusal(refused) || !isWrite) return refused;
    for (const caller of run.access.callersOf(operation).slice(1)) {
      if (![403, 409].includes(refused.status)) break;
      const other = await sendPlain({ caller, most: 1 });
      if (!succeeded(other)) continue;
      run.access.prefer(operation, caller);
      return other;
    }
    if (refused.status === 404) records.gone(operation, params);
    for (const other of records.others(operation).filter((one) => one !== target)) {
      params = other;
      const next = await sendPlain({ most: 3 });
      if (succeeded(next)) return next;
    }
    params = records.target(operation) ?? {};
    return refused;
  }

  /** The first case of the group that can be built. */
  function firstMade(group: Attempt[]): { attempt: Attempt; one: Case } | undefined {
    requests.turn();
    for (const attempt of group) {
      const one = attempt.make();
      if (!one) continue;
      const request = requests.later(operation, one.request, one.field);
      const whole = { operation, name: attempt.name, ...one, request };
      return { attempt, one: one.kind === 'valid' ? repeated(whole) : whole };
    }
    return undefined;
  }

  function made(group: Attempt[]): Case | undefined {
    return firstMade(group)?.one;
  }

  function send(one: Case, caller?: Credential): Promise<Exchange> {
    return run.call(operation, withUniqueIdempotencyKey(run, operation, one.request), {
      tried: `${one.kind}: ${one.name}`,
      requestClass: one.kind,
      lenient: lenientOf(one),
      ...(caller && { caller }),
    });
  }

  /** After a conflict or a scarcity error, repeats the case with other values. */
  async function sendAgain(group: Attempt[], first: Sent, before?: Promise<unknown>): Promise<Sent> {
    const { one, exchange } = first;
    if (isRefusal(exchange)) await before;
    if (exchange.status !== 409 && !isMasked(one, exchange)) return spare(first, send);
    const next = await sendFresh(group, one, exchange);
    if (next.exchange.status !== 409 || !requests.avoid(next.exchange)) return spare(next, send);
    const other = made(group) ?? one;
    return { one: other, exchange: await send(other) };
  }

  async function sendFresh(group: Attempt[], one: Case, exchange: Exchange): Promise<Sent> {
    const fields = fieldsNamed(exchange.json, namesOf(one));
    const names = fields.flatMap((field) => field.split('.').at(-1) ?? []);
    // The maximum number of records may be reached.
    if (names.length === 0 && (await records.thin(operation, 1, params)) > 0) {
      const next = await send(one);
      if (next.status !== 409) return { one, exchange: next };
    }
    if (names.length === 0 && (fresh === 2 || one.kind === 'valid')) return { one, exchange };
    if (names.length === 0) fresh = 2;
    for (const name of names) taken.add(name);
    const other = made(group) ?? one;
    return { one: other, exchange: await send(other) };
  }

  async function judge(one: Case, exchange: Exchange): Promise<void> {
    const verdict = verdictOf(one, exchange, isRecord(one));
    if (verdict.is === 'wrong') run.report(exchange, verdict.found);
  }

  /** Confirms a doubt: the plain request still works, and this case still fails. */
  async function confirm({ one, isNamed }: Doubt): Promise<(() => void) | undefined> {
    const still = await sendPlain();
    if (!succeeded(still)) return undefined;
    const again = await send(one);
    if (succeeded(again)) await records.learnMade(again);
    const verdict = verdictOf(one, again, isRecord(one));
    // The record's state may cause another rejection.
    const isSame = !isNamed || fieldsNamed(again.json, namesOf(one)).includes(one.field ?? '');
    const found = isSame && verdict.is !== 'right' ? verdict.found : undefined;
    return found && (() => run.report(again, found));
  }
}

/** Tries the cases of an operation that has not worked yet, now that there may be a record to work with. */
export const retryCases = (context: Context, operation: Operation): Promise<void> =>
  tryCases(context, operation, { again: true });

/** A request without a body has no media type. */
const lenientOf = ({ kind, broken, request }: Case): readonly number[] =>
  kind === 'malformed' ? TRANSPORT : broken?.field === 'body' && !request.body ? [411, 415] : [];
