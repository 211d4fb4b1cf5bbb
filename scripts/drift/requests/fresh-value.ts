// Generates values that are not in use yet.
import { alternatives, type Node, nodeOf } from '../../contract/cases/node.ts';
import { createSamples } from '../../contract/cases/sample.ts';
import { fits, sampleTexts, textRules } from '../../contract/cases/texts.ts';
import type { Json, OpenApi } from '../../contract/document.ts';
import type { Run } from '../engine/run.ts';
import { isSecret, recordNamed } from '../model/naming.ts';
import type { Resource } from '../model/resources.ts';

/** As in a recipe; 3 makes the value unique to this run, at random if the run's mark does not fit. */
export type Level = 0 | 1 | 2 | 3;

/**
 * A text for a field.
 * @param count a counter for requests
 * @param nth position in lists, whose entries differ too
 * @returns undefined if the field is not free text
 */
export function freshValue(
  run: Pick<Run, 'runId' | 'seed'>,
  document: OpenApi,
  whole: Node | undefined,
  { name, level, count, nth = 0 }: { name: string; level: Level; count: number; nth?: number },
): Json | undefined {
  // A value that need not be text is kept, unless it must be new.
  const text = level >= 2 && whole && alternatives(document, whole).find(({ type }) => type === 'string');
  const node = text ? text.node : whole;
  if (!node || isSecret(name) || recordNamed(name) !== undefined) return undefined;
  if (node.some(({ rules }) => rules.enum ?? rules.const)) return undefined;
  const types = node.flatMap(({ rules }) => rules.type ?? []);
  if (!types.includes('string')) return undefined;
  const rules = textRules(node);
  const { min, max, patterns, format } = rules;
  const formatName = node.find(({ rules }) => rules.format)?.rules.format;
  const one = nth === 0 ? `${count}` : `${count}-${nth.toString(36)}`;
  const mark = `drift ${run.runId} ${one}`;
  if (formatName === 'email' && max > 30) return `drift-${run.runId}-${one}@example.com`;
  if (patterns.length === 0 && format === undefined && formatName === undefined) {
    return max >= 24 && (min > 3 || max > 40 || level >= 2) ? mark.padEnd(min, ' x') : undefined;
  }
  if (level === 1) return undefined;
  const own = formatName === undefined ? marks(run.runId, one).find((text) => fits(rules, text)) : undefined;
  if (own !== undefined) return own;
  // A valid text may have a meaning, such as a language, so it must be reproducible for the same seed.
  const offset = level === 3 ? Number.parseInt(run.runId, 16) % 997 : 0;
  return sampleTexts(rules, 3 + (nth % 200), run.seed + offset + count * 7).at(-1);
}

/** The mark in the characters that most code patterns accept. */
function marks(runId: string, one: string): string[] {
  const [hyphens, bare] = [`drift-${runId}-${one}`, `d${runId}x${one.replace('-', 'x')}`];
  return [hyphens, hyphens.replaceAll('-', '_'), bare].flatMap((text) => [text, text.toUpperCase()]);
}

/** Number of keys to try until one is unused. */
const MOST_KEYS = 12;

/** An unused value for the last path parameter; empty if all are used. */
export function freshKey(run: Run, { create, pathParameter, path }: Resource): Record<string, string> {
  const { document } = run.contract;
  const schema = create?.parameters.find(
    ({ name, in: where }) => name === pathParameter && where === 'path',
  )?.schema;
  if (!schema) return {};
  const node = nodeOf(document, schema, '');
  const there = run.resources
    .filter((one) => one.path === path)
    .flatMap((one) => run.pool.records(one).map(({ params }) => params[pathParameter] ?? ''));
  // A server may remember removed keys, so each is used once.
  const used = [...new Set([...there, ...run.creations.keys()])];
  const texts = Array.from({ length: MOST_KEYS }, (_, i) => {
    const how = { name: 'key', level: 3 as const, count: used.length + i + 1 };
    return freshValue(run, document, node, how);
  });
  const values = [...texts, ...createSamples(document, run.seed).many(node, MOST_KEYS)];
  const value = values.find((one) => one !== undefined && !used.includes(`${one}`));
  if (value === undefined) return {};
  run.creations.addKey(`${value}`);
  return { [pathParameter]: `${value}` };
}
