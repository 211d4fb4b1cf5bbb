// Rules for the contract's files as they are written.
import { dirname, relative, resolve } from 'node:path';
import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Json } from '../document.ts';
import { pointerSteps, toStep } from '../pointer.ts';
import { valueAt } from '../references.ts';
import { place, readText, sourceOf } from '../source.ts';
import type { Complaint } from './rule.ts';

/** @param files the root file first */
export const lintFiles = (files: string[]): Complaint[] => [
  ...files.flatMap((file) => lintTexts(file)),
  ...findUnreached(files),
];

const MOST = 1000;

function lintTexts(file: string): Complaint[] {
  const text = readText(file);
  const lineCounter = new LineCounter();
  const found: Complaint[] = [];
  const report = (rule: string, { range }: Scalar, says: string) => {
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    found.push({ rule, says, file: relative('.', file), line, column: col });
  };
  // Parsers of Python, Java and Go read YAML 1.1.
  const old: unknown[] = [];
  visit(parseDocument(text, { version: '1.1' }), { Scalar: (_key, { value }) => void old.push(value) });
  let count = 0;
  visit(parseDocument(text, { lineCounter }), {
    Scalar(_key, node, path) {
      const [now, before] = [node.value, old[count++]].map((value) => JSON.stringify(value));
      if (now !== before)
        report('yaml-versions', node, `${now} is ${before} in YAML 1.1; put it in quotation marks`);
      const isInFlow = path.some((parent) => isCollection(parent) && parent.flow);
      if (isInFlow && node.type === 'PLAIN' && `${node.source}`.includes('?'))
        report(
          'yaml-versions',
          node,
          `${now} ends at its question mark in YAML 1.1; put it in quotation marks`,
        );
      if (node.comment && !node.comment.startsWith(' '))
        report('comments', node, `${now} ends before "#${node.comment}"; put the text in quotation marks`);
    },
    Pair(_key, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'description' || !isScalar(value)) return;
      // That of the whole contract is an overview.
      if (path.some((parent) => isPair(parent) && `${parent.key}` === 'info')) return;
      const { length } = `${value.value}`;
      if (length > MOST)
        report('descriptions', key, `a description has up to ${MOST} characters, not ${length}; split it`);
    },
  });
  return found;
}

/** What no reference leads to from the root file: a forgotten path, an unused schema. */
function findUnreached(files: string[]): Complaint[] {
  const sources = new Map(files.map((file) => [file, sourceOf(file, readText(file))]));
  const reached = new Set<string>();
  const follow = (ref: string, from: string): void => {
    const [name = '', fragment = ''] = ref.split('#');
    const file = name === '' ? from : resolve(dirname(from), name);
    const at = `${file}#${fragment}`;
    if (reached.has(at)) return;
    reached.add(at);
    walk(valueAt(sources.get(file)?.value ?? null, pointerSteps(fragment)), file);
  };
  const walk = (value: Json | undefined, file: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') follow(inner, file);
      else if (key === 'mapping') for (const ref of Object.values(Object(inner))) follow(`${ref}`, file);
      else walk(inner, file);
    }
  };
  const [root = ''] = files;
  const isRoot = (file: string) => file === root;
  for (const [file, { value }] of sources)
    if (isRoot(file)) walk({ ...(value as Record<string, Json>), components: null }, file);

  return [...sources.values()].flatMap((source) => {
    const above = isRoot(source.file) ? ['components'] : [];
    const sections = Object.entries(valueAt(source.value, above) ?? {});
    return sections.flatMap(([section, entries]) =>
      // Operations name the security schemes that they use; YAML aliases lead to examples.
      ['securitySchemes', 'examples'].includes(section) || entries === null || typeof entries !== 'object'
        ? []
        : Object.keys(entries).flatMap((name) => {
            const path = [...above, section, name];
            if (reached.has(`${source.file}#/${path.map(toStep).join('/')}`)) return [];
            const remedy =
              section === 'paths' ? `add it to the paths of ${relative('.', root)}` : 'use it, or delete it';
            const says = `no reference leads to ${name}; ${remedy}`;
            return { rule: 'reached', says, ...place(source, path) };
          }),
    );
  });
}
