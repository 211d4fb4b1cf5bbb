// Probes a target: it is up, it is the right address, and it accepts the credentials.
import type { Operation } from '../contract/operations.ts';
import { type Exchange, type Run, succeeded } from './engine/run.ts';
import { pathParametersOf } from './model/resources.ts';
import type { Requests } from './requests/requests.ts';

/** @returns why nothing can be proven; undefined if something can */
export const whyNothingIsProven = async (
  run: Run,
  plain: Requests['plain'],
  reading: Operation[],
): Promise<string | undefined> =>
  (await reach(run, plain, reading)) ?? (await refusedCredentials(run, plain, reading));

/** A few probes are enough to know whether the target responds and accepts the caller. */
const MOST_PROBES = 4;

/** Probes a few read operations; returns why nothing can be proven, if so. */
async function reach(run: Run, plain: Requests['plain'], reading: Operation[]): Promise<string | undefined> {
  const simple = reading.toSorted(
    (a, b) => pathParametersOf(a.path).length - pathParametersOf(b.path).length || required(a) - required(b),
  );
  const answers: Exchange[] = [];
  for (const operation of simple.slice(0, MOST_PROBES)) {
    answers.push(await run.call(operation, plain(operation, {}), { tried: 'a probe', unjudged: true }));
    if (answers.some(succeeded) && !answers.every(isPage)) break;
    if (run.ended !== undefined || answers.filter(isUnanswered).length > 1) break;
  }
  const [first] = answers;
  if (!first) return undefined;
  if (answers.every(isUnanswered)) {
    return 'failure' in first.reply ? first.reply.says : 'The target does not answer.';
  }
  if (run.ended !== undefined) return run.ended;
  if (answers.length > 1 && answers.every(isPage)) {
    return 'Everything is answered with a web page. Give the address of the API as --target, with its prefix.';
  }
  if (answers.every(({ status }) => status >= 300 && status < 400)) {
    const to = 'headers' in first.reply ? first.reply.headers.get('location') : '';
    return `The target leads elsewhere${to ? `, to ${to}` : ''}. Give that address as --target.`;
  }
  const same = answers.every(({ status }) => status === first.status)
    ? ALL_THE_SAME[first.status]
    : undefined;
  if (same && (first.status !== 404 || pathParametersOf(first.operation.path).length === 0)) return same;
  if (run.access.callers.length > 0 && answers.every(({ status }) => status === 401))
    return whyNotIn(run, answers);
  const asked = answers.filter(({ operation }) => !operation.open);
  if (
    asked.length > 0 &&
    asked.length === answers.length &&
    asked.every(({ status }) => status === 401 || status === 403)
  ) {
    return whyNotIn(run, asked);
  }
  return undefined;
}

/** Finds credentials that the target always rejects. */
async function refusedCredentials(
  run: Run,
  plain: Requests['plain'],
  reading: Operation[],
): Promise<string | undefined> {
  const refused: string[] = [];
  for (const caller of run.access.callers) {
    const protectedOnes = reading.filter(
      (one) =>
        !one.open && run.access.callersOf(one).some((each) => each === caller || each.as === caller.as),
    );
    const simple = protectedOnes.toSorted(
      (a, b) => pathParametersOf(a.path).length - pathParametersOf(b.path).length,
    );
    const answers: Exchange[] = [];
    for (const operation of simple.slice(0, MOST_PROBES)) {
      answers.push(
        await run.call(operation, plain(operation, {}), { tried: 'a probe', unjudged: true, caller }),
      );
      if (answers.at(-1)?.status !== 401) break;
    }
    // A single operation may reject a user type by mistake.
    const isEnough = answers.length > 1 || run.access.callers.length === 1;
    if (answers.length > 0 && isEnough && answers.every(({ status }) => status === 401))
      refused.push(`${caller}`);
  }
  return refused.length === 0
    ? undefined
    : `The target refuses these credentials: it answers 401 to them (${refused.join('; ')}).`;
}

function whyNotIn({ access: { callers, types, isSure } }: Run, asked: Exchange[]): string {
  if (callers.length === 0)
    return 'The target asks for credentials, and none were given. Give them with --auth.';
  const isAnybody = asked.some(({ caller }) => caller !== undefined) || callers.some(isSure);
  if (isAnybody || types.length === 0) return 'The target lets none of the given credentials in.';
  const given = callers.map(({ as }) => as).join(', ');
  return `No operation is for ${given}: the contract's security names ${types.slice(0, 8).join(', ')}. Give one of them with --as.`;
}

/** Explanations if all responses have this status. */
const ALL_THE_SAME: Record<number, string> = {
  404: 'Every path is answered with 404. Give the address of the API as --target, with its prefix.',
  429: 'The target answers 429 to everything: too many requests. Wait a while, and give a lower --rate.',
  502: 'The target answers 502 to everything: its proxy cannot reach the backend. Start the backend.',
  503: 'The target answers 503 to everything: it does not serve just now. Look whether the backend is up.',
  504: 'The target answers 504 to everything: the backend does not respond to its proxy. Check that it is running.',
};

const isUnanswered = ({ reply }: Exchange): boolean => 'failure' in reply;

const required = ({ parameters }: Operation) => parameters.filter(({ required }) => required).length;

const isPage = ({ reply }: Exchange): boolean =>
  'body' in reply && /^\s*<(!doctype html|html)/i.test(new TextDecoder().decode(reply.body.subarray(0, 200)));
