// The small set against a sandbox that somebody else started; says what was found, and ends.
import { loadContract } from '../../contract/load.ts';
import type { SmallResult, SmallTask } from './mutants.ts';
import { runSmall } from './small.ts';

// As an argument: a message that comes before somebody listens is lost.
const { parts, ...given }: SmallTask = JSON.parse(process.argv[2] ?? '');
const { rows, honest } = await runSmall({ contract: loadContract(), ...given }, parts);
// What reading alone has not shown of an answer depends on what is there.
const steady = rows.filter(({ group, mode }) => group === 'behaviour' || mode === 'write');
const result: SmallResult = {
  planted: steady.reduce((sum, { planted }) => sum + planted, 0),
  missed: steady.flatMap(({ mode, kind, missed }) => missed.map((where) => `${mode} ${kind}: ${where}`)),
  wrong: [...honest.read.findings, ...honest.write.findings].map(
    ({ kind, operation, at }) => `${kind} ${operation?.id} ${at}`,
  ),
};
process.send?.(result, () => process.disconnect());
