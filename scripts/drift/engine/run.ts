// One run against one target: sends requests, judges every response and collects what it learns.
import type { RequestClass } from '../../../src/response-check/finding.ts';
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import { toGiven, type WireRequest } from '../../contract/cases/http.ts';
import { type CaseMaker, createCaseMaker } from '../../contract/cases/make.ts';
import type { Json } from '../../contract/document.ts';
import { createJudge, type Judge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Access } from '../auth/access.ts';
import type { Credential } from '../auth/credential.ts';
import { answerFindings, type FindingDraft, jsonOf } from '../findings/answer-findings.ts';
import { type Coverage, createCoverage } from '../findings/coverage.ts';
import { createFindings, type Findings } from '../findings/finding.ts';
import type { DriftKind } from '../findings/kinds.ts';
import { Pool } from '../model/pool.ts';
import { sentIn } from '../model/query-parts.ts';
import { type Resource, resourcesOf } from '../model/resources.ts';
import { type Creations, createCreations } from '../protection/creations.ts';
import { createIdentifiers } from '../protection/identifiers.ts';
import { createOwnership, type Ownership } from '../protection/ownership.ts';
import { createSharedWrites, type SharedWrites } from '../protection/shared-writes.ts';
import { createWriteGuard, type WriteGuard } from '../protection/write-guard.ts';
import { type Failure, isFailure, type Reply } from '../wire/reply.ts';
import type { Sender } from '../wire/sender.ts';
import { createSending, type Flight, type Sending, wireOf } from './sending.ts';

/** A request and its response. */
export interface Exchange extends Flight {
  /** 0 without a response. */
  status: number;
  reply: Reply | Failure;
  /** The body if it is JSON. */
  json: Json | undefined;
}

export interface CallOptions {
  /** What is being tried, for the report. */
  tried: string;
  /** Defaults to `plain`. */
  requestClass?: RequestClass;
  /** Defaults to a caller with access; null sends no credentials. */
  caller?: Credential | null;
  /** Statuses that HTTP itself defines: they need no declaration. */
  lenient?: readonly number[];
  /** Skips the check against the contract. */
  unjudged?: boolean;
}

export interface RunOptions {
  contract: Contract;
  sender: Pick<Sender, 'send'>;
  /** Maximum number of requests without cleanup; undefined for no limit. */
  budget: number | undefined;
  /** Ends the run; its records are still removed. */
  stop: AbortSignal;
  access: Access;
  mode: 'read' | 'write';
  seed: number;
  /** Unique hexadecimal digits of this run. */
  runId: string;
  /** The target's address; addresses in responses are followed only with it. */
  target?: URL;
  /** Whether existing data is changed and restored. */
  allowSharedWrites: boolean;
  /** operationIds that are never called. */
  skipped: ReadonlySet<string>;
  /** The command line that repeats a request. */
  curl(wire: WireRequest, caller: Credential | undefined): string;
  mask(text: string): string;
  operations: Operation[];
  /** The kinds of findings that are reported; undefined for all. */
  kinds?: ReadonlySet<DriftKind> | undefined;
  /** Cases per operation, of all kinds together. */
  perOperation: number;
  fuzz: number;
  /** Of this contract; a new one by default. */
  judge?: Judge;
  /** Whether several writes may be in flight at once. */
  parallel?: boolean;
  /** Whether lists and series of calls (create, change, delete) are left out. */
  isBrief?: boolean;
  /** Whether the target is thrown away afterwards, so that it is neither restored nor compared. */
  isDisposable?: boolean;
  /** Delays before each retry of a read, in milliseconds. */
  waits?: readonly number[];
  /** Receives every judged response. */
  seen?(exchange: Exchange, how: Required<Pick<CallOptions, 'lenient'>>): void;
}

export interface Run extends RunOptions, Pick<Sending, 'watch' | 'awaitTarget'> {
  judge: Judge;
  cases: CaseMaker;
  resources: Resource[];
  pool: Pool;
  ownership: Ownership;
  guard: WriteGuard;
  shared: SharedWrites;
  findings: Findings;
  coverage: Coverage;
  call(operation: Operation, request: CaseRequest, how: CallOptions): Promise<Exchange>;
  /** Counts a case, if it was sent. */
  countCase(exchange: Exchange): void;
  casesTried(): number;
  /** Adds a finding about an exchange, unless the run has ended and a missing response might explain it. */
  report(exchange: Exchange, found: FindingDraft): void;
  creations: Creations;
  /** Why the run cannot continue; undefined while it can. */
  readonly ended: string | undefined;
  /** Whether requests are sent without limits. */
  readonly isCleaning: boolean;
  /** Requests inside count toward no budget, and are sent even after the end of the run. */
  withoutLimits<T>(work: () => Promise<T>): Promise<T>;
  /** From now on, all requests are without limits. */
  beginCleanUp(): void;
  /** Whether any request could have changed the target. */
  hasWritten(): boolean;
  /** Number of requests so far without cleanup. */
  sent(): number;
  /** Starts a part of the run that pauses at this total number of requests; the next part may continue. */
  allow(most: number): void;
  /** Whether a part was paused, so that not everything was tried. */
  readonly isShort: boolean;
  /** Whether the whole budget is spent. */
  readonly isSpent: boolean;
}

