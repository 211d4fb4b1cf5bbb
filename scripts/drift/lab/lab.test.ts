// Runs the lab on the real sandbox; the full lab takes long (`npm run drift:lab`).
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import { type Backend, labRun } from './lab-run.ts';
import { createLaxBackend } from './lax-backend.ts';
import { type LabSandbox, startLabSandbox } from './sandbox.ts';
import { shareOf } from './score.ts';
import { runSmall } from './small.ts';
import type { LabReport } from './whole.ts';

/** The report on a lax backend with its own data, without ids and times. */
async function reportOfLax() {
  const sandbox = await startLabSandbox();
  try {
    const backend = { contract: loadContract(), api: sandbox.api, callers: sandbox.callers };
    const { between } = createLaxBackend(backend);
    const { findings, run, cases } = await labRun(backend, { mode: 'write', seed: 3, between });
    return {
      findings: findings.map(({ fingerprint, kind, says, count }) => ({ fingerprint, kind, says, count })),
      figures: [cases, run.sent(), run.coverage.properties(run.operations)],
    };
  } finally {
    await sandbox.stop();
  }
}

// Takes minutes of one core; the short run uses the fixture services instead.
describe.runIf(process.env.TEST_LONG)('the lab', () => {
  let sandbox: LabSandbox;
  let backend: Backend;
  let report: LabReport;

  beforeAll(async () => {
    sandbox = await startLabSandbox();
    backend = { contract: loadContract(), api: sandbox.api, callers: sandbox.callers };
    report = await runSmall(backend);
  });

  afterAll(() => sandbox?.stop());

  it('reports nothing for a correct backend', () => {
    const { read, write } = report.honest;
    expect([...read.findings, ...write.findings].map((one) => `${one.operation?.id} ${one.says}`)).toEqual(
      [],
    );
    expect(write.notAsBefore).toEqual([]);
  });

  it.each([
    ['response', { kinds: 40, faults: 1000, share: 98 }],
    ['behaviour', { kinds: 35, faults: 150, share: 90 }],
  ])('finds what is seeded: %s', (group, least) => {
    const rows = report.rows.filter((row) => row.group === group && row.mode === 'write');
    const { seeded, percent } = shareOf(rows);
    expect(rows.length).toBeGreaterThan(least.kinds);
    expect(seeded).toBeGreaterThan(least.faults);
    expect(percent).toBeGreaterThan(least.share);
  });

  it('finds many of them without any writes', () => {
    const { percent } = shareOf(report.rows.filter(({ mode }) => mode === 'read'));
    expect(percent).toBeGreaterThan(70);
  });

  it('is deterministic for a backend and a seed', async () => {
    const [first, second] = [await reportOfLax(), await reportOfLax()];
    expect(first.findings.length).toBeGreaterThan(4000);
    expect(second).toEqual(first);
  }, 3_600_000);

  const lab = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/drift-lab.ts', ...args], { stdio: 'inherit' });

  it('finds enough in the whole sandbox', () => void lab('--anchors'), 3_600_000);
  it('has equal results for twenty seeds', () => void lab('--seeds', '20'), 3_600_000);
  it('has a test for every check', () => void lab('--mutants'), 3_600_000);
});
