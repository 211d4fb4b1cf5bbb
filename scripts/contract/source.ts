// One source file of a contract: its content, and the location of each part.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Json } from './document.ts';
import { addressesIn } from './references.ts';

/** A location in one of the contract's files; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The contract cannot be read: the message states file, line and remedy. */
export class ContractError extends Error {
  override name = 'ContractError';
}

export interface Source {
  file: string;
  value: Json;
  /** The paths to its schemas with an `$id`. */
  addresses(): Map<string, string[]>;
  /** The location of each part. */
  tree(): { document: Document; lines: LineCounter };
  /** The path in the file, if the value was converted. */
  written?(path: string[]): string[];
}

/** JSON is also YAML, but parses thirty times as fast as JSON: the YAML parser runs only when a line is needed. */
export function sourceOf(file: string, text: string): Source {
  const parse = () => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, merge: true });
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
    // The YAML parser reports syntax errors with their line.
    return undefined;
  }
}

/** @param from the location of the reference to this file; undefined for the root file */
export function readText(path: string, from?: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const referred = from === undefined ? '' : `${from}: `;
    throw new ContractError(`${referred}${relative('.', path)} cannot be read; the contract refers to it`);
  }
}

/** The deepest part of the path in the source: parts added by bundling have no line. */
export function place(source: Source, given: string[]): Place {
  const { document, lines } = source.tree();
  const path = source.written?.(given) ?? given;
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
