// `node scripts/drift/lab/foreign/examine.ts [--only library,shop] [--mode read|write] [--plants ID,…] [--seeds N]
// [--at-once N] [--drift FILE]`: holds the drift command against services it has never met. An honest one must leave it
// silent, each plant must be found at the operation that is at fault. Exits 1 when either fails.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operationsOf, readContract } from './kit/contract.ts';
import type { Plant } from './kit/service.ts';
import { type Outcome, runDrift } from './run-drift.ts';
import { type Foreign, SERVICES } from './services.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    mode: { type: 'string' },
    plants: { type: 'string' },
    seeds: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '1' },
    drift: { type: 'string', default: fileURLToPath(new URL('../../../drift.ts', import.meta.url)) },
  },
});

type Mode = 'read' | 'write';

interface Exam {
  service: Foreign;
  mode: Mode;
  seed: number;
  /** Left out, the service is honest. */
  plant?: Plant<never>;
}

interface Result extends Exam {
  outcome: Outcome;
  passed: boolean;
}

const listed = (text: string | undefined) => text?.split(',');
const services = SERVICES.filter(({ name }) => listed(values.only)?.includes(name) ?? true);
const modes: Mode[] = values.mode === 'read' || values.mode === 'write' ? [values.mode] : ['write', 'read'];

const rooms = services.flatMap((service) => modes.map((mode) => ({ service, mode })));
const honest = rooms.flatMap((room): Exam[] =>
  Array.from({ length: Number(values.seeds) }, (_, i) => ({ ...room, seed: i + 1 })),
);
const planted = rooms.flatMap(({ service, mode }): Exam[] =>
  service.plants
    .filter(({ id }) => listed(values.plants)?.includes(id) ?? true)
    .filter(({ readVisible }) => mode === 'write' || readVisible)
    .map((plant) => ({ service, mode, seed: 1, plant })),
);

/** What was said of honest services: said of a planted one, it shows nothing. */
const falseAlarms = new Set<string>();

async function take(exam: Exam): Promise<Result> {
  const { service, mode, seed, plant } = exam;
  const started = await service.start({ seed, ...(plant && { plant: plant.id }) });
  const contract = fileURLToPath(service.contract);
  const outcome = await runDrift({ drift: values.drift, contract, mode, seed, ...started });
  await started.close();
  const fresh = outcome.findings.filter(({ fingerprint }) => !falseAlarms.has(fingerprint));
  const passed = plant
    ? outcome.exitCode === 1 && fresh.some((one) => isAt(service, plant, one))
    : outcome.exitCode === 0 && outcome.findings.length === 0;
  if (!plant) for (const { fingerprint } of outcome.findings) falseAlarms.add(fingerprint);
  return { ...exam, outcome, passed };
}

/** Whether a finding is at the operation that is at fault, or at one where it is as right. */
function isAt(
  { contract }: Foreign,
  plant: Plant<never>,
  { operation }: Outcome['findings'][number],
): boolean {
  const right = operationsOf(readContract(contract)).filter(({ id }) =>
    [plant.operation, ...(plant.also ?? [])].includes(id),
  );
  return right.some(
    ({ method, path }) => method === operation?.method.toUpperCase() && path === operation.path,
  );
}

function tell({ service, mode, seed, plant, outcome, passed }: Result): void {
  const what = plant ? `${plant.id} (${plant.operation}: ${plant.says})` : `honest, seed ${seed}`;
  const mark = passed ? 'ok  ' : 'FAIL';
  console.error(
    `${mark} ${service.name} ${mode} ${what}: exit ${outcome.exitCode}, ${outcome.seconds.toFixed(1)} s`,
  );
  if (passed) return;
  for (const { severity, kind, operation, at = '', says } of outcome.findings.slice(0, 12)) {
    console.error(
      `       ${severity} ${kind} ${operation?.method ?? ''} ${operation?.path ?? ''} ${at} ${says}`,
    );
  }
  if (outcome.findings.length === 0) console.error(`       ${outcome.says}`);
}

const results: Result[] = [];
for (const exams of [honest, planted]) {
  const todo = exams.values();
  const work = async () => {
    for (const exam of todo) {
      const result = await take(exam);
      results.push(result);
      tell(result);
    }
  };
  // The machine is others' too.
  await Promise.all(Array.from({ length: Math.min(2, Number(values['at-once'])) }, work));
}

const table = services.flatMap(({ name }) =>
  modes.map((mode) => {
    const own = results.filter((one) => one.service.name === name && one.mode === mode);
    const score = (kind: Plant['kind']) => {
      const asked = own.filter(({ plant }) => plant?.kind === kind);
      return `${asked.filter(({ passed }) => passed).length}/${asked.length}`;
    };
    const silent = own.filter(({ plant }) => !plant);
    const times = own.map(({ outcome }) => outcome.seconds).toSorted((a, b) => a - b);
    return {
      contract: name,
      mode,
      response: score('response'),
      behaviour: score('behaviour'),
      'honest runs passed': `${silent.filter(({ passed }) => passed).length}/${silent.length}`,
      'false findings': silent.reduce((sum, { outcome }) => sum + outcome.findings.length, 0),
      'seconds, median': Number((times[Math.floor(times.length / 2)] ?? 0).toFixed(1)),
      'seconds, most': Number((times.at(-1) ?? 0).toFixed(1)),
    };
  }),
);
console.table(table);
const missed = results.filter(({ plant, passed }) => plant && !passed);
for (const { service, mode, plant } of missed) {
  console.log(`missed: ${service.name} ${mode} ${plant?.operation} ${plant?.id}: ${plant?.says}`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
