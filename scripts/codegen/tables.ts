// Outputs generated without a library: small tables and the entry files.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../contract/load.ts';
import { stem } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';

const tagsOf = ({ operations }: Pick<Contract, 'operations'>): string[] =>
  [...new Set(operations.map(({ tag }) => tag))].sort();

/** The file, and so the tag, that declares a schema. */
const fileOf = (contract: Contract, name: string): string =>
  stem(contract.where(`/components/schemas/${name}`).file);

/** Facts about each operation for the cache and the permissions. */
export function operationsTable({ document, operations }: Contract): string {
  const rows = sortedById(operations).map(({ id, tag, effect, open, roles, permission }) => {
    const allowed = open ? 'null' : list(roles);
    return `  ${id}: { tag: '${tag}', effect: '${effect}', roles: ${allowed}, permission: ${permission ? `'${permission}'` : null} },`;
  });
  const permissions = [...new Set(operations.flatMap(({ permission }) => permission ?? []))].sort();
  return `
/** Relative to the base address of the API. */
export const prefix = '${document.servers[0]?.url ?? ''}';

/** A hash of the contract: responses cached under another one are not used. */
export const contractHash = '${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)}';

export type OperationId =
${sortedById(operations)
  .map(({ id }) => `  | '${id}'`)
  .join('\n')};

export type Tag = ${union(tagsOf({ operations }))};

export type Role = 'Regular' | 'Manager' | 'Location' | 'Enterprise' | 'admin';

export type Permission = ${union(permissions)};

export interface OperationRule {
  tag: Tag;
  effect: 'read' | 'write';
  /** The user types that may call it; null for all. */
  roles: readonly Role[] | null;
  /** The permission that a Manager also needs. */
  permission: Permission | null;
}

export const operations: Readonly<Record<OperationId, OperationRule>> = {
${rows.join('\n')}
};

/** Whether something is the name of a call. */
export const isOperation = (name: unknown): name is OperationId =>
  typeof name === 'string' && Object.hasOwn(operations, name);
`;
}

/** Method and path of each operation, for reports. */
export const routesTable = ({ operations }: Contract): string => `
import type { OperationId } from './operations';

export const routes: Readonly<Record<OperationId, readonly [method: string, path: string]>> = {
${sortedById(operations)
  .map(({ id, method, path }) => `  ${id}: ['${method.toUpperCase()}', '${path}'],`)
  .join('\n')}
};
`;

const sortedById = (operations: Operation[]) => operations.toSorted((a, b) => a.id.localeCompare(b.id));
const list = (values: string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`;
const union = (values: string[]) => values.map((value) => `'${value}'`).join(' | ') || 'never';

/** Named enumerations as arrays, each in the file of the tag that declares it. */
export function enums(contract: Contract): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(contract.document.components.schemas)) {
    if (!schema.enum) continue;
    const file = fileOf(contract, name);
    const values = schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ');
    const list = `${name[0]?.toLowerCase()}${name.slice(1)}Values`;
    found.set(file, [...(found.get(file) ?? []), `export const ${list} = [${values}] as const;\n`]);
  }
  return new Map([...found].map(([tag, lines]) => [tag, `\n${lines.join('')}`]));
}

/** Fails to compile if a validator's input type differs from the contract's type. */
export function validatorsAgree({ operations }: Contract): string {
  const modules = new Set<string>();
  const rows = operations.flatMap(({ id, tag, parameters, definition }) => {
    const row = (set: string, suffix: string, how: string, type: string) => {
      modules.add(`import type * as ${tag}${set} from './${set.toLowerCase()}/${tag}';`);
      const name = `${id[0]?.toUpperCase()}${id.slice(1)}${suffix}`;
      return `  is<${how}<typeof ${tag}${set}.${name}, ${type}>>,`;
    };
    const type = `operations['${id}']`;
    const own = (where: string) => parameters.some((one) => one.in === where && !one['x-transport']);
    const carried = parameters.filter((one) => one.in === 'query' && one['x-transport']);
    const without = carried.length > 0 ? `, ${carried.map(({ name }) => `'${name}'`).join(' | ')}` : '';
    const media = Object.keys(definition.requestBody?.content ?? {})[0];
    return [
      ...(own('path') ? [row('Params', 'Params', 'Address', `${type}['parameters']['path']`)] : []),
      ...(own('query')
        ? [row('Params', 'QueryParams', 'Address', `${type}['parameters']['query']${without}`)]
        : []),
      ...(media ? [row('Bodies', 'Body', 'Body', `Content<${type}, '${media}'>`)] : []),
    ];
  });
  return `
import type { input, output } from 'zod/mini';
${[...modules].sort().join('\n')}
import type { operations } from './schema';

type Content<Op extends { requestBody?: { content: object } }, Media extends string> = NonNullable<
  Op['requestBody']
>['content'] extends Record<Media, infer T>
  ? T
  : never;
type Agrees<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Body<Z, T> = Agrees<input<Z>, T>;
/**
 * Parsed values have their defaults filled in, so they may have more properties than the input, but never fewer;
 * parameters of the transport are not parsed.
 */
type Address<Z, T, Carried extends string = never> = Reads<output<Z>, Omit<NonNullable<T>, Carried>>;
type Reads<A, B> = [A] extends [B] ? Agrees<Required<A>, Required<B>> : false;
type is<T extends true> = T;

export type Agreement = [
${rows.join('\n')}
];
`;
}

/** One entry file per tag, and one for shared exports: hooks, validators of URLs and forms, enumerations, types. */
export function doors(contract: Contract, outDir: string): Map<string, string> {
  const schemas = Object.keys(contract.document.components.schemas);
  const tags = new Set([...tagsOf(contract), ...schemas.map((name) => fileOf(contract, name))]);
  return new Map(
    [...tags].map((tag) => {
      const parts = ['bodies', 'enums', 'hooks', 'params'].filter((part) =>
        existsSync(join(outDir, part, `${tag}.ts`)),
      );
      const own = schemas.filter((name) => fileOf(contract, name) === tag);
      const lines = parts.map((part) => `export * from './generated/${part}/${tag}';\n`);
      if (own.length > 0) lines.push(`export type { ${own.join(', ')} } from './generated/models';\n`);
      return [tag, `\n${lines.join('')}`];
    }),
  );
}

/** Entry files of tags that the app never calls: only the types of their schemas. */
export function typeDoors(contract: Contract, tags: string[]): Map<string, string> {
  const names = Object.keys(contract.document.components.schemas).sort();
  return new Map(
    tags.map((tag) => {
      const own = names.filter((name) => fileOf(contract, name) === tag);
      const types = own.map((name) => `export type ${name} = schemas['${name}'];\n`).join('');
      return [
        tag,
        `\nimport type { components } from './generated/schema';\n\ntype schemas = components['schemas'];\n\n${types}`,
      ];
    }),
  );
}
