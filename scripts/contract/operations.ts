import { METHODS, type Method, type OpenApi, type OperationObject, type Parameter } from './document.ts';
import { isJson } from './media.ts';
import { toStep } from './pointer.ts';

/** One operation of the contract, merged with its path item. */
export interface Operation {
  id: string;
  method: Method;
  /** The path template: `/assets/{id}`, without the server's prefix. */
  path: string;
  /** Whether its requests end with a slash, which `path` omits. */
  slash?: true;
  tag: string;
  effect: 'read' | 'write';
  origin: string;
  /** Who may call it: names of user types, and `admin`. Empty if it is `open` or only for booths. */
  roles: string[];
  /** Whether booths call it, with their key. */
  device: boolean;
  /** Whether it can be called without authentication. */
  open: boolean;
  /** The permission that a Manager needs to call it. */
  permission: string | null;
  /** Security alternatives, any one of which is sufficient; each maps schemes to the required roles. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  /** The pointer of each of them in the bundled document. */
  parameterPointers: string[];
  definition: OperationObject;
  /** Its pointer in the bundled document. */
  pointer: string;
}

const READS: string[] = ['get', 'head', 'options'];

/** A parameter of the operation overrides one of its path item with the same name and location. */
function located(
  path: string,
  method: Method,
  shared: Parameter[],
  own: Parameter[],
): Pick<Operation, 'parameters' | 'parameterPointers'> {
  const all = [
    ...shared.flatMap((parameter, i) => {
      const isOverridden = own.some(
        ({ name, in: where }) => name === parameter.name && where === parameter.in,
      );
      return isOverridden ? [] : { parameter, pointer: `${path}/parameters/${i}` };
    }),
    ...own.map((parameter, i) => ({ parameter, pointer: `${path}/${method}/parameters/${i}` })),
  ];
  return {
    parameters: all.map(({ parameter }) => withSchema(parameter)),
    parameterPointers: all.map(({ pointer }) => pointer),
  };
}

/** A parameter with `content` has its schema there; only JSON is parsed. */
function withSchema(parameter: Parameter): Parameter {
  const { content, ...rest } = parameter;
  const [[type, media] = ['', {}]] = Object.entries(content ?? {});
  // An undeclared schema allows any value.
  if (content === undefined) return { ...rest, schema: rest.schema ?? {} };
  return { ...rest, schema: media.schema ?? {}, ...(isJson(type) && { content }) };
}

export function listOperations(document: OpenApi): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const written = item[method];
      if (!written) return [];
      // OpenAPI 3.1 allows an operation without responses.
      const definition = Object.hasOwn(written, 'responses') ? written : { ...written, responses: {} };
      const security = definition.security ?? document.security ?? [];
      return {
        id: definition.operationId ?? `${method.toUpperCase()} ${path}`,
        method,
        path,
        tag: definition.tags?.[0] ?? '',
        effect: (definition['x-effect'] ??
          (READS.includes(method) ? 'read' : 'write')) as Operation['effect'],
        origin: definition['x-origin'] ?? '',
        roles: security.flatMap((way) => way.bearer ?? []),
        device: security.some((way) => 'device' in way),
        open: security.length === 0 || security.some((way) => Object.keys(way).length === 0),
        permission: definition['x-permission'] ?? null,
        security,
        ...located(`/paths/${toStep(path)}`, method, item.parameters ?? [], definition.parameters ?? []),
        definition,
        pointer: `/paths/${toStep(path)}/${method}`,
      };
    }),
  );
}

/**
 * The operation for a request, and its path parameters.
 * @param pathname without the server's prefix: `/assets/asset-1`
 * @returns undefined when no operation has this method and path
 */
export function findOperation(
  { operations }: { operations: Operation[] },
  method: string,
  pathname: string,
): { operation: Operation; params: Record<string, string> } | undefined {
  const wanted = segments(pathname);
  const fits = operations
    .filter((operation) => operation.method === method.toLowerCase())
    .map((operation) => ({ operation, params: match(segments(operation.path), wanted) }))
    .filter((fit): fit is { operation: Operation; params: Record<string, string> } => fit.params !== null);
  // `/contacts/emails` also matches `/contacts/{id}`: the path with fewer parameters wins.
  return fits.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

/** The methods of a path; empty when the contract has no such path. */
export function methodsOf({ operations }: { operations: Operation[] }, pathname: string): Method[] {
  const wanted = segments(pathname);
  return operations.filter((o) => match(segments(o.path), wanted) !== null).map((o) => o.method);
}

const segments = (path: string) => path.split('/').slice(1);

function match(template: string[], wanted: string[]): Record<string, string> | null {
  if (template.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of template.entries()) {
    const given = wanted[i] ?? '';
    const filled = filledIn(part, given);
    if (filled) {
      const text = decode(filled.text);
      if (text === null) return null;
      params[filled.name] = text;
    } else if (part !== given) return null;
  }
  return params;
}

/** The value of `{id}` in `7`, and of `Orders({id})` in `Orders(7)`: `7`; never empty. */
export function filledIn(part: string, given: string): { name: string; text: string } | undefined {
  const [, before = '', name, after = ''] = /^([^{}]*)\{(.+)\}([^{}]*)$/.exec(part) ?? [];
  const text = given.slice(before.length, given.length - after.length);
  return name !== undefined && text !== '' && given === before + text + after ? { name, text } : undefined;
}

/** Null for a path with an invalid escape, which no record can have. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Whether the contract has a prose rule (`x-rules`) for one of these fields: a request that its schema accepts may be
 * refused then. In a rule, `capture.*.kind` applies to every entry, `filter.**` also to inner fields, and `*`
 * to the whole call.
 * @param fields as problems name them: `capture.0.kind`
 */
export const isBoundByWords = ({ definition }: Pick<Operation, 'definition'>, fields: string[]): boolean =>
  (definition['x-rules'] ?? []).some((rule) =>
    rule.fields.some((bound) => bound === '*' || fields.some((field) => isAbout(bound, field))),
  );

function isAbout(bound: string, field: string): boolean {
  const inside = bound.endsWith('.**');
  const steps = (inside ? bound.slice(0, -3) : bound).split('.');
  const own = field.split('.');
  const isThere = inside ? own.length >= steps.length : own.length === steps.length;
  return isThere && steps.every((step, i) => step === '*' || step === own[i]);
}
