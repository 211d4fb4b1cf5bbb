import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Json } from '../../contract/document.ts';
import { fromStep } from '../../contract/pointer.ts';
import type { Edit } from './edits.ts';

export const BASE = fileURLToPath(new URL('./base.yaml', import.meta.url));

/** The contract with one edit in it. */
export function edited({ name, sets }: Edit): { [key: string]: Json } {
  const document = parse(readFileSync(BASE, 'utf8'));
  for (const [pointer, value] of Object.entries(sets)) {
    const steps = pointer.split('/').slice(1).map(fromStep);
    const last = steps.pop() ?? '';
    let holder = document;
    for (const step of steps) holder = holder[indexOf(holder, step)] ?? fail(name, pointer);
    const key = indexOf(holder, last);
    const isThere = holder[key] !== undefined;
    if (value !== undefined) holder[key] = value;
    else if (!isThere) fail(name, pointer);
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return document;
}

const fail = (name: string, pointer: string): never => {
  throw new Error(`the edit "${name}" changes ${pointer}, which is not there`);
};

/** Entries of lists by their name, their number, or `-` for one more. */
function indexOf(holder: unknown, step: string): string | number {
  if (!Array.isArray(holder)) return step;
  if (step === '-') return holder.length;
  return /^\d+$/.test(step) ? Number(step) : holder.findIndex((entry) => entry.name === step);
}
