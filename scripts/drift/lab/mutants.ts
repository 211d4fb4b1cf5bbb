// Mutation tests: runs copies of the checker, each without one check, on the lab's small set. A surviving mutant means
// that no test covers the check.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from './caller.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutant-list.ts';
import { type LabSandbox, startLabSandbox } from './sandbox.ts';
import { PARTS, type Part } from './whole.ts';

export interface SmallTask {
  api: string;
  callers: Caller[];
  parts: readonly Part[];
}

/** The result of the small set: missed faults and false findings. */
export interface SmallResult {
  seeded: number;
  missed: string[];
  wrong: string[];
}

/** @returns whether every mutant was detected */
export async function runMutants(say: (line: string) => void, list = MUTANTS): Promise<boolean> {
  let isEach = true;
  for (const mutant of list) {
    if (!mutant.fixture) continue;
    const isNoticed = await isNoticedElsewhere(mutant, mutant.fixture);
    isEach &&= isNoticed;
    say(`${isNoticed ? 'noticed ' : 'SURVIVES'} ${mutant.says}: ${mutant.fixture.join(' ')}`);
  }
  const own = list.filter(({ fixture }) => !fixture);
  return (own.length === 0 || (await runOwn(say, own))) && isEach;
}

/** Mutants that the small set can reveal. */
async function runOwn(say: (line: string) => void, list: Mutant[]): Promise<boolean> {
  const sandbox = await startLabSandbox();
  try {
    // Faults that the complete checker misses now and then do not count.
    const known = [await resultOf(sandbox, undefined), await resultOf(sandbox, undefined)];
    const [missed, told] = [known.flatMap((one) => one.missed), known.flatMap((one) => one.wrong)];
    say(
      `The whole checker misses ${known[0]?.missed.length} of ${known[0]?.seeded} faults of the small set.`,
    );
    let isEach = true;
    for (const mutant of list) {
      const result = await resultOf(sandbox, mutant);
      const lost = result.missed.filter((one) => !missed.includes(one));
      const wrong = result.wrong.filter((one) => !told.includes(one));
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

/** Whether a seeded fault is no longer found, or a correct service gets findings. */
async function isNoticedElsewhere(mutant: Mutant, fixture: [string, string?]): Promise<boolean> {
  const [whole, found] = [await foundBy(undefined, fixture), await foundBy(mutant, fixture)];
  return found.join() !== whole.join();
}

const known = new Map<string, string[]>();

/** The complete checker's results are cached. */
async function foundBy(mutant: Mutant | undefined, fixture: [string, string?]): Promise<string[]> {
  const before = mutant ? undefined : known.get(fixture.join());
  const found = before ?? ((await inCopy(mutant, 'fixture-process.ts', fixture as string[])) as string[]);
  if (!mutant) known.set(fixture.join(), found);
  return found;
}

/** Runs the small set. */
async function resultOf({ api, callers }: LabSandbox, mutant: Mutant | undefined): Promise<SmallResult> {
  const task: SmallTask = { api, callers, parts: mutant?.parts ?? PARTS };
  return (await inCopy(mutant, 'small-process.ts', [JSON.stringify(task)])) as SmallResult;
}

/** Runs a file of the lab in its own process, on a copy with the mutant's text. */
async function inCopy(mutant: Mutant | undefined, file: string, args: string[]): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-mutant-'));
  try {
    for (const part of ['scripts', 'mock-server', 'src', 'openapi'])
      cpSync(part, join(folder, part), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    if (mutant) mutate(folder, mutant);
    const child = fork(join(folder, 'scripts/drift/lab', file), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.kill();
    if (typeof said !== 'object' || said === null)
      throw new Error(`The copy for "${mutant?.says ?? 'the whole checker'}" does not run.`);
    return said;
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
