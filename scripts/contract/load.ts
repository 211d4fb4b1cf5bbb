// Reads the contract's files and makes one document of them. Schemas stay shared, by `#/components/schemas/Name`;
// everything else is set in where it is used, so that no reader has to resolve anything but schemas.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { keepBundled, readBundled } from './bundled.ts';
import type { Json, OpenApi } from './document.ts';
import { endlessSchema } from './endless.ts';
import { wrongHeader } from './header-names.ts';
import { listOperations, type Operation } from './operations.ts';
import { fromStep, pointerSteps, toStep, unescaped } from './pointer.ts';
import { formFault, inPresentWords } from './schema-forms.ts';
import {
  isBesideSchemas,
  isDataPlace,
  isNamesPlace,
  isSchemaPlace,
  unlessBoolean,
  wayToAnchor,
} from './schema-places.ts';

/** A place in one of the contract's files; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export interface Contract {
  /** The whole contract as one OpenAPI 3.1 object. */
  document: OpenApi;
  operations: Operation[];
  /** The files read, as absolute paths. */
  files: string[];
  /** Where the author wrote what stands at this JSON pointer (`/components/schemas/Asset`) of the document. */
  where(pointer: string): Place;
}

/** The contract cannot be read: says the file, the line and what would be right. */
export class ContractError extends Error {
  override name = 'ContractError';
}

interface Source {
  file: string;
  value: Json;
  /** Where each part of it stands. */
  tree(): { document: Document; lines: LineCounter };
}

/**
 * Reads and bundles a contract, in memory.
 * @param file the root file, relative to the working folder
 * @throws ContractError for YAML that does not parse, a reference that leads nowhere, two schemas of one name
 */
export function loadContract(file = 'openapi/v1.yaml'): Contract {
  const root = resolve(file);
  const known = readBundled(root);
  if (!known) {
    const texts = new Map<string, string>();
    const contract = bundleContract(root, texts);
    keepBundled(root, contract.document, texts);
    return contract;
  }
  // Where things stand is asked for by people and in reports only.
  let parsed: Contract | undefined;
  return {
    ...known,
    operations: listOperations(known.document),
    where(pointer) {
      parsed ??= bundleContract(root);
      return parsed.where(pointer);
    },
  };
}

