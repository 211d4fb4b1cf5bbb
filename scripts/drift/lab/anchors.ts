// What two other tools find of the same plants in the same traffic: Redocly's drift over an archive of it, and the
// judgement of Prism's validating proxy over each answer.
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
import { type AnswerPlant, answerPlants } from './answer-plants.ts';
import { harOf } from './har.ts';
import type { LabAnswer, Recorded } from './record.ts';
import { isFoundInReplay } from './replay.ts';

/** Plants of each kind. */
const SAMPLE = 3;
const SERVER = 'http://lab.test';

export async function compareAnchors(contract: Contract, traffic: Recorded[]): Promise<string> {
  const judge = createJudge(contract);
  const plants = sample(answerPlants(contract.document, traffic));
  const prism = await prismOn(contract.document);
  const redocly = redoclyOn(contract.document, plants);
  const kinds = Map.groupBy(plants, ({ kind }) => kind);
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
    kind: 'planted in answers',
    of: 'plants',
    ours: 'drift',
    prism: 'Prism',
    redocly: 'Redocly',
  });
  return [head, ...rows.map(line), line(all)].join('\n');
}

/** Of each kind some, of as many operations as there are. */
function sample(plants: AnswerPlant[]): AnswerPlant[] {
  const used = new Map<string, number>();
  const uses = ({ operation }: AnswerPlant) => used.get(operation.id) ?? 0;
  return [...Map.groupBy(plants, ({ kind }) => kind).values()].flatMap((list) => {
    const chosen: AnswerPlant[] = [];
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

/** As `prism proxy` judges what comes back: what it puts into `sl-violations`. */
async function prismOn(document: OpenApi): Promise<(plant: AnswerPlant) => boolean> {
  const cli = createRequire(import.meta.resolve('@stoplight/prism-cli'));
  const { getHttpOperationsFromSpec } = cli('@stoplight/prism-http') as PrismParts;
  const { validateOutput } = cli('@stoplight/prism-http/dist/validator') as {
    validateOutput: ValidateOutput;
  };
  const resources = await getHttpOperationsFromSpec(structuredClone(document));
  const judge = ({ operation }: AnswerPlant, answer: LabAnswer): string => {
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
  return (plant) => {
    const planted = plant.into(plant.shows);
    return planted !== undefined && judge(plant, planted) !== judge(plant, plant.shows);
  };
}

/** What Prism makes of a body: JSON where the type says so and it is, text otherwise. */
function bodyOf({ headers, body }: LabAnswer): unknown {
  if (!isJson(mediaType(headers))) return body === '' ? undefined : body;
  try {
    return JSON.parse(body) as Json;
  } catch {
    // Prism's proxy passes on what it cannot read as text.
    return body;
  }
}

interface Problem {
  exchangeIndex: number;
  ruleId: string;
  message: string;
  operationId?: string;
}

/** What `redocly drift` tells of an archive, less what it tells of the honest one. */
function redoclyOn(document: OpenApi, plants: AnswerPlant[]): Set<AnswerPlant> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-anchors-'));
  const api = join(folder, 'contract.json');
  writeFileSync(api, JSON.stringify(document));
  const found = new Set<AnswerPlant>();
  try {
    // What is the same in several exchanges it tells once: of each operation there is one in an archive.
    for (const batch of batches(plants)) {
      const problems = (answer: (plant: AnswerPlant) => LabAnswer | undefined) => {
        const exchanges = batch.map((plant) => ({
          asked: plant.shows,
          answer: answer(plant) ?? plant.shows,
        }));
        return askRedocly(folder, api, harOf(SERVER, exchanges));
      };
      const before = new Set(problems((plant) => plant.shows).map(nameOf));
      for (const problem of problems((plant) => plant.into(plant.shows))) {
        const plant = batch[problem.exchangeIndex];
        if (plant && !before.has(nameOf(problem))) found.add(plant);
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
    // It ends with 1 where it finds something; without a report, reading it says so.
  }
  return (JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] }).problems;
}

function batches(plants: AnswerPlant[]): AnswerPlant[][] {
  const lists: AnswerPlant[][] = [];
  for (const plant of plants) {
    const free = lists.find((list) => list.every(({ operation }) => operation !== plant.operation));
    if (free) free.push(plant);
    else lists.push([plant]);
  }
  return lists;
}
