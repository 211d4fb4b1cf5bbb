// `npm run drift:lab`: seeds faults into the sandbox for every keyword and rule of the contract and measures how many
// `npm run drift` finds. Exits 0 if the target is met, 1 if not, 2 for wrong usage.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContract } from './contract/load.ts';
import { labRun } from './drift/lab/lab-run.ts';
import { startLabSandbox } from './drift/lab/sandbox.ts';
import { describeScores, isEnough } from './drift/lab/score.ts';
import { describeHonest, PARTS, type Part, runLab } from './drift/lab/whole.ts';

const HELP = `npm run drift:lab -- [--parts ${PARTS.join(',')}] [--only operationId,…] [--kinds word,…] [--seed N]
  [--out FILE]  lists every found and missed fault as JSON
  [--seeds N]  honest runs with so many seeds, each on a new sandbox`;

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: PARTS.join(',') },
    only: { type: 'string' },
    kinds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    seeds: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const parts = PARTS.filter((one) => values.parts.split(',').includes(one));
const say = (line: string) => console.error(line);

if (values.help || parts.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else if (values.seeds !== undefined) process.exitCode = (await runSeeds(Number(values.seeds))) ? 0 : 1;
else process.exitCode = (await run(parts)) ? 0 : 1;

async function run(wanted: readonly Part[]): Promise<boolean> {
  const contract = loadContract();
  const sandbox = await startLabSandbox();
  try {
    const backend = { contract, api: sandbox.api, callers: sandbox.callers };
    const only = values.only?.split(',');
    const { rows, honest } = await runLab(backend, { parts: wanted, only, seed: Number(values.seed), say });
    const words = values.kinds?.split(',');
    const chosen = rows.filter(({ kind }) => words?.some((word) => kind.includes(word)) ?? true);
    if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(chosen, null, 2));
    console.log(describeScores(chosen));
    console.log(describeHonest('honest, read', honest.read));
    console.log(describeHonest('honest, write', honest.write));
    return isEnough(chosen) && honest.write.findings.length === 0;
  } finally {
    await sandbox.stop();
  }
}

async function runSeeds(count: number): Promise<boolean> {
  const contract = loadContract();
  let isClean = true;
  for (let seed = 1; seed <= count; seed += 1) {
    const sandbox = await startLabSandbox();
    try {
      const backend = { contract, api: sandbox.api, callers: sandbox.callers };
      const outcome = await labRun(backend, { mode: 'write', seed, only: values.only?.split(',') });
      console.log(describeHonest(`seed ${seed}`, outcome));
      isClean &&= outcome.findings.length === 0;
    } finally {
      await sandbox.stop();
    }
  }
  return isClean;
}
