// One run from start to end: probe the target, discover records, run the checks, clean up.
import type { Operation } from '../contract/operations.ts';
import { rememberOthers } from './checks/changes/others.ts';
import { LAST_CHECKS, LATER_CHECKS, type LaterCheck, OPERATION_CHECKS } from './checks/registry.ts';
import { type Before, lookBefore, restoreAll } from './comparison/aftermath.ts';
import { type BudgetShare, runWithinBudget } from './engine/budget-shares.ts';
import type { Run, RunOptions } from './engine/run.ts';
import { pathParametersOf } from './model/resources.ts';
import { readingsOf } from './protection/brake.ts';
import { whyNothingIsProven } from './reach.ts';
import { createContext } from './records/context.ts';

export interface Outcome {
  run: Run;
  cases: number;
  /** Why nothing was proven; undefined if something was. */
  inconclusive: string | undefined;
  /** What differs from before the run, was left over, or could not be compared. */
  notAsBefore: string[];
  /** Whether only part of the data was compared. */
  isComparisonLimited: boolean;
}

export interface Watch {
  /** Reports progress. */
  step(says: string, done: number, of: number): void;
}

export async function check(options: RunOptions, watch: Watch): Promise<Outcome> {
  const context = createContext(options);
  const { run, requests, records } = context;
  const { operations } = run;
  const reading = operations.filter(({ effect, method }) => effect === 'read' && method !== 'options');
  const writing = operations.filter(({ effect }) => effect === 'write');
  const isWriting = run.mode === 'write';
  const tried = isWriting ? [...reading, ...writing.toSorted(byHarm(run))] : reading;
  watch.step('probing the target', 0, 1);
  const inconclusive = await whyNothingIsProven(run, requests.plain, reading);
  if (inconclusive !== undefined)
    return { run, cases: 0, inconclusive, notAsBefore: [], isComparisonLimited: false };
  let putBack = async (): Promise<void> => undefined;
  let before: Before | undefined;
  let notAsBefore: string[] = [];
  try {
    await runWithinBudget(run, run.budget ?? Number.POSITIVE_INFINITY, [
      { weight: 2, work: prepare },
      { weight: isWriting ? 5 : 12, work: each(tried, tryOne) },
      ...(run.isBrief ? [] : [{ weight: isWriting ? 3 : 1, work: inOrder(LATER_CHECKS) }]),
      ...(isWriting ? [{ weight: 0.5, work: inOrder(LAST_CHECKS) }] : []),
    ]);
  } finally {
    // Clean up even if this tool itself fails.
    if (run.hasWritten() && !run.isDisposable) {
      watch.step('removing created records, and comparing', tried.length, tried.length);
      notAsBefore = await restoreAll(context, { before, putBack });
    }
  }
  const isComparisonLimited = run.hasWritten() && before?.snapshot.isLimited === true;
  return { run, cases: run.casesTried(), inconclusive: undefined, notAsBefore, isComparisonLimited };

  async function prepare(): Promise<void> {
    watch.step('discovering records', 0, tried.length);
    await records.harvest();
    if (!isWriting) return;
    if (!run.isDisposable) {
      before = await lookBefore(context);
      run.watch(readingsOf(before.snapshot, requests.plain));
    }
    putBack = await rememberOthers(context);
    for (const resource of run.resources) {
      if (run.ended || !resource.create) continue;
      const made = await records.make(resource, 'making a record to work with');
      if (made) await records.make(resource, 'making a record with more in it', { rich: true });
    }
  }

  async function tryOne(operation: Operation, end: number): Promise<void> {
    watch.step(operation.id, tried.indexOf(operation), tried.length);
    if (operation.method === 'delete') await keepOne(operation.path);
    await runWithinBudget(
      run,
      end,
      OPERATION_CHECKS.map(({ weight, isLong, checks }) => ({
        weight,
        async work() {
          if (run.isBrief && isLong) return;
          for (const checkOne of checks) await checkOne(context, operation);
        },
      })),
    );
  }

  function inOrder(checks: readonly LaterCheck[]): BudgetShare['work'] {
    const shares = checks
      .filter(({ mode }) => mode === undefined || isWriting)
      .map((one): BudgetShare => ({ ...(one.weight && { weight: one.weight }), work: workOf(one) }));
    return (end) => runWithinBudget(run, end, shares);
  }

  function workOf(one: LaterCheck): BudgetShare['work'] {
    switch (one.of) {
      case 'operation': {
        const { check: checkOne, isFor = () => true } = one;
        return (end) =>
          each(
            tried.filter((operation) => isFor(context, operation)),
            (operation) => checkOne(context, operation),
          )(end);
      }
      case 'resource':
        return each(run.resources, (resource) => {
          watch.step(resource.path, tried.length, tried.length);
          return one.check(context, resource);
        });
      case 'path':
        return each([...new Set(tried.map(({ path }) => path))], (path) => one.check(context, path));
      case 'run':
        return each([context], one.check);
    }
  }

  /** Runs `work` for each item with equal shares of the budget. */
  function each<T>(list: readonly T[], work: (one: T, end: number) => Promise<unknown>): BudgetShare['work'] {
    return (end) =>
      runWithinBudget(
        run,
        end,
        list.map((one) => ({
          async work(its) {
            await work(one, its);
            await run.shared.settle();
          },
        })),
      );
  }

  /** Removal is tested on a record of this run. */
  async function keepOne(path: string): Promise<void> {
    const resource = run.resources.find((one) => one.path === path);
    if (resource?.create && !run.pool.records(resource).some(({ own }) => own)) {
      await records.make(resource, 'making a record to work with');
    }
  }
}

/** Orders creates first, then updates of one record, then bulk updates, and deletes last. */
function byHarm({ resources }: Run): (a: Operation, b: Operation) => number {
  const harm = (one: Operation): number => {
    if (one.method === 'delete') return 3;
    if (resources.some(({ create }) => create === one)) return 0;
    return pathParametersOf(one.path).length > 0 ? 1 : 2;
  };
  return (a, b) => harm(a) - harm(b);
}
