// Applies one of the edits to the contract beside this file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Json } from '../../contract/document.ts';
import { fromStep } from '../../contract/pointer.ts';

export interface Edit {
  name: string;
  /** `/a/b` -> the new value. */
  sets?: Record<string, Json>;
  /** Pointers to removed values. */
  removes?: string[];
  /** `error operation-removed`: an expected finding, with the highest allowed severity. */
  finds: string;
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const BASE = pathOf('./base.yaml');

export const EDITS = parse(readFileSync(pathOf('./edits.yaml'), 'utf8')) as Record<
  'breaking' | 'risky' | 'safe',
  Edit[]
>;

const base = parse(readFileSync(BASE, 'utf8'));

export function edited({ name, sets = {}, removes = [] }: Edit): { [key: string]: Json } {
  const document = structuredClone(base);
  const find = (pointer: string) => {
    const steps = pointer.split('/').slice(1).map(fromStep);
    const last = steps.pop() ?? '';
    let holder = document;
    for (const step of steps) holder = holder[indexOf(holder, step)] ?? fail(name, pointer);
    return { holder, key: indexOf(holder, last) };
  };
  for (const [pointer, value] of Object.entries(sets)) {
    const { holder, key } = find(pointer);
    holder[key] = value;
  }
  for (const pointer of removes) {
    const { holder, key } = find(pointer);
    if (holder[key] === undefined) fail(name, pointer);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return document;
}

const fail = (name: string, pointer: string): never => {
  throw new Error(`the edit "${name}" changes ${pointer}, which is not there`);
};

/** Resolves list entries by name, by index, or `-` to append. */
function indexOf(holder: unknown, step: string): string | number {
  if (!Array.isArray(holder)) return step;
  if (step === '-') return holder.length;
  return /^\d+$/.test(step) ? Number(step) : holder.findIndex((entry) => entry.name === step);
}
