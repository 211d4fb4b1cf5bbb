// A fixture service's own view of its contract. It shares no code with scripts/contract, because both would share the
// same mistakes.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Reference {
  $ref?: string;
}

export interface Schema extends Reference {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: Json;
  readOnly?: boolean;
  writeOnly?: boolean;
}

interface Media {
  schema?: Schema;
}

export interface Parameter extends Reference {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
}

interface HeaderObject extends Reference {
  required?: boolean;
  schema: Schema;
}

export interface AnswerObject extends Reference {
  headers?: Record<string, HeaderObject>;
  content?: Record<string, Media>;
}

interface BodyObject extends Reference {
  required?: boolean;
  content: Record<string, Media>;
}

interface OperationObject {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: BodyObject;
  responses: Record<string, AnswerObject>;
  security?: Record<string, string[]>[];
}

interface PathItem extends Reference {
  parameters?: Parameter[];
  get?: OperationObject;
  put?: OperationObject;
  post?: OperationObject;
  patch?: OperationObject;
  delete?: OperationObject;
  head?: OperationObject;
}

export interface Document {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  security?: Record<string, string[]>[];
}

export interface Operation {
  /** The operationId, else `POST /orders/{id}`. */
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  parameters: Parameter[];
  body?: BodyObject;
  answers: Record<string, AnswerObject>;
  /** Roles with access, of any scheme; undefined if public. */
  roles?: string[];
  /** Alternatives of required scopes by scheme. */
  ways: Record<string, string[]>[];
}

/** The document's key for references, so that each schema is compiled in place. */
export const DOCUMENT = 'document';

/** @param file a contract in YAML or JSON; referenced files of its folder are embedded below `x-files` */
export function readContract(file: URL): Document {
  const places = new Map([[file.href, '']]);
  const files: Record<string, unknown> = {};
  const read = (from: URL): unknown =>
    JSON.parse(JSON.stringify(parse(readFileSync(from, 'utf8'))), (key, value) =>
      key === '$ref' && typeof value === 'string' ? `${DOCUMENT}#${placeOf(new URL(value, from))}` : value,
    );
  const placeOf = (target: URL): string => {
    const { hash } = target;
    target.hash = '';
    const known = places.get(target.href);
    if (known !== undefined) return `${known}${hash.slice(1)}`;
    const name = target.pathname.split('/').at(-1) ?? '';
    places.set(target.href, `/x-files/${name}`);
    files[name] = read(target);
    return `/x-files/${name}${hash.slice(1)}`;
  };
  // Not validated here: missing parts show when they are used.
  const document = read(file) as Document;
  return Object.keys(files).length > 0 ? Object.assign(document, { 'x-files': files }) : document;
}

/** Resolves a reference. */
export function resolve<T extends Reference>(document: Document, given: T): T {
  if (given.$ref === undefined) return given;
  const fragment = given.$ref.slice(`${DOCUMENT}#`.length);
  const found = fragment.startsWith('/') ? objectAt(document, fragment) : anchored(document, fragment);
  if (found === undefined) throw new Error(`The contract has no anchor "${fragment}".`);
  return resolve(document, found as T);
}

/** The schema with this anchor. */
function anchored(here: unknown, name: string): Reference | undefined {
  if (here === null || typeof here !== 'object') return undefined;
  if ((here as { $anchor?: unknown }).$anchor === name) return here as Reference;
  for (const inner of Object.values(here)) {
    const found = anchored(inner, name);
    if (found) return found;
  }
  return undefined;
}

/** @param pointer `/components/schemas/Book`; follows references on its way */
export function objectAt(document: Document, pointer: string): Reference & Record<string, unknown> {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  let here: unknown = document;
  for (const step of steps) {
    here = (resolve(document, here as Reference) as Record<string, unknown>)[step];
    if (here === undefined) throw new Error(`The contract has nothing at ${pointer}: there is no "${step}".`);
  }
  return here as Reference & Record<string, unknown>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head'] as const;

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, given]) => {
    const item = resolve(document, given);
    return METHODS.flatMap((method) => {
      const definition = item[method];
      if (!definition) return [];
      const security = definition.security ?? document.security ?? [];
      const own = (definition.parameters ?? []).map((one) => resolve(document, one));
      const shared = (item.parameters ?? []).map((one) => resolve(document, one));
      const isOwn = (one: Parameter) =>
        own.some(({ name, in: where }) => name === one.name && where === one.in);
      const answers = Object.entries(definition.responses).map(([status, one]) => [
        status,
        resolve(document, one),
      ]);
      return {
        id: definition.operationId ?? `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: [...shared.filter((one) => !isOwn(one)), ...own],
        ...(definition.requestBody && { body: resolve(document, definition.requestBody) }),
        answers: Object.fromEntries(answers) as Record<string, AnswerObject>,
        ways: security,
        ...(security.length > 0 && { roles: security.flatMap((way) => Object.values(way).flat()) }),
      };
    });
  });
}

/** The operation for a method and path, with its path parameters; the most specific path comes first. */
export function matchPath(
  operations: Operation[],
  pathname: string,
): { operations: Operation[]; pathParameters: Record<string, string> } | undefined {
  const wanted = pathname.split('/');
  const fits = operations.flatMap((operation) => {
    const pathParameters = fill(operation.path.split('/'), wanted);
    return pathParameters ? [{ operation, pathParameters }] : [];
  });
  const filled = ({ pathParameters }: { pathParameters: Record<string, string> }) =>
    Object.values(pathParameters).join('').length;
  const best = fits.toSorted(
    (a, b) =>
      Object.keys(a.pathParameters).length - Object.keys(b.pathParameters).length || filled(a) - filled(b),
  )[0];
  if (!best) return undefined;
  const same = fits.filter(({ operation }) => operation.path === best.operation.path);
  return { operations: same.map(({ operation }) => operation), pathParameters: best.pathParameters };
}

function fill(template: string[], wanted: string[]): Record<string, string> | undefined {
  if (template.length !== wanted.length) return undefined;
  const pathParameters: Record<string, string> = {};
  for (const [i, step] of template.entries()) {
    const text = wanted[i] ?? '';
    // `{key}:close` is a parameter with a fixed suffix.
    const [, name, end = ''] = /^\{([^}]+)\}(.*)$/.exec(step) ?? [];
    if (name === undefined ? step !== text : text.length <= end.length || !text.endsWith(end))
      return undefined;
    if (name !== undefined) pathParameters[name] = text.slice(0, text.length - end.length);
  }
  return pathParameters;
}
