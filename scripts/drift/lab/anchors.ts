// Compares with two other tools on the same faults and traffic: Redocly's drift on a recording, and Prism's validating
// proxy on each response.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json, OpenApi } from '../../contract/document.ts';
import { createJudge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import { isJson, mediaType } from '../../contract/media.ts';
import { type AnswerFault, answerFaults } from './answer-faults.ts';
import { harOf } from './har.ts';
import type { LabAnswer, Recorded } from './record.ts';
import { isFoundInReplay } from './replay.ts';

/** Number of faults of each kind. */
const SAMPLE = 3;
const SERVER = 'http://lab.test';

export async function compareAnchors(contract: Contract, traffic: Recorded[]): Promise<string> {
  const judge = createJudge(contract);
  const faults = sample(answerFaults(contract.document, traffic));
  const prism = await prismOn(contract.document);
  const redocly = redoclyOn(contract.document, faults);
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  const rows = [...kinds].map(([kind, list]) => ({
    kind,
    of: list.length,
    ours: list.filter((one) => isFoundInReplay(judge, one)).length,
    prism: list.filter(prism).length,
    redocly: list.filter((one) => redocly.has(one)).length,
  }));
  return table(rows);
}

interface AnchorRow {
  kind: string;
  of: number;
  ours: number;
  prism: number;
  redocly: number;
}

function table(rows: AnchorRow[]): string {
  const sum = (key: 'of' | 'ours' | 'prism' | 'redocly') => rows.reduce((total, row) => total + row[key], 0);
  const all = { kind: 'all', of: sum('of'), ours: sum('ours'), prism: sum('prism'), redocly: sum('redocly') };
  const width = Math.max(...rows.map(({ kind }) => kind.length));
  const cell = (value: number | string) => `${value}`.padStart(8);
  const line = ({ kind, of, ours, prism, redocly }: Record<keyof AnchorRow, number | string>) =>
    [`${kind}`.padEnd(width), cell(of), cell(ours), cell(prism), cell(redocly)].join(' ');
  const head = line({
    kind: 'seeded in answers',
    of: 'faults',
    ours: 'drift',
    prism: 'Prism',
    redocly: 'Redocly',
  });
  return [head, ...rows.map(line), line(all)].join('\n');
}

/** A sample of each kind, spread over the operations. */
function sample(faults: AnswerFault[]): AnswerFault[] {
  const used = new Map<string, number>();
  const uses = ({ operation }: AnswerFault) => used.get(operation.id) ?? 0;
  return [...Map.groupBy(faults, ({ kind }) => kind).values()].flatMap((list) => {
    const chosen: AnswerFault[] = [];
    for (let i = 0; i < Math.min(SAMPLE, list.length); i += 1) {
      const [first, ...rest] = list.filter((one) => !chosen.includes(one));
      if (!first) break;
      const least = rest.reduce((best, one) => (uses(one) < uses(best) ? one : best), first);
      used.set(least.operation.id, uses(least) + 1);
      chosen.push(least);
    }
    return chosen;
  });
}

interface PrismParts {
  getHttpOperationsFromSpec(document: object): Promise<{ path: string; method: string }[]>;
}
type ValidateOutput = (given: {
  resource: object;
  element: { statusCode: number; headers: Record<string, string>; body: unknown };
}) => { _tag: 'Left' | 'Right'; left?: unknown };

/** Validates like `prism proxy`, which reports in `sl-violations`. */
async function prismOn(document: OpenApi): Promise<(fault: AnswerFault) => boolean> {
  const cli = createRequire(import.meta.resolve('@stoplight/prism-cli'));
  const { getHttpOperationsFromSpec } = cli('@stoplight/prism-http') as PrismParts;
  const { validateOutput } = cli('@stoplight/prism-http/dist/validator') as {
    validateOutput: ValidateOutput;
  };
  const resources = await getHttpOperationsFromSpec(structuredClone(document));
  const judge = ({ operation }: AnswerFault, answer: LabAnswer): string => {
    const resource = resources.find(
      ({ path, method }) => path === operation.path && method.toLowerCase() === operation.method,
    );
    if (!resource) throw new Error(`Prism knows no ${operation.id}.`);
    const outcome = validateOutput({
      resource,
      element: {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: bodyOf(answer),
      },
    });
    return outcome._tag === 'Left' ? JSON.stringify(outcome.left) : '';
  };
  return (fault) => {
    const seeded = fault.into(fault.shows);
    return seeded !== undefined && judge(fault, seeded) !== judge(fault, fault.shows);
  };
}

/** Prism's view of a body: JSON if its type says so and it parses, else text. */
function bodyOf({ headers, body }: LabAnswer): unknown {
  if (!isJson(mediaType(headers))) return body === '' ? undefined : body;
  try {
    return JSON.parse(body) as Json;
  } catch {
    // Prism's proxy passes on a body that it cannot parse.
    return body;
  }
}

interface Problem {
  exchangeIndex: number;
  ruleId: string;
  message: string;
  operationId?: string;
}

/** The findings of `redocly drift`, without those it has for the fault-free recording. */
function redoclyOn(document: OpenApi, faults: AnswerFault[]): Set<AnswerFault> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-anchors-'));
  const api = join(folder, 'contract.json');
  writeFileSync(api, JSON.stringify(document));
  const found = new Set<AnswerFault>();
  try {
    // Redocly merges equal findings, so each recording has one exchange per operation.
    for (const batch of batches(faults)) {
      const problems = (answer: (fault: AnswerFault) => LabAnswer | undefined) => {
        const exchanges = batch.map((fault) => ({
          asked: fault.shows,
          answer: answer(fault) ?? fault.shows,
        }));
        return askRedocly(folder, api, harOf(SERVER, exchanges));
      };
      const before = new Set(problems((fault) => fault.shows).map(nameOf));
      for (const problem of problems((fault) => fault.into(fault.shows))) {
        const fault = batch[problem.exchangeIndex];
        if (fault && !before.has(nameOf(problem))) found.add(fault);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

const nameOf = ({ exchangeIndex, ruleId, message, operationId }: Problem) =>
  `${operationId ?? exchangeIndex} ${ruleId} ${message}`;

function askRedocly(folder: string, api: string, har: object): Problem[] {
  const [traffic, report] = [join(folder, 'traffic.har'), join(folder, 'report.json')];
  writeFileSync(traffic, JSON.stringify(har));
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const args = ['drift', traffic, '--api', api, '--server', SERVER, '--format', 'json', '-o', report];
  rmSync(report, { force: true });
  try {
    execFileSync(process.execPath, [cli, ...args], { stdio: 'ignore' });
  } catch {
    // Redocly exits with 1 on findings; a missing report fails below.
  }
  return (JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] }).problems;
}

function batches(faults: AnswerFault[]): AnswerFault[][] {
  const lists: AnswerFault[][] = [];
  for (const fault of faults) {
    const free = lists.find((list) => list.every(({ operation }) => operation !== fault.operation));
    if (free) free.push(fault);
    else lists.push([fault]);
  }
  return lists;
}