/** @param texts gets what was read, by file */
function bundleContract(file: string, texts = new Map<string, string>()): Contract {
  const sources = new Map<string, Source>();
  const schemas: Record<string, Json> = {};
  /** Longest prefix wins: bundled pointer -> where the author wrote it. */
  const origins: { pointer: string; source: Source; path: string[] }[] = [];

  const open = (path: string, from?: string): Source => {
    const known = sources.get(path);
    if (known) return known;
    const text = readText(path, from);
    texts.set(path, text);
    const source = sourceOf(path, text);
    sources.set(path, source);
    return source;
  };

  const follow = (ref: string, from: Source, path: string[]) => {
    const [name = '', fragment = ''] = ref.split('#');
    if (/^[a-z][a-z\d+.-]+:/i.test(name)) {
      const says = `"${name}" is not on this machine; save it beside the contract, and refer to the file`;
      throw new ContractError(`${say(place(from, path))}: ${says}`);
    }
    const target =
      name === '' ? from : open(join(dirname(from.file), unescaped(name)), say(place(from, path)));
    const isAnchor = fragment !== '' && !fragment.startsWith('/');
    const steps = isAnchor ? wayToAnchor(target.value, unescaped(fragment)) : pointerSteps(fragment);
    if (!steps) {
      const [to, at] = [relative('.', target.file), `/${path.map(toStep).join('/')}`];
      throw new ContractError(
        `${say(place(from, path))}: "${ref}" (at ${at}) leads nowhere; no schema of ${to} has the $anchor "${fragment}"`,
      );
    }
    let value: Json | undefined = target.value;
    for (const step of steps) value = child(value, step);
    if (value === undefined) {
      throw new ContractError(
        `${say(place(from, path))}: "${ref}" leads nowhere; write '#/section/Name' or 'file.yaml#/section/Name'`,
      );
    }
    return { target, steps, value };
  };

  /** What each hoisted schema is, by its name: its file and where it stands there. */
  const owners = new Map<string, { file: string; at: string }>();
  const hoist = (ref: string, from: Source, path: string[]): string => {
    const { target, steps, value } = follow(ref, from, path);
    const name = nameOf(steps, target.file);
    const owner = owners.get(name);
    const at = steps.join('/');
    if (owner !== undefined && (owner.file !== target.file || owner.at !== at)) {
      throw new ContractError(
        `${say(place(target, steps))}: a schema called ${name} is also in ${relative('.', owner.file)}; give one another name`,
      );
    }
    if (owner === undefined) {
      owners.set(name, { file: target.file, at });
      origins.push({ pointer: `/components/schemas/${name}`, source: target, path: steps });
      schemas[name] = bundle(value, target, steps, `/components/schemas/${name}`, true);
    }
    return `#/components/schemas/${name}`;
  };

  /** References that are being set in just now. */
  const following = new Set<string>();
  /** @param isSchema whether what stands here is a schema or lies in one */
  const bundle = (value: Json, from: Source, path: string[], pointer: string, isSchema = false): Json => {
    if (Array.isArray(value)) {
      return value.map((item, i) => bundle(item, from, [...path, `${i}`], `${pointer}/${i}`, isSchema));
    }
    if (typeof value === 'boolean' && isSchema) return unlessBoolean(value, path);
    if (value === null || typeof value !== 'object') return value;
    const isNames = isSchema && isNamesPlace(path);
    const isKeywords = isSchema && !isNames && !isBesideSchemas(path);
    const present = isKeywords ? inPresentWords(value) : value;
    if (present !== value) return bundle(present, from, path, pointer, true);
    if (typeof value.$ref === 'string' && !isNames) {
      const { $ref, ...beside } = value;
      if (isSchema) {
        return { ...(bundle(beside, from, path, pointer, true) as object), $ref: hoist($ref, from, path) };
      }
      const { target, steps, value: found } = follow($ref, from, path);
      const key = `${target.file}#${steps.join('/')}`;
      if (following.has(key)) {
        // What calls back may be called back as well; nobody reads that far.
        if (pointer.includes('/callbacks/')) return {};
        throw new ContractError(`${say(place(from, path))}: "${$ref}" leads back to where it stands`);
      }
      following.add(key);
      origins.push({ pointer, source: target, path: steps });
      const set = bundle(found, target, steps, pointer);
      following.delete(key);
      return set;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const inner = [...path, key];
        // A discriminator names schemas by plain strings.
        if (path.at(-1) === 'mapping' && path.at(-2) === 'discriminator') {
          const named = child(child(from.value, 'components'), 'schemas');
          const isName = child(named, `${item}`) !== undefined || !/[#/.]/.test(`${item}`);
          const ref = isName ? `#/components/schemas/${toStep(`${item}`)}` : `${item}`;
          return [key, hoist(ref, from, inner)];
        }
        const fault = isKeywords ? formFault(key, item) : undefined;
        if (fault !== undefined) throw new ContractError(`${say(place(from, inner))}: ${fault}`);
        if (isDataPlace(key, isSchema) && !isNames) return [key, item];
        const isInside = isSchema || isSchemaPlace(inner);
        return [key, bundle(item, from, inner, `${pointer}/${toStep(key)}`, isInside)];
      }),
    );
  };

  const root = open(file);
  const version = child(root.value, 'openapi');
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) {
    throw new ContractError(
      `${relative('.', file)} is no contract of OpenAPI 3.1: "openapi" is ${JSON.stringify(version) ?? 'missing'}`,
    );
  }
  origins.push({ pointer: '', source: root, path: [] });
  // Whether it is one, the lint tells, and where it is not; types cannot.
  const document = bundle(root.value, root, [], '') as unknown as OpenApi;
  document.components = { ...document.components, schemas: schemas as OpenApi['components']['schemas'] };

  const where = (pointer: string): Place => {
    const origin = origins
      .filter((o) => pointer === o.pointer || pointer.startsWith(`${o.pointer}/`))
      .reduce((best, o) => (o.pointer.length >= best.pointer.length ? o : best));
    const rest = pointer.slice(origin.pointer.length).split('/').slice(1).map(fromStep);
    return place(origin.source, [...origin.path, ...rest]);
  };
  const endless = endlessSchema(document);
  if (endless !== undefined) {
    const at = say(where(`/components/schemas/${endless}`));
    throw new ContractError(`${at}: ${endless} is a part of itself, so nothing can be held against it`);
  }
  const operations = listOperations(document);
  const wrong = wrongHeader(operations);
  if (wrong) throw new ContractError(`${say(where(wrong.pointer))}: no header can be called "${wrong.name}"`);
  return { document, operations, files: [...sources.keys()], where };
}

/** JSON is YAML as well, and read as JSON thirty times as fast: as YAML only when somebody asks for a line. */
function sourceOf(file: string, text: string): Source {
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
  return { file, value: json ?? (tree().document.toJS() as Json), tree };
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
function readText(path: string, from?: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const referred = from === undefined ? '' : `${from}: `;
    throw new ContractError(`${referred}${relative('.', path)} cannot be read; the contract refers to it`);
  }
}

/** `Pet` for `#/components/schemas/Pet`; the way itself for what has no name of its own. */
function nameOf(steps: string[], file: string): string {
  const at = steps.findIndex((step) => ['schemas', '$defs', 'definitions'].includes(step));
  const rest = at < 0 ? [stem(file), ...steps] : steps.slice(at + 1);
  return rest.join('_').replace(/[^\p{L}\p{N}_.-]/gu, '_');
}

const child = (value: Json | undefined, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, Json>)[key]
    : undefined;

/** The deepest part of the path that the author wrote: what a bundle adds has no line of its own. */
function place(source: Source, path: string[]): Place {
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

/** `assets` for `openapi/v1/assets.yaml`. */
export const stem = (file: string): string => basename(file, '.yaml');
