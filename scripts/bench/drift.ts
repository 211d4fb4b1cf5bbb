// How long the drift command takes, and how much memory: to plan a contract of 200 operations, and for the whole sandbox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createCaseMaker } from '../contract/cases/make.ts';
import { createJudge } from '../contract/judge.ts';
import { loadContract } from '../contract/load.ts';
import { select } from '../drift/checks/cases/select.ts';
import { startLabSandbox } from '../drift/lab/sandbox.ts';
import { table } from './measure.ts';

const OPERATIONS = 200;

export async function benchDrift(): Promise<string> {
  const plan = benchPlan();
  const whole = await benchWhole();
  return ['## The drift command', plan, whole].join('\n\n');
}

/** Ours, and its paths again with another beginning until there are enough; read from a file that nobody has seen. */
function benchPlan(): string {
  const { document } = loadContract();
  const folder = mkdtempSync(join(tmpdir(), 'bench-drift-'));
  try {
    const file = join(folder, 'large.json');
    writeFileSync(file, JSON.stringify(enlarged(document)));
    const began = performance.now();
    const contract = loadContract(file);
    const read = performance.now();
    const cases = createCaseMaker(contract, createJudge(contract));
    let groups = 0;
    for (const operation of contract.operations) {
      const attempts = cases.attempts(operation, { seed: 1, context: { value: () => undefined } });
      const { valid, invalid, malformed } = select(attempts, {
        most: Number.POSITIVE_INFINITY,
        seed: 1,
        fuzz: 0,
      });
      groups += valid.length + invalid.length + malformed.length;
    }
    const planned = performance.now();
    return table(
      [`${contract.operations.length} operations`, 'seconds'],
      [
        ['reading the contract', (read - began) / 1000],
        [`planning ${groups} cases`, (planned - read) / 1000],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function enlarged<T extends { paths: Record<string, object> }>(document: T): T {
  const paths: Record<string, object> = {};
  let count = 0;
  for (let turn = 0; count < OPERATIONS; turn += 1) {
    for (const [path, item] of Object.entries(document.paths)) {
      const methods = Object.entries(item).filter(([, one]) => Object.hasOwn(one, 'operationId'));
      const renamed = methods.map(([method, one]) => [
        method,
        { ...one, operationId: `${one.operationId}${turn}` },
      ]);
      paths[turn === 0 ? path : `/turn${turn}${path}`] = { ...item, ...Object.fromEntries(renamed) };
      count += methods.length;
      if (count >= OPERATIONS) break;
    }
  }
  return { ...document, paths };
}

/** As a backend team runs it: the command, in write mode, with a caller for each user type. */
async function benchWhole(): Promise<string> {
  const sandbox = await startLabSandbox();
  try {
    const secrets = Object.fromEntries(sandbox.callers.map(({ part }, i) => [`BENCH_${i}`, part.value]));
    const callers = sandbox.callers.flatMap(({ as, part }, i) => [
      '--auth',
      `${part.kind === 'bearer' ? 'bearer' : `${part.kind}:${part.name}`}=env:BENCH_${i}`,
      '--as',
      as,
    ]);
    const args = ['scripts/drift.ts', '--target', sandbox.api, '--mode', 'write', '--format', 'json'];
    const began = performance.now();
    const child = spawn(process.execPath, [...args, ...callers], {
      env: { ...process.env, ...secrets },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const most = { memory: 0 };
    const watch = setInterval(() => {
      most.memory = Math.max(most.memory, peakOf(child.pid));
    }, 200);
    const [report] = await Promise.all([text(child.stdout), once(child, 'close')]);
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    const { findings, figures } = JSON.parse(report);
    return [
      table(
        ['whole sandbox, write mode', 'seconds', 'MB at most', 'findings'],
        [['', seconds, most.memory, `${findings.length}`]],
      ),
      ...figures.map(({ name, value }: { name: string; value: string }) => `${name}: ${value}`),
    ].join('\n');
  } finally {
    await sandbox.stop();
  }
}

/** MB that a process has held at most so far; 0 where the system does not tell, or it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // The process is gone, or this is no Linux.
    return 0;
  }
}
