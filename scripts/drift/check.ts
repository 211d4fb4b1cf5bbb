// One run from beginning to end: is there anybody, what is there, does it do what the contract says, and clean up.

import type { Operation } from '../contract/operations.ts';
import { tryCallers, tryMethods, tryOpen, tryRoles } from './checks/callers.ts';
import { tryKnownValues } from './checks/cases/known-values.ts';
import { tryCases } from './checks/cases/try-cases.ts';
import { checkConditional } from './checks/changes/conditional.ts';
import { checkContents } from './checks/changes/contents.ts';
import { checkForms } from './checks/changes/forms.ts';
import { checkNeighbours } from './checks/changes/neighbours.ts';
import { checkOthers, rememberOthers } from './checks/changes/others.ts';
import { checkUploads } from './checks/changes/uploads.ts';
import { checkVersion } from './checks/changes/versions.ts';
import { checkWholes } from './checks/changes/wholes.ts';
import { tryEntitled } from './checks/entitled.ts';
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
import { checkUndone } from './checks/life/undone.ts';
import { checkBelowUnknown, checkUnknown } from './checks/life/unknown.ts';
import { checkListing } from './checks/lists/listings.ts';
import { checkReadable } from './checks/lists/readable.ts';
import { checkSearches } from './checks/lists/searches.ts';
import { checkSelections } from './checks/lists/selections.ts';
import { checkTable } from './checks/lists/tables.ts';
import { tryMediaTypes } from './checks/media-types.ts';
import { readMore } from './checks/read-more.ts';
import { createRecords } from './records.ts';
import { createRequests } from './requests.ts';
import { blanksOf } from './resources.ts';
import { createRun, type Exchange, type Run, type RunOptions, worked } from './run.ts';
import { inTurns, type Turn } from './turns.ts';

export interface Outcome {
  run: Run;
  cases: number;
  /** Why nothing is proven; undefined where something is. */
  inconclusive: string | undefined;
  /** What could not be removed. */
  left: string[];
  /** What others made, and could not be put back. */
  changed: string[];
}

export interface Watch {
  /** What is being done, for whoever waits. */
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
  const inconclusive = await reach(run, requests.plain, reading, watch);
  if (inconclusive !== undefined) return { run, cases: 0, inconclusive, left: [], changed: [] };
  let cases = 0;
  let putBack = async (): Promise<string[]> => [];
  let left: string[] = [];
  let changed: string[] = [];
  const isWriting = run.mode === 'write';
  try {
    await inTurns(run, run.budget ?? Number.POSITIVE_INFINITY, [
      { weight: 2, work: prepare },
      { weight: isWriting ? 5 : 12, work: each(tried, tryOne) },
      {
        weight: isWriting ? 3 : 1,
        work: (end) => inTurns(run, end, [...again(), ...(isWriting ? lived() : [])]),
      },
    ]);
  } finally {
    // Also where this tool itself fails.
    if (run.made.length > 0) watch.step('removing what this run made', tried.length, tried.length);
    changed = await putBack();
    left = await records.cleanUp();
  }
  return { run, cases, inconclusive: undefined, left, changed };

