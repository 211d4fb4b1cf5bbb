// Runs the small set against a given sandbox, prints the result and exits.
import { loadContract } from '../../contract/load.ts';
import type { SmallResult, SmallTask } from './mutants.ts';
import { runSmall } from './small.ts';

// Passed as an argument, because an early message could be lost.
const { parts, ...given }: SmallTask = JSON.parse(process.argv[2] ?? '');
const { rows, honest } = await runSmall({ contract: loadContract(), ...given }, parts);
// Coverage by reads depends on the data.
const steady = rows.filter(({ group, mode }) => group === 'behaviour' || mode === 'write');
const result: SmallResult = {
  seeded: steady.reduce((sum, { seeded }) => sum + seeded, 0),
  missed: steady.flatMap(({ mode, kind, missed }) => missed.map((where) => `${mode} ${kind}: ${where}`)),
  wrong: [...honest.read.findings, ...honest.write.findings].map(
    ({ kind, operation, at }) => `${kind} ${operation?.id} ${at}`,
  ),
};
process.send?.(result, () => process.disconnect());
