// The checker's own mutants: copies of it from which one check was taken, each held against the lab's small set. One that
// finds as much as the whole checker shows that nothing tests what was taken.
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

/** What a run of the small set comes to: what was missed, and what was told of an honest backend. */
export interface SmallResult {
  planted: number;
  missed: string[];
  wrong: string[];
}

/** @returns whether every one of them was noticed */
export async function runMutants(say: (line: string) => void, list = MUTANTS): Promise<boolean> {
  let isEach = true;
  for (const mutant of list) {
    if (!mutant.foreign) continue;
    const isNoticed = await isNoticedElsewhere(mutant, mutant.foreign);
    isEach &&= isNoticed;
    say(`${isNoticed ? 'noticed ' : 'SURVIVES'} ${mutant.says}: ${mutant.foreign.join(' ')}`);
  }
  const own = list.filter(({ foreign }) => !foreign);
  return (own.length === 0 || (await runOwn(say, own))) && isEach;
}

/** Those that the small set can notice. */
async function runOwn(say: (line: string) => void, list: Mutant[]): Promise<boolean> {
  const sandbox = await startLabSandbox();
  try {
    // What is missed now and then by the whole checker says nothing.
    const known = [await resultOf(sandbox, undefined), await resultOf(sandbox, undefined)];
    const [missed, told] = [known.flatMap((one) => one.missed), known.flatMap((one) => one.wrong)];
    say(
      `The whole checker misses ${known[0]?.missed.length} of ${known[0]?.planted} plants of the small set.`,
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

/** Whether a plant in a foreign service is found no longer, or an honest one is told of something. */
async function isNoticedElsewhere(mutant: Mutant, foreign: [string, string?]): Promise<boolean> {
  const [whole, found] = [await foundBy(undefined, foreign), await foundBy(mutant, foreign)];
  return found.join() !== whole.join();
}

const known = new Map<string, string[]>();

/** What the whole checker finds is found out once. */
async function foundBy(mutant: Mutant | undefined, foreign: [string, string?]): Promise<string[]> {
  const before = mutant ? undefined : known.get(foreign.join());
  const found = before ?? ((await inCopy(mutant, 'foreign-process.ts', foreign as string[])) as string[]);
  if (!mutant) known.set(foreign.join(), found);
  return found;
}

/** Runs the small set. */
async function resultOf({ api, callers }: LabSandbox, mutant: Mutant | undefined): Promise<SmallResult> {
  const task: SmallTask = { api, callers, parts: mutant?.parts ?? PARTS };
  return (await inCopy(mutant, 'small-process.ts', [JSON.stringify(task)])) as SmallResult;
}

/** Runs a file of the lab in a process of its own, on a copy in which the mutant's text is replaced. */
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
