// Tries the cases of one operation: what must be accepted, what must be refused, what cannot be read.
import type { Attempt } from '../contract/cases/attempt.ts';
import type { Case } from '../contract/cases/case.ts';
import type { Operation } from '../contract/operations.ts';
import type { Records } from './records.ts';
import type { Requests } from './requests.ts';
import { blanksOf } from './resources.ts';
import { type Exchange, type Run, TRANSPORT, worked } from './run.ts';
import { select } from './select.ts';
import { verdictOf } from './verdict.ts';

export interface Tried {
  /** Whether a plain request worked. */
  works: boolean;
  cases: number;
}

/** So many requests are under way at once, where none of them changes anything. */
const AT_ONCE = 4;

export async function tryCases(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<Tried> {
  const isWrite = operation.effect === 'write';
  if (isWrite && run.mode === 'read') return { works: false, cases: 0 };
  const target = records.target(operation);
  const params = target ?? {};
  // What stands for nothing that exists can still be refused for what is wrong with it.
  const isRemoval = operation.method === 'delete';
  const first = isRemoval || !target ? undefined : await sendPlain();
  const works = first !== undefined && worked(first);
  let fresh = isWrite ? requests.freshness(operation) : 0;
  const context = requests.context(operation, params, () => fresh);
  const attempts = run.cases.attempts(operation, { seed: run.seed, context });
  const chosen = select(attempts, { most: run.perOperation, seed: run.seed, fuzz: run.fuzz });
  let cases = 0;

  if (works) {
    for (const group of chosen.valid) {
      const one = made(group);
      if (!one) continue;
      cases += 1;
      const exchange = await send(one);
      if (worked(exchange)) await records.learnMade(exchange);
      await judge(one, exchange);
    }
  }
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
  return { works, cases };

  async function sendPlain(): Promise<Exchange> {
    const exchange = await requests.sendPlain(operation, params, { tried: 'a plain request' });
    await records.learnMade(exchange);
    return exchange;
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

  function send(one: Case): Promise<Exchange> {
    // A record that is not there is no drift where the case is about which record is meant.
    const lenient =
      one.kind === 'valid'
        ? [404]
        : one.kind === 'invalid' && isOfPath(one)
          ? [404]
          : one.kind === 'malformed'
            ? [...TRANSPORT, 404]
            : [];
    return run.call(operation, one.request, { tried: `${one.kind}: ${one.name}`, lenient });
  }

  /** What is already there says nothing of what is wrong: the same again with values that are new in every way. */
  async function sendAgain(
    group: Attempt[],
    one: Case,
    exchange: Exchange,
  ): Promise<{ one: Case; exchange: Exchange }> {
    if (exchange.status !== 409 || fresh === 2) return { one, exchange };
    fresh = 2;
    const other = made(group) ?? one;
    return { one: other, exchange: await send(other) };
  }

  async function judge(one: Case, exchange: Exchange): Promise<void> {
    const verdict = verdictOf(one, exchange);
    if (verdict.is === 'wrong') run.report(exchange, verdict.found);
    if (verdict.is !== 'doubtful') return;
    // Something else may have gone wrong meanwhile: the plain request still works, and this one still does not.
    const plain = await sendPlain();
    if (!worked(plain)) return;
    const again = await send(one);
    if (worked(again)) await records.learnMade(again);
    if (verdictOf(one, again).is === 'doubtful') run.report(again, verdict.found);
  }
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
