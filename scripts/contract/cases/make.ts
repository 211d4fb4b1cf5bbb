// All cases of an operation, from the contract alone: no path, field or envelope is hard-coded.
import { forRequests } from '../direction.ts';
import type { Json } from '../document.ts';
import { createJudge, type Judge } from '../judge.ts';
import type { Contract } from '../load.ts';
import { isJson, isParts } from '../media.ts';
import { listOperations, type Operation } from '../operations.ts';
import type { Attempt } from './attempt.ts';
import type { Case, CaseKind, CaseOptions, CaseRequest } from './case.ts';
import { byTurns } from './choose.ts';
import { createMaker } from './create-maker.ts';
import { hostileCases } from './hostile-cases.ts';
import { jsonCases } from './json-cases.ts';
import type { Maker } from './maker.ts';
import { malformedCases } from './malformed-cases.ts';
import { parameterCases } from './parameter-cases.ts';
import { partsCases } from './parts-cases.ts';
import { bareCases } from './plain-body-cases.ts';

/**
 * `json` replaces the contract's first example of a body; `taken` are fuller bodies that are known
 * to be valid.
 */
type PlainOptions = Pick<CaseOptions, 'context' | 'seed'> & { json?: Json; taken?: Json[] };

export interface CaseMaker {
  /** The cases of an operation in a fixed order, with unique names within each kind. */
  of(operation: Operation, options?: CaseOptions): Case[];
  /** The same cases without building them, for callers that need only a few. */
  attempts(operation: Operation, options?: PlainOptions): Attempt[];
  /** A plausible request without a field under test. */
  plain(operation: Operation, options?: PlainOptions): CaseRequest;
}

/** @param judge an existing judge for this contract */
export function createCaseMaker(contract: Contract, judge: Judge = createJudge(contract)): CaseMaker {
  const document = forRequests(contract.document);
  const sent = new Map(listOperations(document).map((operation) => [operation.pointer, operation]));
  const makerOf = (operation: Operation, options: PlainOptions) =>
    createMaker({ document }, judge, sent.get(operation.pointer) ?? operation, options);
  const attemptsOf: CaseMaker['attempts'] = (operation, options = {}) =>
    numbered([...allAttempts(makerOf(operation, options))]);
  return {
    plain: (operation, options = {}) => makerOf(operation, options).request(),
    attempts: attemptsOf,
    of(operation, { limit = Number.POSITIVE_INFINITY, seed = 1, context } = {}) {
      const attempts = attemptsOf(operation, { seed, ...(context && { context }) });
      const made = new Map<Attempt, Case>();
      for (const [some, most] of portions(attempts, limit)) {
        let count = 0;
        for (const attempt of most < some.length ? byTurns(some, ({ sort }) => sort, seed) : some) {
          if (count >= most) break;
          const one = attempt.make();
          if (!one) continue;
          made.set(attempt, { operation, name: attempt.name, ...one });
          count += 1;
        }
      }
      return attempts.flatMap((attempt) => made.get(attempt) ?? []);
    },
  };
}

/** The candidates, and how many to choose. */
const portions = (
  attempts: Attempt[],
  limit: number | Record<CaseKind, number>,
): [attempts: Attempt[], most: number][] =>
  typeof limit === 'number'
    ? [[attempts, limit]]
    : [...Map.groupBy(attempts, ({ kind }) => kind)].map(([kind, some]) => [some, limit[kind]]);

function* allAttempts(maker: Maker): Generator<Attempt> {
  const { body } = maker;
  if (!body) {
    yield {
      kind: 'valid',
      name: 'only what is required',
      sort: 'valid required',
      make() {
        const request = maker.request();
        return maker.wrong(request)?.length === 0
          ? { kind: 'valid', request, expects: 'accepted' }
          : undefined;
      },
    };
  }
  yield* parameterCases(maker);
  if (body && isJson(body.type)) yield* jsonCases(maker, body);
  else if (body && isParts(body.type)) yield* partsCases(maker, body);
  else if (body) yield* bareCases(maker, body);
  yield* malformedCases(maker);
  yield* hostileCases(maker);
}

/** Numbers duplicate names. */
function numbered(attempts: Attempt[]): Attempt[] {
  const seen = new Map<string, number>();
  return attempts.map((attempt) => {
    const name = `${attempt.kind} ${attempt.name}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? attempt : { ...attempt, name: `${attempt.name} #${count}` };
  });
}
