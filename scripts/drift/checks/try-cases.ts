// Tries the cases of one operation: what must be accepted, what must be refused, what cannot be read.
import type { Attempt } from '../../contract/cases/attempt.ts';
import type { Case } from '../../contract/cases/case.ts';
import { queryPairs } from '../../contract/cases/parameters.ts';
import type { Json, Parameter } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../cli/credential.ts';
import { plain, singular } from '../naming.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import { type Exchange, isRefusal, type Run, TRANSPORT, worked } from '../run.ts';
import { fieldsNamed, namesIn } from './problem.ts';
import { select } from './select.ts';
import { verdictOf } from './verdict.ts';

/** So many requests are under way at once, where none of them changes anything. */
const AT_ONCE = 4;

/** @returns how many were tried */
export async function tryCases(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
  { again = false }: { again?: boolean } = {},
): Promise<number> {
  const isWrite = operation.effect === 'write';
  if (isWrite && run.mode === 'read') return 0;
  const target = records.target(operation);
  let params = target ?? {};
  // What stands for nothing that exists can still be refused for what is wrong with it.
  const isRemoval = operation.method === 'delete';
  const first = isRemoval || !target ? undefined : await firstThatWorks();
  let works = first !== undefined && worked(first);
  // What was wrong with it is known.
  if (again && !works) return 0;
  const { json, ...recipe } = requests.recipe(operation);
  let fresh = isWrite ? recipe.fresh : 0;
  requests.turn();
  const taken = new Set<string>();
  const context = requests.context(operation, params, (name) => (taken.has(name) ? 2 : fresh));
  const attempts = run.cases.attempts(operation, {
    seed: run.seed,
    context,
    ...(json !== undefined && { json }),
  });
  const chosen = select(attempts, { most: run.perOperation, seed: run.seed, fuzz: run.fuzz });
  let cases = 0;
  const isRecord = (name: string) => run.resources.some((one) => one.name === singular(plain(name)));

  if (first && !works) works = await whatIsMissing(first);
  if (works) {
    const doubtful: { one: Case; found: Parameters<Run['report']>[1] }[] = [];
    const accepted: Case[] = [];
    const declined: Case[] = [];
    for (const group of chosen.valid) {
      await requests.prepare(operation);
      const first = made(group);
      if (!first) continue;
      cases += 1;
      const { one, exchange } = await sendAgain(group, first, await sendAsAnybody(first));
      if (worked(exchange)) {
        accepted.push(one);
        await records.learnMade(exchange);
      } else declined.push(one);
      const verdict = verdictOf(one, exchange, isRecord);
      if (verdict.is === 'doubtful') doubtful.push({ one, found: verdict.found });
    }
    for (const { one, found } of doubtful) {
      if (
        !isClosed(
          one,
          accepted,
          doubtful.map((other) => other.one),
          declined,
        )
      )
        await confirm(one, found);
    }
  }
  await records.thin(operation);
  const refused = [...chosen.invalid, ...chosen.malformed.map((one) => [one])];
  await inOrder(
    refused,
    async (group) => {
      const one = made(group);
      return one && sendAgain(group, one, await send(one));
    },
    async (result) => {
      if (!result) return;
      const { one, exchange } = result;
      cases += 1;
      // What was taken by mistake is there now.
      if (worked(exchange)) await records.learnMade(exchange);
      await judge(one, exchange);
    },
  );
  for (const attempt of works ? chosen.hostile : []) {
    const one = made([attempt]);
    if (!one) continue;
    cases += 1;
    const exchange = await send(one);
    if (worked(exchange)) await records.learnMade(exchange);
  }
  return cases;

  async function sendPlain(how: { caller?: Credential; most?: number } = {}): Promise<Exchange> {
    const exchange = await requests.sendPlain(operation, params, { tried: 'a plain request', ...how });
    await records.learnMade(exchange);
    return exchange;
  }

  /** What cannot be done with one record, or by one caller, may be done with or by another. */
  async function firstThatWorks(): Promise<Exchange> {
    const refused = await sendPlain();
    if (!isRefusal(refused) || operation.effect === 'read') return refused;
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
  function made(group: Attempt[]): Case | undefined {
    requests.turn();
    for (const attempt of group) {
      const one = attempt.make();
      if (one) return { operation, name: attempt.name, ...one };
    }
    return undefined;
  }

  function send(one: Case, caller?: Credential): Promise<Exchange> {
    // A record that is not there is no drift where the case is about which record is meant.
    const mayMiss =
      one.kind === 'valid' || one.kind === 'malformed' || (one.kind === 'invalid' && isOfPath(one));
    return run.call(operation, one.request, {
      tried: `${one.kind}: ${one.name}`,
      lenient: [...(one.kind === 'malformed' ? TRANSPORT : []), ...(mayMiss ? [404] : [])],
      ...(caller && { caller }),
    });
  }

  /** What one caller may not do, another one that the contract names may. */
  async function sendAsAnybody(one: Case): Promise<Exchange> {
    const first = await send(one);
    if (first.status !== 403) return first;
    for (const caller of run.access.callersOf(operation).slice(1)) {
      const next = await send(one, caller);
      if (worked(next)) return next;
    }
    return first;
  }

  /** What is already there says nothing of the case: the same again, with new values where they are needed. */
  async function sendAgain(
    group: Attempt[],
    one: Case,
    exchange: Exchange,
  ): Promise<{ one: Case; exchange: Exchange }> {
    if (exchange.status !== 409) return { one, exchange };
    const { body } = one.request;
    const fields = fieldsNamed(exchange.json, namesIn(body && 'json' in body ? body.json : undefined));
    const names = fields.flatMap((field) => field.split('.').at(-1) ?? []);
    if (names.length === 0 && (fresh === 2 || one.kind === 'valid')) return { one, exchange };
    if (names.length === 0) fresh = 2;
    for (const name of names) taken.add(name);
    const other = made(group) ?? one;
    return { one: other, exchange: await send(other) };
  }

  /**
   * Where one parameter that may be left out makes the difference, it may not.
   * @returns whether it works with one
   */
  async function whatIsMissing(refused: Exchange): Promise<boolean> {
    if (![400, 422].includes(refused.status) || operation.definition.requestBody) return false;
    const optional = operation.parameters.filter(({ required, in: where }) => !required && where === 'query');
    const helping = new Map<string, Json>();
    for (const { name } of optional) {
      const value = await helpingValue(name);
      if (value !== undefined) helping.set(name, value);
    }
    const [[only, value] = [], ...others] = helping;
    if (only === undefined || value === undefined) return false;
    requests.help(operation, only, { value, instead: [...helping.keys()] });
    // Where any of several will do, the server asks for one of them.
    if (others.length > 0) return true;
    const at = operation.parameters.findIndex(({ name }) => name === only);
    run.report(refused, {
      kind: 'refused-valid',
      severity: 'error',
      says: `It refuses what the contract allows: a request without ${only}.`,
      at: only,
      rule: operation.parameterPointers[at] ?? operation.pointer,
      expected: '2XX',
      actual: `${refused.status}`,
    });
    return true;
  }

  /** A value with which a parameter makes the operation work: of the contract, or one that stands under its name. */
  async function helpingValue(name: string): Promise<Json | undefined> {
    const attempt = attempts.find((one) => one.kind === 'valid' && one.field === name);
    const one = attempt && made([attempt]);
    const sent = one?.request.query.find(([key]) => key === name)?.[1];
    if (one && sent !== undefined && worked(await send(one))) return sent;
    const parameter = operation.parameters.find((one) => one.name === name && one.in === 'query');
    for (const value of parameter ? run.pool.values(name).slice(0, 2) : []) {
      const request = requests.plain(operation, params);
      const query = [...request.query, ...queryPairs(parameter as Parameter, value)];
      const known = { ...request, query };
      if (
        worked(
          await run.call(operation, known, { tried: `${name} with a value that exists`, lenient: [404] }),
        )
      )
        return value;
    }
    return undefined;
  }

  async function judge(one: Case, exchange: Exchange): Promise<void> {
    const verdict = verdictOf(one, exchange, isRecord);
    if (verdict.is === 'wrong') run.report(exchange, verdict.found);
  }

  /** Something else may have gone wrong meanwhile: the plain request still works, and this one still does not. */
  async function confirm(one: Case, found: Parameters<Run['report']>[1]): Promise<void> {
    const still = await sendPlain();
    if (!worked(still)) return;
    const again = await send(one);
    if (worked(again)) await records.learnMade(again);
    if (verdictOf(one, again, isRecord).is === 'doubtful') run.report(again, found);
  }
}

/** Values of a field that nobody chose for their length. */
const MADE_UP = /: (a text of the pattern, \d|letters of many languages|\d+ characters)$/;

/**
 * Whether a field takes only values that the server knows, whatever its schema says: none of those that were made up
 * was taken, or of several that are listed only the one that goes with the others.
 */
function isClosed(
  { field, name, rule = '' }: Case,
  taken: Case[],
  refused: Case[],
  declined: Case[],
): boolean {
  const alike = (list: Case[]) => list.filter((other) => other.field === field);
  if (/\/(enum|const)$/.test(rule)) {
    const [yes, no] = [taken, refused].map(
      (list) => alike(list).filter((other) => other.rule === rule).length,
    );
    return (yes ?? 0) < 2 && (yes ?? 0) + (no ?? 0) > 2;
  }
  const [, other] = /: with (.*)$/.exec(name) ?? [];
  if (other === undefined && !/\/(minLength|maxLength|pattern|type)$/.test(rule)) return false;
  const place =
    other === undefined ? field : [field === 'body' ? '' : field, other].filter(Boolean).join('.');
  const made = (list: Case[]) => list.some((one) => one.field === place && MADE_UP.test(one.name));
  return made(declined) && !made(taken);
}

const isOfPath = ({ operation, field = '' }: Case) => blanksOf(operation.path).includes(field);

/** Sends several at once, and takes what comes of them in the order of the list. */
async function inOrder<T, R>(
  list: T[],
  send: (one: T) => Promise<R>,
  take: (result: R) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < list.length; i += AT_ONCE) {
    const results = await Promise.all(list.slice(i, i + AT_ONCE).map(send));
    for (const result of results) await take(result);
  }
}
