// Reads the contract's files and bundles them into one document. Schemas stay shared as `#/components/schemas/Name`;
// all other references are inlined, so that readers resolve schemas only.
import { basename, dirname, join, relative, resolve } from 'node:path';
import { keepBundled, readBundled } from './bundled.ts';
import { didYouMean } from './did-you-mean.ts';
import { type Json, METHODS, type OpenApi } from './document.ts';
import { wrongHeader } from './header-names.ts';
import { listOperations, type Operation } from './operations.ts';
import { fromStep, toStep, unescaped } from './pointer.ts';
import { endlessSchema } from './recursion-guard.ts';
import { addressAround, addressed, child, valueAt, wayOf } from './references.ts';
import { formFault, inPresentWords, withPresentBounds } from './schema-forms.ts';
import { isBesideSchemas, isDataPlace, isNamesPlace, isSchemaPlace, unlessBoolean } from './schema-places.ts';
import { ContractError, type Place, place, readText, type Source, say, sourceOf } from './source.ts';
import { withoutSwagger } from './swagger.ts';

export interface Contract {
  /** The whole contract as one OpenAPI 3.1 object. */
  document: OpenApi;
  operations: Operation[];
  /** What a lenient reader left out or ignored, and where. */
  remarks: string[];
  /** Pointers of the operations and paths that a lenient reader left out. */
  leftOut: string[];
  /** The source files, as absolute paths. */
  files: string[];
  /** The source location of a JSON pointer (`/components/schemas/Asset`) of the document. */
  where(pointer: string): Place;
}

/** By root file. An unchanged contract is the same object, so that what is compiled from it is compiled once. */
const loaded = new Map<string, { hash: string; contract: Contract }>();

interface ReadOptions {
  /** Leaves out each operation that cannot be read, instead of refusing the contract. */
  isLenient?: boolean;
}

/**
 * Reads and bundles a contract, in memory.
 * @param file the root file, relative to the working folder
 * @throws ContractError for invalid YAML, an unresolved reference, or two schemas with the same name
 */
export function loadContract(file = 'openapi/v1.yaml', options: ReadOptions = {}): Contract {
  const root = resolve(file);
  const read = readBundled(root);
  if (!read) {
    const texts = new Map<string, string>();
    const contract = bundleContract(root, texts, options);
    if (contract.remarks.length === 0) keepBundled(root, contract.document, texts);
    return contract;
  }
  const { document, files, hash } = read;
  const last = loaded.get(root);
  if (last?.hash === hash) return last.contract;
  // Only reports need source locations, so they are computed on demand.
  let parsed: Contract | undefined;
  const contract: Contract = {
    document,
    files,
    operations: listOperations(document),
    remarks: [],
    leftOut: [],
    where(pointer) {
      parsed ??= bundleContract(root);
      return parsed.where(pointer);
    },
  };
  loaded.set(root, { hash, contract });
  return contract;
}

