// Values that nobody has used yet.
import { alternatives, type Node } from '../contract/cases/node.ts';
import { sampleTexts, textRules } from '../contract/cases/texts.ts';
import type { Json, OpenApi } from '../contract/document.ts';
import { isSecret, recordNamed } from './naming.ts';
import type { Recipe } from './recipe.ts';
import type { Run } from './run.ts';

/**
 * A text for a field.
 * @param count another one for each request
 * @returns undefined where the field is no free text
 */
export function freshValue(
  run: Pick<Run, 'runId' | 'seed'>,
  document: OpenApi,
  whole: Node | undefined,
  { name, level, count }: { name: string; level: Recipe['fresh']; count: number },
): Json | undefined {
  // What may be no text as well is left as it is, unless it must be new.
  const text = level === 2 && whole && alternatives(document, whole).find(({ type }) => type === 'string');
  const node = text ? text.node : whole;
  if (!node || isSecret(name) || recordNamed(name) !== undefined) return undefined;
  if (node.some(({ rules }) => rules.enum ?? rules.const)) return undefined;
  const types = node.flatMap(({ rules }) => rules.type ?? []);
  if (!types.includes('string')) return undefined;
  const { min, max, patterns, format } = textRules(node);
  const formatName = node.find(({ rules }) => rules.format)?.rules.format;
  const mark = `drift ${run.runId} ${count}`;
  if (formatName === 'email' && max > 30) return `drift-${run.runId}-${count}@example.com`;
  if (patterns.length === 0 && format === undefined && formatName === undefined) {
    return max >= 24 && (min > 3 || max > 40 || level === 2) ? mark.padEnd(min, ' x') : undefined;
  }
  if (level === 1) return undefined;
  const offset = Number.parseInt(run.runId, 16) % 997;
  return sampleTexts(textRules(node), 3, run.seed + offset + count * 7).at(-1);
}
