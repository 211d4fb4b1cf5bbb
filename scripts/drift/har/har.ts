// Checks recorded traffic: whether requests belong to the contract, responses conform to it, and requests were accepted
// or rejected correctly. Sends nothing.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../contract/document.ts';
import { createJudge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import { isJson, mediaType } from '../../contract/media.ts';
import { findOperation, methodsOf, type Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import { answerFindings, type FindingDraft, jsonOf } from '../findings/answer-findings.ts';
import { createCoverage } from '../findings/coverage.ts';
import { createFindings } from '../findings/finding.ts';
import type { DriftKind } from '../findings/kinds.ts';
import type { Judged } from '../findings/summary.ts';
import { HarError, harEntries } from './har-entries.ts';
import { type Recorded, readEntry } from './har-entry.ts';
import { createPrefixes } from './har-prefix.ts';
import { type ReadRequest, readRequest, requestFindings } from './har-request.ts';
import { createSecrets } from './har-secrets.ts';

/** Statuses caused by browser requests that say nothing about the API. */
const OF_BROWSERS = [206, 304];

/**
 * @param path a recording or a folder of recordings
 * @throws HarError if one cannot be read
 */
export async function judgeRecording(
  path: string,
  {
    contract,
    operations,
    kinds,
  }: { contract: Contract; operations: Operation[]; kinds?: ReadonlySet<DriftKind> | undefined },
): Promise<Judged> {
  const judge = createJudge(contract);
  const [findings, coverage] = [createFindings(contract, kinds), createCoverage(contract.document)];
  const [prefixes, secrets] = [createPrefixes(contract), createSecrets(contract)];
  const files = filesOf(path);
  for await (const recorded of all(files)) {
    secrets.see(recorded);
    if (recorded.answer && !isPage(recorded)) prefixes.see(recorded.method, recorded.url);
  }
  const chosen = prefixes.chosen();
  const counts = { judged: 0, unanswered: 0, elsewhere: 0, unknown: 0 };
  for await (const recorded of all(files)) take(recorded);
  const isAny = counts.judged > 0 || findings.all().length > 0;
  return {
    findings: findings.all(),
    operations,
    mode: 'write',
    coverage,
    figures: [{ name: 'exchanges judged', value: `${counts.judged}` }],
    remarks: remarks(chosen, counts),
    ended: undefined,
    inconclusive: isAny
      ? undefined
      : 'No request of the recording is one of the contract. Give a recording of calls of this API, and its contract by --contract.',
    notAsBefore: [],
  };

  function take(recorded: Recorded): void {
    const { method, url, answer } = recorded;
    const prefix = chosen.get(url.origin);
    if (prefix === undefined || !url.pathname.startsWith(`${prefix}/`) || isPage(recorded)) {
      counts.elsewhere += 1;
      return;
    }
    if (!answer) {
      counts.unanswered += 1;
      return;
    }
    const asked = url.pathname.slice(prefix.length);
    const found = findOperation(contract, method, asked);
    if (!found) {
      stranger(recorded, asked, prefix);
    } else if (isStatic(recorded, found.operation)) {
      counts.elsewhere += 1;
    } else if (operations.includes(found.operation)) {
      judgeOne(recorded, answer, found, prefix);
    }
  }

  function judgeOne(
    recorded: Recorded,
    answer: NonNullable<Recorded['answer']>,
    { operation, params }: { operation: Operation; params: Record<string, string> },
    prefix: string,
  ): void {
    counts.judged += 1;
    const { status } = answer;
    const json = answer.isWhole ? jsonOf(answer) : undefined;
    const request = readRequest(recorded, operation, params);
    const prefers = recorded.request.headers.get('prefer') ?? '';
    const told = [
      ...answerFindings(judge, operation, answer, OF_BROWSERS, prefers).filter((one) =>
        isRecorded(one, answer),
      ),
      ...requestFindings(judge, operation, request, { status, json }),
    ];
    for (const one of told) report(one, recorded, operation, prefix);
    coverage.answered(operation, status);
    if (status < 200 || status >= 400 || status === 304) return;
    coverage.worked(operation, given(operation, request), json);
  }

  function report(
    told: FindingDraft,
    recorded: Recorded,
    operation: Pick<Operation, 'id' | 'method' | 'path'> & Partial<Operation>,
    prefix: string,
  ): void {
    const { parameters } = operation;
    findings.add({
      ...told,
      operation,
      tried: 'a recorded request',
      status: recorded.answer?.status ?? 0,
      // The browser, which makes the same requests, has no other class.
      requestClass: 'plain',
      curl: secrets.curl(recorded, parameters && { parameters }, prefix),
      excerpt: secrets.excerpt(recorded.answer?.body ?? new Uint8Array()),
    });
  }

  /** A request below the API's prefix that the contract does not declare. */
  function stranger(recorded: Recorded, asked: string, prefix: string): void {
    const { method, answer } = recorded;
    counts.unknown += 1;
    // An error response to an unknown path is correct; only successes are part of the API.
    if (!answer || answer.status >= 300 || method === 'OPTIONS' || method === 'HEAD') return;
    if (operations.length < contract.operations.length || !isApi(recorded, asked, prefix)) return;
    const methods = methodsOf(contract, asked);
    const path = methods.length > 0 ? templateOf(asked) : withoutIds(asked);
    const told: FindingDraft = {
      kind: 'undeclared-operation',
      severity: 'warning',
      says:
        methods.length > 0
          ? `Answered ${method}; the contract has ${methods.join(', ').toUpperCase()} for this path.`
          : 'Answered at a path that the contract does not have.',
      rule: methods.length > 0 ? `/paths/${toStep(path)}` : '/paths',
      expected: 'an operation of the contract',
      actual: `${method} ${path}`,
    };
    report(
      told,
      recorded,
      { id: `${method} ${path}`, method: method.toLowerCase() as Operation['method'], path },
      prefix,
    );
  }

  function templateOf(asked: string): string {
    const [method = ''] = methodsOf(contract, asked);
    return findOperation(contract, method, asked)?.operation.path ?? asked;
  }

  /** Without a prefix, the API shares its host with pages and files. */
  function isApi({ request, answer }: Recorded, asked: string, prefix: string): boolean {
    const speaksJson = [request.headers, answer?.headers].some((one) => one && isJson(mediaType(one)));
    if (!speaksJson || /\.\w{1,8}$/.test(asked)) return false;
    const first = asked.split('/')[1];
    return prefix !== '' || contract.operations.some(({ path }) => path.split('/')[1] === first);
  }
}

async function* all(files: string[]): AsyncGenerator<Recorded> {
  for (const file of files) {
    for await (const entry of harEntries(file)) {
      const recorded = await readEntry(entry, file);
      if (recorded) yield recorded;
    }
  }
}

function filesOf(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const files = readdirSync(path).filter((file) => file.endsWith('.har'));
  if (files.length === 0)
    throw new HarError(`${path} holds no .har file; give a recording or a folder of them.`);
  return files.sort().map((file) => join(path, file));
}

/** Missing data in a recording is not the server's fault. */
function isRecorded(
  { kind, at }: FindingDraft,
  { headers, isWhole }: NonNullable<Recorded['answer']>,
): boolean {
  // Chrome removes cookies from exports.
  if (kind === 'missing-header')
    return at !== 'header:Set-Cookie' && [...headers.keys()].some((name) => name !== 'content-type');
  if (kind === 'undeclared-media-type') return headers.has('content-type') || isWhole;
  return kind !== 'unreadable-body' || isWhole;
}

/** A page navigation, which is not an API call. */
const isPage = ({ method, request, answer }: Recorded): boolean =>
  method === 'GET' &&
  (request.headers.get('sec-fetch-mode') === 'navigate' ||
    /^text\/html/.test(request.headers.get('accept') ?? '')) &&
  (!answer || /html|^$/.test(mediaType(answer.headers)));

/** A file that only matches a path of parameters. */
const isStatic = ({ answer }: Recorded, { path }: Operation): boolean =>
  /^(\/\{[^/]*\})+$/.test(path) &&
  !!answer &&
  /html|css|javascript|^(image|font|audio|video)\//.test(mediaType(answer.headers));

/** One path for all records: `/widgets/{…}`. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((step) => ((/\d/.test(step) && !/^v\d+$/.test(step)) || step.length > 30 ? '{…}' : step))
    .join('/');

function given(
  { parameters }: Operation,
  { given }: ReadRequest,
): { names: string[]; body: Json | undefined } {
  const has = {
    path: () => true,
    query: hasQuery,
    header: (name: string) => given.headers.has(name),
    cookie: () => false,
  };
  function hasQuery(name: string): boolean {
    return [...given.query.keys()].some((key) => key === name || key.startsWith(`${name}[`));
  }
  return {
    names: parameters.flatMap(({ in: where, name }) => (has[where](name) ? [name] : [])),
    body: given.body as Json | undefined,
  };
}

function remarks(
  chosen: Map<string, string>,
  counts: { unanswered: number; elsewhere: number; unknown: number },
): string[] {
  const places = [...chosen].map(([origin, prefix]) => `${origin}${prefix}`);
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  return [
    ...(places.length > 0 ? [`Judged is what was asked of ${places.join(', ')}.`] : []),
    ...(counts.elsewhere > 0
      ? [
          `${many(counts.elsewhere, 'request', 'requests')} to other places, for pages or for files: left out.`,
        ]
      : []),
    ...(counts.unanswered > 0
      ? [`${many(counts.unanswered, 'call was', 'calls were')} broken off before an answer came: left out.`]
      : []),
    ...(counts.unknown > 0
      ? [`${many(counts.unknown, 'call', 'calls')} to what the contract does not have.`]
      : []),
  ];
}
