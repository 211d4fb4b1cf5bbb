// Runs the drift command against the fixture services. A correct one must have no findings, and each seeded fault must be
// found at its operation. Exits 1 otherwise.
// `node scripts/drift/lab/fixture-services/examine.ts [--only library,shop] [--mode read|write] [--faults ID,…]
// [--seeds N] [--at-once N] [--drift FILE]`
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operationsOf, readContract } from './kit/contract.ts';
import type { SeededFault } from './kit/service.ts';
import { type Outcome, runDrift } from './run-drift.ts';
import { type FixtureService, SERVICES } from './services.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    mode: { type: 'string' },
    faults: { type: 'string' },
    seeds: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '1' },
    drift: { type: 'string', default: fileURLToPath(new URL('../../../drift.ts', import.meta.url)) },
  },
});

type Mode = 'read' | 'write';

interface Exam {
  service: FixtureService;
  mode: Mode;
  seed: number;
  /** Omitted for a correct service. */
  fault?: SeededFault<never>;
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
const seeded = rooms.flatMap(({ service, mode }): Exam[] =>
  service.faults
    .filter(({ id }) => listed(values.faults)?.includes(id) ?? true)
    .filter(({ readVisible }) => mode === 'write' || readVisible)
    .map((fault) => ({ service, mode, seed: 1, fault })),
);

/** Findings of correct services, which prove nothing for a seeded fault. */
const falseAlarms = new Set<string>();

async function take(exam: Exam): Promise<Result> {
  const { service, mode, seed, fault } = exam;
  const started = await service.start({ seed, ...(fault && { fault: fault.id }) });
  const contract = fileURLToPath(service.contract);
  const outcome = await runDrift({ drift: values.drift, contract, mode, seed, ...started });
  await started.close();
  const fresh = outcome.findings.filter(({ fingerprint }) => !falseAlarms.has(fingerprint));
  const passed = fault
    ? outcome.exitCode === 1 && fresh.some((one) => isAt(service, fault, one))
    : outcome.exitCode === 0 && outcome.findings.length === 0;
  if (!fault) for (const { fingerprint } of outcome.findings) falseAlarms.add(fingerprint);
  return { ...exam, outcome, passed };
}

/** Whether a finding is at the faulty operation, or at another acceptable one. */
function isAt(
  { contract }: FixtureService,
  fault: SeededFault<never>,
  { operation }: Outcome['findings'][number],
): boolean {
  const right = operationsOf(readContract(contract)).filter(({ id }) =>
    [fault.operation, ...(fault.also ?? [])].includes(id),
  );
  return right.some(
    ({ method, path }) => method === operation?.method.toUpperCase() && path === operation.path,
  );
}

function tell({ service, mode, seed, fault, outcome, passed }: Result): void {
  const what = fault ? `${fault.id} (${fault.operation}: ${fault.says})` : `honest, seed ${seed}`;
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
for (const exams of [honest, seeded]) {
  const todo = exams.values();
  const work = async () => {
    for (const exam of todo) {
      const result = await take(exam);
      results.push(result);
      tell(result);
    }
  };
  // Leaves some cores to other processes.
  await Promise.all(Array.from({ length: Math.min(2, Number(values['at-once'])) }, work));
}

const table = services.flatMap(({ name }) =>
  modes.map((mode) => {
    const own = results.filter((one) => one.service.name === name && one.mode === mode);
    const score = (kind: SeededFault['kind']) => {
      const asked = own.filter(({ fault }) => fault?.kind === kind);
      return `${asked.filter(({ passed }) => passed).length}/${asked.length}`;
    };
    const silent = own.filter(({ fault }) => !fault);
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
const missed = results.filter(({ fault, passed }) => fault && !passed);
for (const { service, mode, fault } of missed) {
  console.log(`missed: ${service.name} ${mode} ${fault?.operation} ${fault?.id}: ${fault?.says}`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