/** Statuses that HTTP defines for unreadable or too frequent requests of any API. */
export const TRANSPORT = [400, 405, 406, 408, 411, 413, 414, 415, 417, 421, 422, 426, 429, 431] as const;
export const REFUSING = [401, 403] as const;

/** After this many calls without a response, the target counts as unavailable. */
const MOST_FAILURES = 5;
/** Why a part of a run pauses. */
const SHARE_SPENT = 'Its share of the budget is spent.';
const EXCERPT = 600;
/** Length to mask before truncating, since half a secret would stay readable. */
const READ = 20_000;

export function createRun(options: RunOptions): Run {
  const { contract, access, sender, budget = Number.POSITIVE_INFINITY } = options;
  const { judge = createJudge(contract) } = options;
  const resources = resourcesOf(contract.document, contract.operations);
  let failures = 0;
  let sent = 0;
  let casesTried = 0;
  let hasWritten = false;
  let ended: string | undefined;
  let [isCleaning, isShort, isSpent] = [false, false, false];
  let allowed = budget;
  let turn: Promise<unknown> = Promise.resolve();
  const pool = new Pool(resources);
  const identifiers = createIdentifiers(contract.document, options.runId);
  const creations = createCreations();
  const ownership = createOwnership(resources, pool, identifiers);
  const cases = createCaseMaker(contract, judge);
  const wrongIn = (operation: Operation, request: CaseRequest) => wrongFields({ judge }, operation, request);
  const sending = createSending({
    ...options,
    plain: (operation) => cases.plain(operation, { seed: options.seed, context: { value: () => undefined } }),
    isCreate: (operation) => resources.some(({ create }) => create === operation),
    isSharing: () => shared.isOpen(),
    whyOver: () => (isCleaning || ended === SHARE_SPENT ? undefined : ended),
    isCleaning: () => isCleaning,
    report: (flight, reply, found) => tell(exchangeOf(flight, reply), found),
    end,
  });
  const send: Sender['send'] = (wire, extra) => sending.oneAtATime(() => sender.send(wire, extra));
  const shared = createSharedWrites(
    { ...options, sender: { send }, cases, pool, read: readAndJudge },
    wrongIn,
  );
  const run: Run = {
    ...options,
    judge,
    cases,
    resources,
    pool,
    ownership,
    watch: sending.watch,
    awaitTarget: sending.awaitTarget,
    guard: createWriteGuard({ ...options, resources, pool, creations }, ownership, identifiers, wrongIn),
    shared,
    findings: createFindings(contract, options.kinds),
    coverage: createCoverage(contract.document),
    creations,
    get ended() {
      return ended;
    },
    get isCleaning() {
      return isCleaning;
    },
    async withoutLimits(work) {
      const before = isCleaning;
      isCleaning = true;
      try {
        return await work();
      } finally {
        isCleaning = before;
      }
    },
    beginCleanUp() {
      isCleaning = true;
    },
    get isShort() {
      return isShort;
    },
    get isSpent() {
      return isSpent;
    },
    hasWritten: () => hasWritten,
    sent: () => sent,
    allow(most) {
      allowed = Math.min(most, budget);
      if (ended === SHARE_SPENT) ended = undefined;
    },
    countCase({ status }) {
      casesTried += Number(status > 0);
    },
    casesTried: () => casesTried,
    async call(
      operation,
      request,
      { tried, requestClass = 'plain', caller = access.callerOf(operation), lenient = [], unjudged = false },
    ) {
      const permission = run.guard.permit(operation, request, requestClass);
      const { send: permitted = request } = permission;
      const isLeftOut = permission.send === undefined || sending.isCrashing(operation);
      const wire = wireOf(operation, permitted);
      const who = caller ?? undefined;
      if (!isLeftOut && !isCleaning) mayGoOn();
      const asked = ownership.count();
      const flight: Flight = { operation, request: permitted, requestClass, asked, wire, caller: who, tried };
      const take = (reply: Reply | Failure): Exchange => {
        const exchange = exchangeOf(flight, reply);
        ownership.see(exchange);
        if (isFailure(reply)) failed(exchange, reply);
        else if (!unjudged || reply.status >= 500) {
          judgeReply(exchange, reply, lenient);
          learnFrom(exchange, reply);
        }
        return exchange;
      };
      if (isLeftOut) return take(LEFT_OUT);
      if (ended !== undefined && !isCleaning) return take(stopped(ended));
      hasWritten ||= permission.isWrite;
      const sendNow = () => (permission.isWrite ? sending.write(flight) : sending.send(flight));
      const isCase = requestClass !== 'plain';
      return inTurn(
        permission.isShared ? shared.send(operation, permitted, { caller: who, isCase }, sendNow) : sendNow(),
        take,
      );
    },
    report(exchange, found) {
      if (ended === undefined || isCleaning) tell(exchange, found);
    },
  };
  return run;

  function tell(exchange: Exchange, found: FindingDraft): void {
    const { operation, status, requestClass, tried, reply } = exchange;
    const text = isFailure(reply)
      ? reply.says
      : options.mask(new TextDecoder().decode(reply.body.subarray(0, READ)));
    run.findings.add({
      ...found,
      operation,
      tried,
      status,
      requestClass,
      curl: options.curl(exchange.wire, exchange.caller),
      excerpt: (isFailure(reply) ? options.mask(text) : text).slice(0, EXCERPT),
    });
  }

  function end(says: string): void {
    if (ended === undefined || ended === SHARE_SPENT) ended = says;
  }

  function mayGoOn(): void {
    if (ended === SHARE_SPENT && options.stop.aborted) ended = undefined;
    if (options.stop.aborted) ended ??= 'It was stopped.';
    else if (sent >= budget && ended === undefined) {
      isSpent = true;
      ended = `Its budget of ${budget} requests is spent.`;
    } else if (sent >= allowed) ended ??= SHARE_SPENT;
    if (ended === undefined) sent += 1;
    isShort ||= ended === SHARE_SPENT;
  }

  /** Processes responses in request order, however long each takes. */
  function inTurn<T, R>(sent: Promise<T>, take: (answer: T) => R): Promise<R> {
    const before = turn;
    const taken = sent.then((answer) => before.then(() => take(answer)));
    turn = taken.catch(() => undefined);
    return taken;
  }

  async function readAndJudge(
    operation: Operation,
    request: CaseRequest,
    caller: Credential | undefined,
  ): Promise<Reply | Failure> {
    const wire = wireOf(operation, request);
    const asked = ownership.count();
    const tried = 'reading before and after a change';
    const flight: Flight = { operation, request, requestClass: 'plain', asked, wire, caller, tried };
    const reply = await sending.send(flight);
    if (!isFailure(reply)) judgeReply(exchangeOf(flight, reply), reply, []);
    return reply;
  }

  function failed(exchange: Exchange, { failure, says }: Failure): void {
    if (failure === 'withheld') return;
    if (failure === 'budget' || failure === 'stopped') {
      ended ??= says;
      return;
    }
    // The crash itself is reported.
    if (sending.isCrashing(exchange.operation)) return;
    failures += 1;
    const isAway = failure === 'unreachable' || failure === 'certificate' || failures >= MOST_FAILURES;
    // An unavailable target is not the fault of one operation.
    if (isAway) return void end(says);
    run.report(exchange, {
      kind: 'no-answer',
      says,
      at: failure,
      rule: `${exchange.operation.pointer}/responses`,
      expected: 'an answer that can be read',
    });
  }

  function judgeReply(exchange: Exchange, reply: Reply, lenient: readonly number[]): void {
    failures = 0;
    const { operation, request, status, json } = exchange;
    options.seen?.(exchange, { lenient });
    const given = { status, headers: reply.headers, body: reply.body };
    const [, prefers = ''] = Object.entries(request.headers).find(([name]) => /^prefer$/i.test(name)) ?? [];
    for (const found of answerFindings(judge, operation, given, lenient, prefers)) tell(exchange, found);
    run.coverage.answered(operation, status);
    if (!isAccepted(exchange)) return;
    const names = [
      ...Object.keys(request.params),
      ...sentIn(contract.document, operation, request.query),
      ...Object.keys(request.headers),
    ];
    const body = jsonIn(request);
    const parts =
      request.body && 'parts' in request.body
        ? Object.fromEntries(request.body.parts.map(({ name }) => [name, true]))
        : undefined;
    run.coverage.worked(
      operation,
      { names: new Set(declaredNames(operation, names)), body: body ?? parts },
      json,
    );
  }

  function learnFrom(exchange: Exchange, reply: Reply): void {
    const { operation, request, json } = exchange;
    if (!isAccepted(exchange)) return;
    const version = reply.headers.get('etag');
    if (version !== null || operation.effect === 'write')
      run.pool.learnVersion(operation.path, request.params, version);
    run.pool.learnValues(json);
  }
}

const exchangeOf = (flight: Flight, reply: Reply | Failure): Exchange => ({
  ...flight,
  status: isFailure(reply) ? 0 : reply.status,
  reply,
  json: isFailure(reply) ? undefined : jsonOf(reply),
});

const isAccepted = ({ status }: Exchange): boolean => status >= 200 && status < 400;

/** The fields of a request that violate the contract. */
export function wrongFields(
  { judge }: Pick<Run, 'judge'>,
  operation: Operation,
  request: CaseRequest,
): string[] {
  const given = toGiven(request);
  return given ? judge.request(operation, given).map(({ field }) => field) : [];
}

/** Header names are case-insensitive. */
const declaredNames = ({ parameters }: Operation, names: string[]): string[] =>
  parameters.flatMap(({ name }) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase()) ? [name] : [],
  );

const LEFT_OUT: Failure = { failure: 'withheld', says: 'It was left out.', ms: 0 };

const stopped = (says: string): Failure => ({ failure: 'stopped', says, ms: 0 });

export const succeeded = ({ status }: Exchange): boolean => status >= 200 && status < 300;
export const isRefusal = ({ status }: Exchange): boolean => status >= 400 && status < 500;
