// One file of a contract: what it says, and where the author wrote each part of it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Json } from './document.ts';
import { addressesIn } from './references.ts';

/** A place in one of the contract's files; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The contract cannot be read: says the file, the line and what would be right. */
export class ContractError extends Error {
  override name = 'ContractError';
}

export interface Source {
  file: string;
  value: Json;
  /** The ways to the schemas in it that have an address of their own. */
  addresses(): Map<string, string[]>;
  /** Where each part of it stands. */
  tree(): { document: Document; lines: LineCounter };
}

/** JSON is YAML as well, and read as JSON thirty times as fast: as YAML only when somebody asks for a line. */
export function sourceOf(file: string, text: string): Source {
  const parse = () => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    const error = document.errors[0];
    if (error) throw new ContractError(`${relative('.', file)}: ${error.message}`);
    return { document, lines };
  };
  const json = file.endsWith('.json') ? fromJson(text) : undefined;
  let parsed = json === undefined ? parse() : undefined;
  const tree = () => {
    parsed ??= parse();
    return parsed;
  };
  const value = json ?? (tree().document.toJS() as Json);
  let known: Map<string, string[]> | undefined;
  const addresses = () => {
    known ??= new Map(addressesIn(value));
    return known;
  };
  return { file, value, addresses, tree };
}

function fromJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Read as YAML, it is told with its line what is wrong.
    return undefined;
  }
}

/** @param from where a file of the contract refers to this one; undefined for the contract's first */
export function readText(path: string, from?: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const referred = from === undefined ? '' : `${from}: `;
    throw new ContractError(`${referred}${relative('.', path)} cannot be read; the contract refers to it`);
  }
}

/** The deepest part of the path that the author wrote: what a bundle adds has no line of its own. */
export function place(source: Source, path: string[]): Place {
  const { document, lines } = source.tree();
  let offset = 0;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => `${item.key}` === step);
      const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
      if (!pair || !range) break;
      offset = range[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (!range) break;
      offset = range[0];
    } else break;
  }
  const { line, col } = lines.linePos(offset);
  return { file: relative('.', source.file), line, column: col };
}

export const say = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
