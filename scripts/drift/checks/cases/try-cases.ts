// Tries the cases of one operation: what must be accepted, what must be refused, what cannot be read.
import type { Attempt } from '../../../contract/cases/attempt.ts';
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../cli/credential.ts';
import { giversOf } from '../../givers.ts';
import { AT_ONCE, lane, through } from '../../in-order.ts';
import { withOwnKey } from '../../own-key.ts';
import { isVersion } from '../../places.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf } from '../../resources.ts';
import { type Exchange, isRefusal, type Run, TRANSPORT, worked } from '../../run.ts';
import { namesRecord } from '../../ties.ts';
import { fieldsNamed, isAboutElse, isMasked, namesOf } from '../problem.ts';
import { formOf, isApart, isClosed, learnForm, type Tried } from './closed.ts';
import { isHelped } from './helped.ts';
import { neverTaken, type Sent, whollyRefused } from './never-taken.ts';
import { repeated } from './repeated.ts';
import { select } from './select.ts';
import { createSpare } from './spent.ts';
import { verdictOf } from './verdict.ts';
import { createWhoMay } from './who-may.ts';

/** Where fewer cases are tried of each operation, how much it takes is not asked for. */
const MANY = 20;
/** So often is a case tried among other values. */
const MOST_ELSEWHERE = 2;

/** What is right by the contract and was not taken. */
interface Doubt {
  attempt: Attempt;
  one: Case;
  /** How it was refused. */
  form: string;
  /** There may be a good reason. */
  isOpen: boolean;
  /** Its field is what the answer says is wrong. */
  isNamed: boolean;
  /** Reports it. */
  tell?(): void;
}

