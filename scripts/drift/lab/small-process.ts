// The small set against a sandbox that somebody else started; says what was found, and ends.
import { loadContract } from '../../contract/load.ts';
import type { Caller } from './caller.ts';
import type { SmallResult } from './mutants.ts';
import { runSmall } from './small.ts';

process.once('message', async (given: { api: string; callers: Caller[] }) => {
  const { rows, honest } = await runSmall({ contract: loadContract(), ...given });
  const found = rows.flatMap(({ mode, kind, hit }) => hit.map((where) => `${mode} ${kind}: ${where}`));
  const wrong = [...honest.read.findings, ...honest.write.findings].map(
    ({ kind, operation, at }) => `${kind} ${operation?.id} ${at}`,
  );
  const result: SmallResult = { found, wrong };
  process.send?.(result, () => process.disconnect());
});
