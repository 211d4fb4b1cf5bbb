// The outputs we write ourselves: small tables and the doors.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../contract/load.ts';
import { stem } from '../contract/load.ts';

const tagsOf = ({ operations }: Contract): string[] => [...new Set(operations.map(({ tag }) => tag))].sort();

/** The file, and so the tag, that declares a schema. */
const fileOf = (contract: Contract, name: string): string =>
  stem(contract.where(`/components/schemas/${name}`).file);

/** What the transport and the permission helper must know of each operation. */
export function operationsTable({ document, operations }: Contract): string {
  const sorted = operations.toSorted((a, b) => a.id.localeCompare(b.id));
  const rows = sorted.map(({ id, method, path, tag, effect, open, roles, permission }) => {
    const who = open ? 'null' : JSON.stringify(roles);
    return `  ${id}: ['${method.toUpperCase()}', '${path}', '${tag}', '${effect}', ${who}, ${JSON.stringify(permission)}],`;
  });
  return `
/** Below the base address of the API. */
export const prefix = '${document.servers[0]?.url ?? ''}';

/** Another one for another contract: what was kept of the answers of one is none of the other. */
export const shape = '${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)}';

export type Role = 'Regular' | 'Manager' | 'Location' | 'Enterprise' | 'admin';

/** operationId -> method, path template, tag, effect, who may call it (null: everybody), a Manager's permission. */
export const operations = {
${rows.join('\n')}
} as const satisfies Record<
  string,
  readonly [string, string, string, 'read' | 'write', readonly Role[] | null, string | null]
>;

export type OperationId = keyof typeof operations;
`;
}

/** Enumerations with a name, each in the file of the tag that declares it, as a list that code can walk. */
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

/** Fails to compile where the two generators read a schema differently. */
export function modelsAgree({ document }: Contract): string {
  const names = Object.keys(document.components.schemas).sort();
  const rows = names.map((name) => `  agree<models.${name}, schemas['${name}']>,`);
  return `
import type * as models from './hooks/models.schemas';
import type { components } from './schema';

type schemas = components['schemas'];
type Agrees<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type agree<A, B extends Agrees<A, B> extends true ? unknown : never> = [A, B];

export type Agreement = [
${rows.join('\n')}
];
`;
}

/** Fails to compile where what a validator takes is not of the type that the contract gives it. */
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
 * What is read has its defaults filled in, so it may be more than what is sent, but never less; what
 * the transport carries is not read.
 */
type Address<Z, T, Carried extends string = never> = Reads<output<Z>, Omit<NonNullable<T>, Carried>>;
type Reads<A, B> = [A] extends [B] ? Agrees<Required<A>, Required<B>> : false;
type is<T extends true> = T;

export type Agreement = [
${rows.join('\n')}
];
`;
}

const MODELS = './generated/hooks/models.schemas';
const natural = new Intl.Collator('en', { numeric: true }).compare;

/** As the formatter sorts names: letter by letter, and of one letter the capital first. */
function byLetter(a: string, b: string): number {
  const i = [...a].findIndex((letter, at) => letter !== b[at]);
  const [x = '', y = ''] = i < 0 ? ['', b[a.length]] : [a[i], b[i]];
  return natural(x.toLowerCase(), y.toLowerCase()) || (x < y ? -1 : 1);
}

/** One door a tag, and one for what tags share: hooks, validators of URLs and forms, enumerations, types. */
export function doors(contract: Contract, outDir: string): Map<string, string> {
  const shared = Object.keys(contract.document.components.schemas).map((name) => fileOf(contract, name));
  return new Map(
    [...new Set([...tagsOf(contract), ...shared])].sort().map((tag) => {
      const parts = ['bodies', 'enums', 'hooks', 'params'].filter((part) =>
        existsSync(join(outDir, part, `${tag}.ts`)),
      );
      const lines = parts.map((part) => [`./generated/${part}/${tag}`, '*']);
      const own = Object.keys(contract.document.components.schemas).filter(
        (name) => fileOf(contract, name) === tag,
      );
      if (own.length > 0)
        lines.push([
          MODELS,
          `type {\n${own
            .sort(byLetter)
            .map((name) => `  ${name},\n`)
            .join('')}}`,
        ]);
      // The order that the formatter would give them.
      const sorted = lines.toSorted(([a = ''], [b = '']) => natural(a, b));
      return [tag, `\n${sorted.map(([from, what]) => `export ${what} from '${from}';\n`).join('')}`];
    }),
  );
}