/** @param texts receives the source text by file */
function bundleContract(
  file: string,
  texts = new Map<string, string>(),
  { isLenient = false }: ReadOptions = {},
): Contract {
  const sources = new Map<string, Source>();
  const schemas: Record<string, Json> = {};
  /** Bundled pointer -> source location; the longest prefix wins. */
  const origins = new Map<string, { source: Source; path: string[] }>();

  const open = (path: string, from?: string): Source => {
    const known = sources.get(path);
    if (known) return known;
    const text = readText(path, from);
    texts.set(path, text);
    const source = withoutSwagger(sourceOf(path, text));
    sources.set(path, source);
    return source;
  };

  /** The file of a reference, and the path in it to the schema with the referenced `$id`. */
  const sourceNamed = (name: string, from: Source, path: string[]): { target: Source; around: string[] } => {
    const own = addressAround(from.value, path);
    if (name === '') return { target: from, around: own?.way ?? [] };
    const address = addressed(name, own?.address);
    for (const target of [from, ...sources.values()]) {
      const around = target.addresses().get(address);
      if (around) return { target, around };
    }
    if (/^[a-z][a-z\d+.-]+:/i.test(name)) {
      const says = `"${name}" is not on this machine; save it beside the contract, and refer to the file`;
      throw new ContractError(`${say(place(from, path))}: ${says}`);
    }
    const file = join(dirname(from.file), unescaped(name));
    return { target: open(file, say(place(from, path))), around: [] };
  };

  const follow = (ref: string, from: Source, path: string[]) => {
    const [name = '', fragment = ''] = ref.split('#');
    const { target, around } = sourceNamed(name, from, path);
    const steps = wayOf(target.value, fragment, around);
    if (!steps) {
      const [to, at] = [relative('.', target.file), `/${path.map(toStep).join('/')}`];
      throw new ContractError(
        `${say(place(from, path))}: "${ref}" (at ${at}) leads nowhere; no schema of ${to} has the $anchor "${fragment}"`,
      );
    }
    const value = valueAt(target.value, steps);
    if (value === undefined) {
      const beside = Object.keys(Object(valueAt(target.value, steps.slice(0, -1))));
      const hint =
        didYouMean(steps.at(-1) ?? '', beside) || "; write '#/section/Name' or 'file.yaml#/section/Name'";
      throw new ContractError(`${say(place(from, path))}: "${ref}" leads nowhere${hint}`);
    }
    return { target, steps, value };
  };

  /** The file and location of each hoisted schema, by name. */
  const owners = new Map<string, { file: string; at: string }>();
  /** The errors of schemas that cannot be read, by name. */
  const broken = new Map<string, ContractError>();
  const hoist = (ref: string, from: Source, path: string[]): string => {
    const { target, steps, value } = follow(ref, from, path);
    const name = nameOf(steps, target.file);
    const known = broken.get(name);
    if (known) throw known;
    const owner = owners.get(name);
    const at = steps.join('/');
    if (owner !== undefined && (owner.file !== target.file || owner.at !== at)) {
      throw new ContractError(
        `${say(place(target, steps))}: a schema called ${name} is also in ${relative('.', owner.file)}; give one another name`,
      );
    }
    if (owner === undefined) {
      owners.set(name, { file: target.file, at });
      origins.set(`/components/schemas/${name}`, { source: target, path: steps });
      try {
        schemas[name] = bundle(value, target, steps, `/components/schemas/${name}`, true);
      } catch (error) {
        if (error instanceof ContractError) broken.set(name, error);
        throw error;
      }
    }
    return `#/components/schemas/${name}`;
  };

  /** References that are currently being inlined, to detect cycles. */
  const following = new Set<string>();
  /** @param isSchema whether the value is a schema or part of one */
  const bundle = (value: Json, from: Source, path: string[], pointer: string, isSchema = false): Json => {
    if (Array.isArray(value)) {
      return value.map((item, i) => bundle(item, from, [...path, `${i}`], `${pointer}/${i}`, isSchema));
    }
    if (typeof value === 'boolean' && isSchema) return unlessBoolean(value, path);
    if (value === null || typeof value !== 'object') return value;
    const isNames = isSchema && isNamesPlace(path);
    const isKeywords = isSchema && !isNames && !isBesideSchemas(path);
    const present = isKeywords ? inPresentWords(isOf30 ? withPresentBounds(value) : value) : value;
    if (present !== value) return bundle(present, from, path, pointer, true);
    if (typeof value.$ref === 'string' && !isNames) {
      const { $ref, ...beside } = value;
      if (isSchema) {
        return { ...(bundle(beside, from, path, pointer, true) as object), $ref: hoist($ref, from, path) };
      }
      const { target, steps, value: found } = follow($ref, from, path);
      const key = `${target.file}#${steps.join('/')}`;
      if (following.has(key)) {
        // Callbacks can be recursive; the tools do not read that deep.
        if (pointer.includes('/callbacks/')) return {};
        throw new ContractError(`${say(place(from, path))}: "${$ref}" leads back to where it stands`);
      }
      following.add(key);
      origins.set(pointer, { source: target, path: steps });
      try {
        return bundle(found, target, steps, pointer);
      } finally {
        following.delete(key);
      }
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, Json][] => {
        const inner = [...path, key];
        // A discriminator references schemas by plain strings.
        if (path.at(-1) === 'mapping' && path.at(-2) === 'discriminator') {
          const named = child(child(from.value, 'components'), 'schemas');
          const isName = child(named, `${item}`) !== undefined || !/[#/.]/.test(`${item}`);
          const ref = isName ? `#/components/schemas/${toStep(`${item}`)}` : `${item}`;
          return [[key, hoist(ref, from, inner)]];
        }
        const fault = isKeywords ? formFault(key, item) : undefined;
        if (isLenient && fault !== undefined && key === 'enum' && isEmpty(item)) {
          remarks.add(`Ignored: ${say(place(from, inner))}: ${fault}`);
          return [];
        }
        if (fault !== undefined) throw new ContractError(`${say(place(from, inner))}: ${fault}`);
        if (isDataPlace(key, isSchema) && !isNames) return [[key, item]];
        const isInside = isSchema || isSchemaPlace(inner);
        const at = `${pointer}/${toStep(key)}`;
        try {
          return [[key, bundle(item, from, inner, at, isInside)]];
        } catch (error) {
          if (!isLenient || !(error instanceof ContractError) || !isRemovable(at)) throw error;
          leaveOut(at, error);
          return [];
        }
      }),
    );
  };

  const remarks = new Set<string>();
  const leftOut = new Map<string, ContractError>();
  /** Unused components are left out silently. */
  const leaveOut = (pointer: string, error: ContractError): void => {
    const [section, path = '', method] = pointer.split('/').slice(1).map(fromStep);
    if (section === 'components') return;
    leftOut.set(pointer, error);
    const name = method === undefined ? path : `${method.toUpperCase()} ${path}`;
    remarks.add(`Left out, because the contract cannot be read there: ${name}: ${error.message}`);
  };

  const root = open(file);
  const version = child(root.value, 'openapi');
  if (typeof version !== 'string' || !/^3\.[012]\./.test(version)) {
    throw new ContractError(
      `${relative('.', file)} is no contract of OpenAPI 3: "openapi" is ${JSON.stringify(version) ?? 'missing'}`,
    );
  }
  for (const [path, item] of Object.entries(child(root.value, 'paths') ?? {})) {
    if (item !== null) continue;
    const says = `The path ${path} holds no operations; give it one, or leave it out.`;
    throw new ContractError(`${say(place(root, ['paths', path]))}: ${says}`);
  }
  const isOf30 = version.startsWith('3.0.');
  origins.set('', { source: root, path: [] });
  // The lint checks whether it is one; types cannot.
  const document = bundle(root.value, root, [], '') as unknown as OpenApi;
  document.components = { ...document.components, schemas: schemas as OpenApi['components']['schemas'] };

  const where = (pointer: string): Place => {
    const rest: string[] = [];
    let known = pointer;
    while (known !== '' && !origins.has(known)) {
      const end = known.lastIndexOf('/');
      rest.unshift(fromStep(known.slice(end + 1)));
      known = known.slice(0, Math.max(end, 0));
    }
    const { source, path } = origins.get(known) ?? { source: root, path: [] };
    return place(source, [...path, ...rest]);
  };
  for (let endless = endlessSchema(document); endless; endless = endlessSchema(document)) {
    const { name, pointer } = endless;
    const says = `${name} is a branch of itself, which has no end; leave that branch out`;
    const error = new ContractError(`${say(where(pointer))}: ${says}`);
    if (!isLenient) throw error;
    broken.set(name, error);
    delete schemas[name];
  }
  for (const operation of listOperations(document)) {
    const { pointer, method, path } = operation;
    const wrong = wrongHeader([operation]);
    const error = wrong
      ? new ContractError(`${say(where(wrong.pointer))}: no header can be called "${wrong.name}"`)
      : brokenIn([operation.definition, operation.parameters], broken, schemas);
    if (!error) continue;
    if (!isLenient) throw error;
    leaveOut(pointer, error);
    delete document.paths[path]?.[method];
  }
  const operations = listOperations(document);
  const [first] = leftOut.values();
  if (first && operations.length === 0) throw first;
  const files = [...sources.keys()];
  return { document, operations, remarks: [...remarks], leftOut: [...leftOut.keys()], files, where };
}

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

