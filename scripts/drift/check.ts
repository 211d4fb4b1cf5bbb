// One run from start to end: probe the target, discover records, run the checks, clean up.

import type { Operation } from '../contract/operations.ts';
import { type BudgetShare, runWithinBudget } from './engine/budget-shares.ts';
import { tryCallers, tryMethods, tryOpen, tryRoles } from './checks/access/callers.ts';
import { tryKnownValues } from './checks/cases/known-values.ts';
import { tryCases } from './checks/cases/try-cases.ts';
import { tryUnreadableTexts } from './checks/cases/unreadable-texts.ts';
import { checkConditional } from './checks/changes/conditional.ts';
import { checkContents } from './checks/changes/contents.ts';
import { checkForms } from './checks/changes/forms.ts';
import { checkOthers, rememberOthers } from './checks/changes/others.ts';
import { checkUploads } from './checks/changes/uploads.ts';
import { checkVersion } from './checks/changes/versions.ts';
import { checkWholes } from './checks/changes/wholes.ts';
import { tryEntitled } from './checks/access/entitled.ts';
import { checkActions } from './checks/life/actions.ts';
import { checkAdded } from './checks/life/added.ts';
import { checkAddresses } from './checks/life/addresses.ts';
import { checkAnswered } from './checks/life/answered.ts';
import { checkBatches } from './checks/life/batches.ts';
import { checkBelow } from './checks/life/below.ts';
import { checkLifecycle } from './checks/life/lifecycle.ts';
import { checkNoParent } from './checks/life/no-parent.ts';
import { checkParent } from './checks/life/parents.ts';
import { checkRelations } from './checks/life/relations.ts';
import { tryRemoval } from './checks/life/removals.ts';
import { checkRepeats } from './checks/life/repeats.ts';
import { tryUndone } from './checks/life/undone.ts';
import { checkBelowUnknown, checkUnknown } from './checks/life/unknown.ts';
import { checkListing } from './checks/lists/listings.ts';
import { checkReadable } from './checks/lists/readable.ts';
import { checkSearches } from './checks/lists/searches.ts';
import { tryMediaTypes } from './checks/cases/media-types.ts';
import { readMore } from './checks/lists/read-more.ts';
import { type Before, lookBefore, restoreAll } from './comparison/aftermath.ts';
import { readingsOf } from './protection/brake.ts';
import { whyNothingIsProven } from './reach.ts';
import { createRecords } from './records/records.ts';
import { createRequests } from './requests/requests.ts';
import { pathParametersOf } from './model/resources.ts';
import { createRun, type Run, type RunOptions } from './engine/run.ts';

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
  const run = createRun(options);
  const requests = createRequests(run);
  const records = createRecords(run, requests);
  const { operations } = run;
  const reading = operations.filter(({ effect, method }) => effect === 'read' && method !== 'options');
  const writing = operations.filter(({ effect }) => effect === 'write');
  const tried = run.mode === 'write' ? [...reading, ...writing.toSorted(byHarm(run))] : reading;
  watch.step('probing the target', 0, 1);
  const inconclusive = await whyNothingIsProven(run, requests.plain, reading);
  if (inconclusive !== undefined)
    return { run, cases: 0, inconclusive, notAsBefore: [], isComparisonLimited: false };
  let cases = 0;
  let putBack = async (): Promise<void> => undefined;
  let before: Before | undefined;
  let notAsBefore: string[] = [];
  const isWriting = run.mode === 'write';
  try {
    await runWithinBudget(run, run.budget ?? Number.POSITIVE_INFINITY, [
      { weight: 2, work: prepare },
      { weight: isWriting ? 5 : 12, work: each(tried, tryOne) },
      ...(run.isBrief ? [] : [{ weight: isWriting ? 3 : 1, work: tryTogether }]),
      ...(isWriting ? [{ weight: 0.5, work: each(tried, tryLast) }] : []),
    ]);
  } finally {
    // Clean up even if this tool itself fails.
    if (run.hasWritten() && !run.isDisposable) {
      watch.step('removing created records, and comparing', tried.length, tried.length);
      notAsBefore = await restoreAll(run, requests, records, { before, putBack });
    }
  }
  const isComparisonLimited = run.hasWritten() && before?.snapshot.isLimited === true;
  return { run, cases, inconclusive: undefined, notAsBefore, isComparisonLimited };

  async function tryLast(operation: Operation): Promise<void> {
    if (operation.effect === 'write') cases += await tryUnreadableTexts(run, requests, records, operation);
  }

  async function tryTogether(end: number): Promise<void> {
    await runWithinBudget(run, end, [...again(), ...(isWriting ? lived() : [])]);
  }

  async function prepare(): Promise<void> {
    watch.step('discovering records', 0, tried.length);
    await records.harvest();
    if (!isWriting) return;
    if (!run.isDisposable) {
      before = await lookBefore(run, requests);
      run.watch(readingsOf(before.snapshot, requests.plain));
    }
    putBack = await rememberOthers(run, requests);
    for (const resource of run.resources) {
      if (run.ended || !resource.create) continue;
      const made = await records.make(resource, 'making a record to work with');
      if (made) await records.make(resource, 'making a record with more in it', { rich: true });
    }
  }

  async function tryOne(operation: Operation, end: number): Promise<void> {
    watch.step(operation.id, tried.indexOf(operation), tried.length);
    const isRemoving = operation.method === 'delete' && isWriting;
    if (isRemoving) await keepOne(operation.path);
    await runWithinBudget(run, end, [
      {
        weight: 5,
        work: async () => {
          cases += await tryCases(run, requests, records, operation);
        },
      },
      {
        weight: 2,
        work: async () => {
          await tryCallers(run, requests, records, operation);
          await tryRoles(run, requests, operation);
          await tryEntitled(run, requests, records, operation);
          await tryOpen(run, requests, records, operation);
        },
      },
      {
        work: async () => {
          if (isRemoving) await tryRemoval(run, requests, records, operation);
          await tryMediaTypes(run, requests, records, operation);
          await checkVersion(run, requests, records, operation);
          await checkConditional(run, requests, records, operation);
          await checkParent(run, requests, operation);
          await checkUnknown(run, requests, operation);
          await checkBelowUnknown(run, requests, operation);
        },
      },
      {
        weight: 4,
        work: async () => {
          if (run.isBrief) return;
          await checkListing(run, requests, records, operation);
          await checkSearches(run, requests, records, operation);
        },
      },
    ]);
  }

  /** Tries operations again now that more records are known. */
  function again(): BudgetShare[] {
    const paths = [...new Set(tried.map(({ path }) => path))];
    const reads = each(tried, (operation) => readMore(run, requests, records, operation));
    const methods = each(paths, (path) => tryMethods(run, requests, records, path));
    const readable = each(run.resources, (resource) => checkReadable(run, requests, resource));
    if (!isWriting) return [{ work: reads }, { work: readable }, { work: methods }];
    // Operations that had no record to work with may have one by now.
    const unproven = (end: number) =>
      each(run.coverage.unproven(tried), async (operation) => {
        cases += await tryCases(run, requests, records, operation, { again: true });
      })(end);
    const known = each(tried, (operation) => tryKnownValues(run, requests, records, operation));
    return [
      { weight: 3, work: unproven },
      { work: () => records.harvest() },
      { work: known },
      { work: reads },
      { work: readable },
      { work: methods },
    ];
  }

  /** The checks of record lifecycles. */
  function lived(): BudgetShare[] {
    const lives = each(run.resources, async (resource) => {
      watch.step(`lifecycle of ${resource.path}`, tried.length, tried.length);
      await checkLifecycle(run, requests, records, resource);
    });
    const below = each(run.resources, (resource) => checkBelow(run, requests, records, resource));
    const rest = [
      checkActions,
      checkAnswered,
      tryUndone,
      checkRelations,
      checkRepeats,
      checkAdded,
      checkAddresses,
      checkNoParent,
      checkForms,
      checkWholes,
      checkContents,
      checkUploads,
      checkBatches,
      checkOthers,
    ].map(
      (work): BudgetShare => ({
        async work() {
          await work(run, requests, records);
          await run.shared.settle();
        },
      }),
    );
    return [{ weight: 8, work: lives }, { weight: 2, work: below }, ...rest];
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
