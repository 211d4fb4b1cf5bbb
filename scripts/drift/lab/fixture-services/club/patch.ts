// JSON patches of the club: all steps or none.
import type { Json } from '../kit/contract.ts';

type Row = Record<string, Json>;

type Patched = { row: Row } | { status: number; says: string };

/** The changeable fields and their validation. */
const FIELDS: Record<string, (value: Json) => boolean> = {
  name: (value) => isText(value, 1, 80),
  phone: (value) => isText(value, 3, 30),
  weight: (value) => Number.isInteger(value) && Number(value) >= 30 && Number(value) <= 200,
  boats: (value) => Array.isArray(value) && value.length <= 8 && value.every((one) => isText(one, 1, 20)),
};
const NEEDED = ['name', 'boats'];

const isText = (value: Json, least: number, most: number) =>
  typeof value === 'string' && value.length >= least && value.length <= most;

export function patched(before: Row, steps: Row[]): Patched {
  const row = structuredClone(before);
  for (const { op, path, value } of steps) {
    const [, name = '', end] = String(path).split('/');
    const list = row[name];
    const given = end === '-' && op === 'add' && Array.isArray(list) ? [...list, value ?? null] : value;
    if (!FIELDS[name] || (end !== undefined && given === value))
      return { status: 422, says: `Nothing can be done at ${path}.` };
    if (op === 'test' && JSON.stringify(list) !== JSON.stringify(value))
      return { status: 409, says: `The test at ${path} fails.` };
    if (op === 'test') continue;
    if (op !== 'add' && list === undefined) return { status: 409, says: `There is nothing at ${path}.` };
    if (op === 'remove' ? NEEDED.includes(name) : !FIELDS[name](given ?? null))
      return { status: 422, says: `That cannot be at ${path}.` };
    if (op === 'remove') delete row[name];
    else row[name] = given ?? null;
  }
  return { row };
}