  /** What there is to work with. */
  async function prepare(): Promise<void> {
    watch.step('looking at what is there', 0, tried.length);
    await records.harvest();
    if (!isWriting) return;
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
    await inTurns(run, end, [
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
          await checkListing(run, requests, records, operation);
          await checkSearches(run, requests, records, operation);
          await checkTable(run, requests, records, operation);
          await checkSelections(run, requests, records, operation);
        },
      },
    ]);
  }

  /** Operations once more, now that there is more to ask them about. */
  function again(): Turn[] {
    const paths = [...new Set(tried.map(({ path }) => path))];
    const reads = each(tried, (operation) => readMore(run, requests, records, operation));
    const methods = each(paths, (path) => tryMethods(run, requests, records, path));
    const readable = each(run.resources, (resource) => checkReadable(run, requests, resource));
    if (!isWriting) return [{ work: reads }, { work: readable }, { work: methods }];
    // What had nothing to be about may have something by now.
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

  /** What becomes of records. */
  function lived(): Turn[] {
    const lives = each(run.resources, async (resource) => {
      watch.step(`the life of ${resource.path}`, tried.length, tried.length);
      await checkLifecycle(run, requests, records, resource);
    });
    const below = each(run.resources, (resource) => checkBelow(run, requests, records, resource));
    const rest = [
      checkActions,
      checkAnswered,
      checkUndone,
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
      checkNeighbours,
    ].map((work): Turn => ({ work: () => work(run, requests, records) }));
    return [{ weight: 8, work: lives }, { weight: 2, work: below }, ...rest];
  }

  /** One after the other, each with the same share. */
  function each<T>(list: readonly T[], work: (one: T, end: number) => Promise<unknown>): Turn['work'] {
    return (end) =>
      inTurns(
        run,
        end,
        list.map((one) => ({ work: (its) => work(one, its) })),
      );
  }

  /** Removing is tried on something that this run made. */
  async function keepOne(path: string): Promise<void> {
    const resource = run.resources.find((one) => one.path === path);
    if (resource?.create && !run.pool.records(resource).some(({ own }) => own)) {
      await records.make(resource, 'making a record to work with');
    }
  }
}

/** What makes something comes first, then what changes one record, then what may change many, and at last what removes. */
function byHarm({ resources }: Run): (a: Operation, b: Operation) => number {
  const harm = (one: Operation): number => {
    if (one.method === 'delete') return 3;
    if (resources.some(({ create }) => create === one)) return 0;
    return blanksOf(one.path).length > 0 ? 1 : 2;
  };
  return (a, b) => harm(a) - harm(b);
}

/** Few are enough to know whether anybody is there, and lets this caller in. */
const MOST_PROBES = 4;

/** Asks a few operations that change nothing; says why nothing can be proven, where that is so. */
async function reach(
  run: Run,
  plain: ReturnType<typeof createRequests>['plain'],
  reading: RunOptions['operations'],
  watch: Watch,
): Promise<string | undefined> {
  watch.step('knocking', 0, 1);
  const simple = reading.toSorted(
    (a, b) => blanksOf(a.path).length - blanksOf(b.path).length || required(a) - required(b),
  );
  const answers: Exchange[] = [];
  for (const operation of simple.slice(0, MOST_PROBES)) {
    answers.push(await run.call(operation, plain(operation, {}), { tried: 'knocking', unjudged: true }));
    if (answers.some(worked) && !answers.every(isPage)) break;
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
  if (same && (first.status !== 404 || blanksOf(first.operation.path).length === 0)) return same;
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

function whyNotIn({ access: { callers, types, isSure } }: Run, asked: Exchange[]): string {
  if (callers.length === 0)
    return 'The target asks for credentials, and none were given. Give them with --auth.';
  const isAnybody = asked.some(({ caller }) => caller !== undefined) || callers.some(isSure);
  if (isAnybody || types.length === 0) return 'The target lets none of the given credentials in.';
  const given = callers.map(({ as }) => as).join(', ');
  return `No operation is for ${given}: the contract's security names ${types.slice(0, 8).join(', ')}. Give one of them with --as.`;
}

/** What an answer says of the whole target, where all are of this status. */
const ALL_THE_SAME: Record<number, string> = {
  404: 'Every path is answered with 404. Give the address of the API as --target, with its prefix.',
  429: 'The target answers 429 to everything: too many requests. Wait a while, and give a lower --rate.',
  502: 'The target answers 502 to everything: what stands before the backend does not reach it. Start the backend.',
  503: 'The target answers 503 to everything: it does not serve just now. Look whether the backend is up.',
  504: 'The target answers 504 to everything: the backend does not answer what stands before it. Look whether it is up.',
};

const isUnanswered = ({ reply }: Exchange): boolean => 'failure' in reply;

const required = ({ parameters }: RunOptions['operations'][number]) =>
  parameters.filter(({ required }) => required).length;

const isPage = ({ reply }: Exchange): boolean =>
  'body' in reply && /^\s*<(!doctype html|html)/i.test(new TextDecoder().decode(reply.body.subarray(0, 200)));
