// The drift command. It takes its arguments, environment and terminal as parameters, so that tests run it in their own
// process.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { contractFaults } from '../contract/faults.ts';
import { type Contract, loadContract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import { ContractError } from '../contract/source.ts';
import { SourceError } from '../diff/source-error.ts';
import { isAddress, readSource } from '../diff/sources.ts';
import { AcceptedError, acceptFindings, baselineOf, readAccepted } from '../report/accepted.ts';
import { UsageError } from '../report/usage-error.ts';
import { emit, hasColor, OutputError, type Terminal, writeReport } from '../report/write.ts';
import { createAccess } from './auth/access.ts';
import { createMask } from './auth/mask.ts';
import { check } from './check.ts';
import { type DriftOptions, type LiveOptions, readOptions } from './cli/options.ts';
import { createProgress } from './cli/progress.ts';
import { HELP, nearest } from './cli/usage.ts';
import { MOST_PAGES, MOST_PARENTS, MOST_READS, MOST_RECORDS } from './comparison/snapshot.ts';
import { casesPerOperation } from './engine/budget-shares.ts';
import type { Run } from './engine/run.ts';
import { type Judged, summarize } from './findings/summary.ts';
import { judgeRecording } from './har/har.ts';
import { HarError } from './har/har-entries.ts';
import { withPlainPaths } from './model/plain-paths.ts';
import { sentencesIn } from './model/problem.ts';
import { prefixesUpToParameters } from './model/resources.ts';
import type { Rejection } from './protection/creations.ts';
import { curlOf } from './wire/curl.ts';
import { createSender } from './wire/sender.ts';
import { isLoopback } from './wire/target.ts';

/** Request budget for a target that others use too. */
const BUDGET_ELSEWHERE = 1500;
const DEFAULT_COVERAGE = 30;
/** Characters of a rejection in a remark. */
const MOST_SAID = 120;

/** What the command uses of its process. */
export interface CommandProcess {
  stdout: Terminal;
  stderr: Terminal;
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/**
 * @returns the exit code: 0 if clean, 1 on drift, 2 for wrong usage or an unreadable contract, 3 if nothing was proven
 * or this tool failed
 */
export async function main(args: string[], env: NodeJS.ProcessEnv, own: CommandProcess): Promise<number> {
  let options: DriftOptions | undefined;
  try {
    const read = readOptions(args, env);
    if (read === 'help') {
      own.stdout.write(`${HELP}\n`);
      return 0;
    }
    options = read;
    return await run(read, own);
  } catch (error) {
    const isTold = [UsageError, ContractError, SourceError, AcceptedError, OutputError, HarError].some(
      (kind) => error instanceof kind,
    );
    if (!isTold) return await tellUnforeseen(error, options?.contract, own);
    own.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
}

/** An unexpected error comes from an invalid contract or from a bug here; it is never drift. */
async function tellUnforeseen(
  error: unknown,
  contractFile: string | undefined,
  { stderr }: CommandProcess,
): Promise<number> {
  const faults = contractFile === undefined ? [] : await contractFaults(contractFile);
  if (faults.length > 0) stderr.write(`The contract is no valid OpenAPI:\n${faults.join('\n')}\n`);
  else stderr.write(`This tool itself failed, which says nothing of the target: ${inspect(error)}\n`);
  return faults.length > 0 ? 2 : 3;
}

async function run(options: DriftOptions, own: CommandProcess): Promise<number> {
  const { source } = options;
  const loaded = await readContract(options.contract);
  const contract = 'har' in source ? loaded : withPlainPaths(loaded);
  const accepted = options.baseline === undefined ? undefined : readAccepted(options.baseline);
  const operations = chosen(contract.operations, options);
  const { kinds } = options;
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [judged, subject, leastCoverage] =
    'har' in source
      ? // A recording covers only what its author captured, so it has no coverage requirement.
        [await judgeRecording(source.har, { contract, operations, kinds }), source.har, 0]
      : [
          await judgeTarget(
            source.live,
            { contract, operations, version, kinds, skipped: options.skip },
            own,
          ),
          source.live.target.href,
          DEFAULT_COVERAGE,
        ];
  const { findings, remarks } = accepted
    ? acceptFindings(judged.findings, accepted, new Date().toISOString().slice(0, 10))
    : { findings: judged.findings, remarks: [] };
  const report = summarize(judged, {
    subject: `${subject} against ${isAddress(options.contract) ? options.contract : relative('.', options.contract)}`,
    version,
    findings,
    failOn: options.failOn,
    minCoverage: options.minCoverage ?? leastCoverage,
    remarks: [...loaded.remarks, ...remarks],
  });
  if (options.writeBaseline !== undefined) await emit(baselineOf(findings), options.writeBaseline);
  const how = {
    color: hasColor(options.out, own.stdout),
    failOn: options.failOn,
    isBrief: !options.isVerbose,
  };
  await emit(writeReport(report, options.format, how), options.out, own.stdout);
  return report.exitCode;
}

async function readContract(given: string): Promise<Contract> {
  if (!isAddress(given)) return loadContract(given, { isLenient: true });
  const { contract, where } = await readSource(given);
  return { ...contract, where };
}

interface Against {
  contract: Contract;
  operations: Operation[];
  version: string;
  kinds: DriftOptions['kinds'];
  /** operationIds that are never called. */
  skipped: string[];
}

async function judgeTarget(
  live: LiveOptions,
  { contract, operations, version, kinds, skipped }: Against,
  own: CommandProcess,
): Promise<Judged> {
  const { target, credentials } = live;
  const isLocal = isLoopback(target);
  const runId = randomBytes(4).toString('hex');
  const budget = live.budget ?? (isLocal ? undefined : BUDGET_ELSEWHERE);
  const callable = operations.filter(({ effect }) => live.mode === 'write' || effect === 'read');
  const mask = createMask(credentials);
  const [stop, end] = [new AbortController(), new AbortController()];
  const interrupt = () => (stop.signal.aborted ? end : stop).abort();
  // Never removed: a further Ctrl-C while the run ends would lose the report, with its list of what is left.
  own.on('SIGINT', interrupt);
  own.on('SIGTERM', interrupt);
  const sender = createSender({
    target,
    timeoutMs: live.timeoutMs,
    perSecond: live.rate,
    signal: end.signal,
    headers: { 'User-Agent': `contract-drift/${version}`, 'X-Drift-Run': runId },
  });
  const progress = createProgress(own.stderr);
  try {
    const outcome = await check(
      {
        contract,
        sender,
        access: createAccess(contract, credentials),
        mode: live.mode,
        seed: live.seed,
        runId,
        target,
        allowSharedWrites: live.allowSharedWrites,
        parallel: live.parallel,
        skipped: new Set(skipped),
        budget,
        stop: stop.signal,
        operations,
        kinds,
        perOperation: casesPerOperation(budget, callable.length),
        fuzz: live.fuzz,
        curl: (wire, caller) => curlOf(wire, target, caller),
        mask: (text) => mask.text(text),
      },
      progress,
    );
    const { run, cases, inconclusive, notAsBefore, isComparisonLimited } = outcome;
    return {
      // An unreachable or wrong target is not drift.
      findings: inconclusive === undefined ? run.findings.all() : [],
      operations,
      mode: run.mode,
      coverage: run.coverage,
      figures: [
        { name: 'cases', value: `${cases}` },
        { name: 'requests', value: `${run.sent()}` },
      ],
      remarks: [
        ...(run.isShort && run.ended === undefined
          ? [`Not everything was tried within ${budget} requests; a larger --budget tries more.`]
          : []),
        ...remarksOf(run, live),
        ...(isComparisonLimited
          ? [
              `Compared before and after the run up to a limit: ${MOST_PAGES} pages and ${MOST_RECORDS} single records of a list, ${MOST_PARENTS} records with lists below them, ${MOST_READS} reads.`,
            ]
          : []),
      ],
      ended: run.ended,
      inconclusive:
        inconclusive ??
        (run.ended === undefined || run.isSpent ? undefined : `The run ended early: ${run.ended}`),
      notAsBefore,
    };
  } finally {
    progress.end();
    await sender.close();
  }
}

/** Explains skipped requests that might have changed foreign data, and creates that returned existing records. */
function remarksOf(run: Run, { allowSharedWrites, target }: LiveOptions): string[] {
  const { guard, creations, mode } = run;
  const flag = isLoopback(target)
    ? '--allow-shared-writes sends them'
    : '--allow-shared-writes sends them, on your own machine only';
  const notSent = (why: string, counts: Iterable<[string, number]>, isAllowable = true): string[] => {
    const all = [...counts];
    const requests = all.reduce((sum, [, count]) => sum + count, 0);
    const names = all.map(([name, count]) => `${name} (${count})`).join(', ');
    const advice = isAllowable && !allowSharedWrites ? `; ${flag}` : '';
    return mode === 'write' && requests > 0
      ? [`Not sent, as ${why}: ${requests} requests of ${all.length} operations${advice}: ${names}.`]
      : [];
  };
  const missing = Map.groupBy(guard.leftOut(), ([id]) => refusedCreationFor(run, id));
  return [
    ...notSent('they can change what this run did not make', missing.get(undefined) ?? []),
    ...[...missing].flatMap(([creation, counts]) =>
      creation ? notSent(`no creation has succeeded (${refusalOf(run, creation)})`, counts, false) : [],
    ),
    ...notSent('no declared operation removes what they make', guard.leftOutForGood()),
    ...[...creations.existing()].map(
      ([{ id }, ids]) =>
        `${id} answered records that were there before, which were left alone: ${[...ids].join(', ')}.`,
    ),
  ];
}

/** The rejected creation without which an operation has no record to work with. */
function refusedCreationFor({ operations, resources, creations }: Run, id: string): Rejection | undefined {
  const path = operations.find((one) => one.id === id)?.path ?? '';
  const above = prefixesUpToParameters(path).flatMap((prefix) =>
    resources.filter((one) => one.path === prefix),
  );
  return above.flatMap(({ create }) => (create && creations.rejectionOf(create)) ?? []).at(-1);
}

/** `createZone: 422 The name must end in a dot` */
function refusalOf(run: Run, { operation, status, json }: Rejection): string {
  const text = run.mask(sentencesIn(json)).slice(0, MOST_SAID).trim();
  return `${operation.id}: ${status}${text === '' ? '' : ` ${text}`}`;
}

/** @throws UsageError naming an operationId that the contract does not have */
function chosen(operations: Operation[], { only, skip }: Pick<DriftOptions, 'only' | 'skip'>): Operation[] {
  const ids = operations.map(({ id }) => id);
  for (const [option, named] of Object.entries({ only: only ?? [], skip })) {
    const stranger = named.find((id) => !ids.includes(id));
    if (stranger === undefined) continue;
    const near = nearest(stranger, ids);
    throw new UsageError(
      `--${option} names ${stranger}, an unknown operationId; ${near ? `did you mean ${near}?` : `the contract has ${ids.slice(0, 8).join(', ')}${ids.length > 8 ? ', …' : ''}.`}`,
    );
  }
  return operations.filter(({ id }) => (only?.includes(id) ?? true) && !skip.includes(id));
}
