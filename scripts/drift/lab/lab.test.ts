// The lab on the real sandbox; the whole of it takes long (`npm run drift:lab`).
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import { type Backend, labRun } from './lab-run.ts';
import { createLaxBackend } from './lax-backend.ts';
import { type LabSandbox, startLabSandbox } from './sandbox.ts';
import { shareOf } from './score.ts';
import { runSmall } from './small.ts';
import type { LabReport } from './whole.ts';

/** What a run tells of a backend that takes everything, on data of its own; but for what is new in each run: ids and times. */
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

// Minutes of one core: the short run has the foreign services instead.
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

  it('tells an honest backend of nothing', () => {
    const { read, write } = report.honest;
    expect([...read.findings, ...write.findings].map((one) => `${one.operation?.id} ${one.says}`)).toEqual(
      [],
    );
    expect(write.notAsBefore).toEqual([]);
  });

  it.each([
    ['response', { kinds: 40, plants: 1000, share: 98 }],
    ['behaviour', { kinds: 35, plants: 150, share: 90 }],
  ])('finds what is planted: %s', (group, least) => {
    const rows = report.rows.filter((row) => row.group === group && row.mode === 'write');
    const { planted, percent } = shareOf(rows);
    expect(rows.length).toBeGreaterThan(least.kinds);
    expect(planted).toBeGreaterThan(least.plants);
    expect(percent).toBeGreaterThan(least.share);
  });

  it('finds much of it without changing anything', () => {
    const { percent } = shareOf(report.rows.filter(({ mode }) => mode === 'read'));
    expect(percent).toBeGreaterThan(70);
  });

  it('says the same of the same backend with the same seed', async () => {
    const [first, second] = [await reportOfLax(), await reportOfLax()];
    expect(first.findings.length).toBeGreaterThan(4000);
    expect(second).toEqual(first);
  }, 3_600_000);

  const lab = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/drift-lab.ts', ...args], { stdio: 'inherit' });

  it('finds enough in the whole sandbox', () => void lab('--anchors'), 3_600_000);
  it('says the same for twenty seeds', () => void lab('--seeds', '20'), 3_600_000);
  it('has no check that nothing tests', () => void lab('--mutants'), 3_600_000);
});