/** @returns how many were tried */
export async function tryCases(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
  { again = false }: { again?: boolean } = {},
): Promise<number> {
  const isWrite = operation.effect === 'write';
  const isCreating = run.resources.some(({ create }) => create === operation);
  if (isWrite && run.mode === 'read') return 0;
  const target = records.target(operation);
  let params = target ?? {};
  // What stands for nothing that exists can still be refused for what is wrong with it.
  const first = operation.method === 'delete' || !target ? undefined : await firstThatWorks();
  let works = first !== undefined && worked(first);
  // What was wrong with it is known.
  if (again && !works) return 0;
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
  const chosen = select(attempts, { most: run.perOperation, seed: run.seed, fuzz: run.fuzz });
  let cases = 0;
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
  // Two changes of one record could stand in each other's way, and what is given out serves once.
  const isOneByOne = isWrite && (!isCreating || giversOf(run, operation).length > 0);
  const taking = lane(
    works ? chosen.valid : [],
    tryValid,
    async (doubt) => {
      // At once, as what comes later may bring the record into another state.
      if (!doubt || (doubt.isOpen && !(await isOffByOne(doubt)))) return;
      const tell = await confirm(doubt);
      if (tell) doubts.push({ ...doubt, tell });
    },
    isOneByOne ? 1 : AT_ONCE,
  );
  const refusing = lane(
    [...chosen.invalid, ...chosen.malformed.map((one) => [one])],
    async (group, before) => {
      const one = made(group);
      return one && sendAgain(group, { one, exchange: await send(one) }, before);
    },
    async (result) => {
      if (!result) return;
      const { one, exchange } = result;
      cases += Number(exchange.status > 0);
      if (worked(exchange)) await records.learnMade(exchange); // Taken by mistake, it is there now.
      if (isRefusal(exchange)) learnForm(tried, one, exchange);
      await judge(one, exchange);
    },
  );
  // What is refused changes nothing, so it can go beside; but of an old version anything is refused.
  if (!isOneByOne || operation.parameters.some(isVersion)) await through(taking);
  await through(taking, refusing);
  for (const doubt of doubts) {
    const isSure = doubt.isOpen || !(isClosed(doubt.one, tried) || isApart(doubt, tried));
    // By now the record may be in a state in which anything is refused.
    if (isSure || ((await isOffByOne(doubt)) && (await confirm(doubt)))) doubt.tell?.();
  }
  for (const { kind, one } of neverTaken(sent)) {
    if (!worked(await sendPlain())) continue;
    const again = await send(one);
    if (worked(again)) await records.learnMade(again);
    if ([400, 422].includes(again.status)) run.report(again, whollyRefused(one, kind, again.status));
  }
  for (const attempt of works ? chosen.hostile : []) {
    const one = made([attempt]);
    if (!one) continue;
    const exchange = await send(one);
    cases += Number(exchange.status > 0);
    if (worked(exchange)) await records.learnMade(exchange);
  }
  await records.thin(operation);
  return cases;

  /**
   * Tries what must be accepted, and the same among other values where something else may stand in its way.
   * @returns what may be drift
   */
  async function tryValid(group: Attempt[], before: Promise<unknown>): Promise<Doubt | undefined> {
    await requests.prepare(operation);
    const first = firstMade(group);
    if (!first || allowedRoles.isNobody(first.one)) return undefined;
    const elsewhere = first.attempt.elsewhere?.() ?? [];
    let doubt: Doubt | undefined;
    for (const way of [first.attempt, ...elsewhere.slice(0, MOST_ELSEWHERE)]) {
      // What is said of the field itself, it is said twice.
      if (doubt?.isNamed && way !== elsewhere[0]) break;
      const one = way === first.attempt ? first.one : made([way]);
      if (!one) continue;
      const result = await sendAgain(
        [way],
        { one, exchange: await allowedRoles.send(one, send, before) },
        before,
      );
      cases += Number(result.exchange.status > 0);
      sent.push(result);
      if (worked(result.exchange)) {
        tried.taken.push(result.one);
        await records.learnMade(result.exchange);
        return undefined;
      }
      // What there are too many of, or is there already, is not what this is about.
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

  /** Whether what stands one step further in gets past: then nothing else is wrong with what stands at the edge. */
  async function isOffByOne({ attempt, one: { field = '' }, isNamed }: Doubt): Promise<boolean> {
    const inner = attempt.inner?.();
    const one = inner && made([inner]);
    if (!one) return false;
    const { exchange } = await sendAgain([inner], { one, exchange: await allowedRoles.send(one, send) });
    if (worked(exchange)) await records.learnMade(exchange);
    return worked(exchange) || (isNamed && isAboutElse(one, exchange, field));
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

  /** What cannot be done with one record, or by one caller, may be done with or by another. */
  async function firstThatWorks(): Promise<Exchange> {
    const refused = await sendPlain();
    if (!isRefusal(refused) || !isWrite) return refused;
    for (const caller of run.access.callersOf(operation).slice(1)) {
      if (![403, 409].includes(refused.status)) break;
      const other = await sendPlain({ caller, most: 1 });
      if (!worked(other)) continue;
      run.access.prefer(operation, caller);
      return other;
    }
    if (refused.status === 404) records.gone(operation, params);
    for (const other of records.others(operation).filter((one) => one !== target)) {
      params = other;
      const next = await sendPlain({ most: 3 });
      if (worked(next)) return next;
    }
    params = records.target(operation) ?? {};
    return refused;
  }

  /** The first case of a group that can be made. */
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
    // A record that is not there is no drift where the case is about which record is meant.
    const mayMiss = one.kind === 'valid' || one.kind === 'malformed' || isOfPath(one);
    return run.call(operation, withOwnKey(run, operation, one.request), {
      tried: `${one.kind}: ${one.name}`,
      requestClass: one.kind,
      lenient: [...lenientOf(one), ...(mayMiss ? [404] : [])],
      ...(caller && { caller }),
    });
  }

  /** What is already there, or of which there is nothing left, says nothing of the case: the same with other values. */
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
    // There may be as many as there can be.
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

  /** Something else may have gone wrong meanwhile: the plain request still works, and this one still does not. */
  async function confirm({ one, isNamed }: Doubt): Promise<(() => void) | undefined> {
    const still = await sendPlain();
    if (!worked(still)) return undefined;
    const again = await send(one);
    if (worked(again)) await records.learnMade(again);
    const verdict = verdictOf(one, again, isRecord(one));
    // In another state of the record it may be refused for another reason.
    const isSame = !isNamed || fieldsNamed(again.json, namesOf(one)).includes(one.field ?? '');
    const found = isSame && verdict.is !== 'right' ? verdict.found : undefined;
    return found && (() => run.report(again, found));
  }
}

/** What has no body has no media type either. */
const lenientOf = ({ kind, broken, request }: Case): readonly number[] =>
  kind === 'malformed' ? TRANSPORT : broken?.field === 'body' && !request.body ? [411, 415] : [];

const isOfPath = ({ operation, field = '' }: Case) => blanksOf(operation.path).includes(field);
