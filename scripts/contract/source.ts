// One source file of a contract: its content, and the location of each part.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Json } from './document.ts';
import { offsetsIn } from './json-places.ts';
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
  /** The line and column of the deepest part of a path: parts added by bundling have none. */
  positionOf(path: string[]): { line: number; col: number };
  /** The path in the file, if the value was converted. */
  written?(path: string[]): string[];
}

/** JSON is also YAML, but parses thirty times as fast as JSON. */
export function sourceOf(file: string, text: string): Source {
  const lines = new LineCounter();
  const json = file.endsWith('.json') ? fromJson(text) : undefined;
  const [value, offsetOf] = json === undefined ? fromYaml(file, text, lines) : [json, offsetsIn(text)];
  // The YAML parser counts them itself.
  const countLines = () => {
    if (lines.lineStarts.length > 0) return;
    for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
  };
  let known: Map<string, string[]> | undefined;
  return {
    file,
    value,
    addresses() {
      known ??= new Map(addressesIn(value));
      return known;
    },
    positionOf(path) {
      countLines();
      return lines.linePos(offsetOf(path));
    },
  };
}

function fromYaml(
  file: string,
  text: string,
  lineCounter: LineCounter,
): [Json, offsetOf: (path: string[]) => number] {
  const document = parseDocument(text, { lineCounter, merge: true });
  const [error] = document.errors;
  if (error) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    const [says] = error.message.split(' at line ');
    throw new ContractError(
      `${say({ file: relative('.', file), line, column: col })}: This is neither YAML nor JSON: ${says}`,
    );
  }
  return [document.toJS() as Json, (path) => offsetIn(document, path)];
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

export function place(source: Source, path: string[]): Place {
  const { line, col } = source.positionOf(source.written?.(path) ?? path);
  return { file: relative('.', source.file), line, column: col };
}

function offsetIn(document: Document, path: string[]): number {
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
  return offset;
}

export const say = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;
