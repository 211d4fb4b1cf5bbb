// The checker's own mutants: copies of it from which one check was taken, each held against the lab's small set. One that
// finds as much as the whole checker shows that nothing tests what was taken.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUTANTS, type Mutant } from './mutant-list.ts';
import { type LabSandbox, startLabSandbox } from './sandbox.ts';

/** What a run of the small set comes to: what was found, and what was told of an honest backend. */
export interface SmallResult {
  found: string[];
  wrong: string[];
}

/** @returns whether every one of them was noticed */
export async function runMutants(say: (line: string) => void, list = MUTANTS): Promise<boolean> {
  const sandbox = await startLabSandbox();
  try {
    const whole = await resultOf(sandbox, undefined);
    if (whole.found.length === 0) throw new Error('The whole checker finds nothing: its copy does not run.');
    say(`The whole checker finds ${whole.found.length} plants of the small set.`);
    let isEach = true;
    for (const mutant of list) {
      const result = await resultOf(sandbox, mutant);
      const lost = whole.found.filter((one) => !result.found.includes(one));
      const wrong = result.wrong.filter((one) => !whole.wrong.includes(one));
      const isNoticed = lost.length > 0 || wrong.length > 0;
      isEach &&= isNoticed;
      const how = lost.length > 0 ? `${lost.length} not found, like ${lost[0]}` : `told wrongly: ${wrong[0]}`;
      say(`${isNoticed ? 'noticed ' : 'SURVIVES'} ${mutant.says}${isNoticed ? `: ${how}` : ''}`);
    }
    return isEach;
  } finally {
    await sandbox.stop();
  }
}

/** Runs the small set in a process of its own, on a copy in which the mutant's text is replaced. */
async function resultOf({ api, callers }: LabSandbox, mutant: Mutant | undefined): Promise<SmallResult> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-mutant-'));
  try {
    for (const part of ['scripts/drift', 'scripts/contract', 'scripts/report', 'src/contract', 'openapi'])
      cpSync(part, join(folder, part), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    if (mutant) mutate(folder, mutant);
    const child = fork(join(folder, 'scripts/drift/lab/small-process.ts'), [], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.send({ api, callers });
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.kill();
    // A checker that breaks down finds nothing.
    return typeof said === 'object' && said !== null ? (said as SmallResult) : { found: [], wrong: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mutate(folder: string, { file, from, to, says }: Mutant): void {
  const path = join(folder, 'scripts/drift', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`The mutant "${says}" needs its text once in ${file}; bring mutant-list.ts up to date.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
