// One source file of a contract: its content, and the location of each part.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isAlias, isMap, isSeq, LineCounter, parseDocument, visit } from 'yaml';
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

const COLON_HINT = '; put a text that contains ": " in quotation marks';
/** What to do about the most frequent mistakes, by the parser's message. */
const YAML_HINTS: Record<string, string> = {
  'Nested mappings are not allowed in compact mappings': COLON_HINT,
  'Block collections are not allowed within flow collections': COLON_HINT,
  'Unexpected scalar at node end': '; put the whole text in double quotation marks',
};

function fromYaml(
  file: string,
  text: string,
  lineCounter: LineCounter,
): [Json, offsetOf: (path: string[]) => number] {
  const document = parseDocument(text, { lineCounter, merge: true });
  const refuse = (offset: number, says: string) => {
    const { line, col } = lineCounter.linePos(offset);
    const at = say({ file: relative('.', file), line, column: col });
    throw new ContractError(`${at}: This is neither YAML nor JSON: ${says}`);
  };
  const [error] = document.errors;
  if (error) {
    const [says = ''] = error.message.split(' at line ');
    refuse(error.pos[0], `${says}${YAML_HINTS[says] ?? ''}`);
  }
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document))
        refuse(
          node.range?.[0] ?? 0,
          `there is no anchor &${node.source}; put a text that begins with * in quotation marks`,
        );
    },
  });
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
    if (isAlias(node)) node = node.resolve(document);
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