/** Whether the value at a pointer can be left out alone: a component, a path, or an operation. */
function isRemovable(pointer: string): boolean {
  const [section = '', name, inner, ...more] = pointer.split('/').slice(1);
  if (name === undefined || more.length > 0) return false;
  const isMethod = METHODS.some((one) => one === inner);
  return section === 'components'
    ? inner !== undefined
    : ['paths', 'webhooks'].includes(section) && (inner === undefined || isMethod);
}

/** The error of a schema that an operation refers to, directly or through others. */
function brokenIn(
  definition: object,
  broken: ReadonlyMap<string, ContractError>,
  schemas: Record<string, Json>,
): ContractError | undefined {
  const seen = new Set<string>();
  const find = (value: unknown): ContractError | undefined => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const error = broken.get(name) ?? (schemas[name] && find(schemas[name]));
      if (error) return error;
    }
    return undefined;
  };
  return broken.size > 0 ? find(definition) : undefined;
}

/** `Pet` for `#/components/schemas/Pet`; the path itself for an unnamed schema. */
function nameOf(steps: string[], file: string): string {
  const at = steps.findIndex((step) => ['schemas', '$defs', 'definitions'].includes(step));
  const rest = at < 0 ? [stem(file), ...steps] : steps.slice(at + 1);
  return rest.join('_').replace(/[^\p{L}\p{N}_.-]/gu, '_');
}

/** `assets` for `openapi/v1/assets.yaml`. */
export const stem = (file: string): string => basename(file, '.yaml');
