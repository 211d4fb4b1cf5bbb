// Pairs each generated validator with its source schema and with values to compare the two: generated from
// the contract alone, valid ones at every limit, and invalid ones that break one keyword each.
import { join, resolve } from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { breaksOf } from '../contract/cases/breaks.ts';
import { byTurns } from '../contract/cases/choose.ts';
import { edgesOf } from '../contract/cases/edges.ts';
import { wrongTags, wrongTypes } from '../contract/cases/kinds.ts';
import { type Node, nodeOf, typesOf } from '../contract/cases/node.ts';
import { createSamples } from '../contract/cases/sample.ts';
import { sitesOfAll } from '../contract/cases/sites.ts';
import { takes } from '../contract/cases/takes.ts';
import { type Json, type OpenApi, resolveSchema, type Schema } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import { toStep } from '../contract/pointer.ts';
import type { Schemas } from '../contract/schemas.ts';

/** The exports of a generated validator. */
interface Validator {
  safeParse(value: unknown): { success: boolean; error?: { issues: Issue[] } };
}
export interface Issue {
  code: string;
  format?: string;
  expected?: string;
  errors?: Issue[][];
}

/** One validator, and the equivalent check against the contract. */
export interface Pair {
  /** `bodies/assets.ts UpdateAssetBody` */
  name: string;
  set: 'params' | 'bodies';
  validator: Validator;
  node: Node;
  bases: Json[];
  /** Converts a value of the node to the validator's input. */
  given(value: Json): unknown;
  errors(value: Json): ErrorObject[];
}

/** The values for one validator. */
const MOST_VALUES = 200;

/** These only report that an inner rule failed. */
const OUTER = ['oneOf', 'anyOf', 'allOf', 'if'];

/** All pairs; a schema without its validator is an error. */
export async function pairsOf(contract: Contract, folder: string, schemas: Schemas): Promise<Pair[]> {
  const modules = new Map<string, Promise<Record<string, Validator>>>();
  const exported = async (set: Pair['set'], { id, tag }: Operation, suffix: string) => {
    const file = `${set}/${tag}.ts`;
    const loading = modules.get(file) ?? import(resolve(join(folder, file)));
    modules.set(file, loading);
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}${suffix}`;
    const validator = (await loading)[name];
    if (!validator) throw new Error(`${file} has no ${name}.`);
    return { name: `${file} ${name}`, set, validator };
  };
  const all = contract.operations.flatMap((operation) => [
    ...parameterPairs(contract, schemas, operation, exported),
    ...bodyPair(contract, schemas, operation, exported),
  ]);
  return Promise.all(all);
}

type Exported = (
  set: Pair['set'],
  operation: Operation,
  suffix: string,
) => Promise<Pick<Pair, 'name' | 'set' | 'validator'>>;

function bodyPair(
  { document }: Contract,
  schemas: Schemas,
  operation: Operation,
  exported: Exported,
): Promise<Pair>[] {
  const [type, media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !media?.schema) return [];
  const pointer = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
  const { schema } = media;
  return [
    exported('bodies', operation, 'Body').then((pair) => ({
      ...pair,
      node: nodeOf(document, schema, pointer),
      bases: Object.values(media.examples ?? {}).map(({ value }) => value),
      given: (value) => withFiles(document, schema, value),
      errors: (value) => schemas.errors(pointer, value).filter(({ keyword }) => !OUTER.includes(keyword)),
    })),
  ];
}

/** One pair per URL parameter; the other parameters are valid. */
function parameterPairs(
  { document }: Contract,
  schemas: Schemas,
  operation: Operation,
  exported: Exported,
): Promise<Pair>[] {
  const samples = createSamples(document, 1);
  return (['path', 'query'] as const).flatMap((where) => {
    const own = operation.parameters.filter((one) => one.in === where && !one['x-transport']);
    const plain = Object.fromEntries(
      own.flatMap(({ name, required, schema }) =>
        required ? [[name, samples.one(nodeOf(document, schema, ''))] as const] : [],
      ),
    );
    return own.map(async ({ name, schema }): Promise<Pair> => {
      const pair = await exported('params', operation, where === 'path' ? 'Params' : 'QueryParams');
      const node = nodeOf(document, schema, '');
      const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
      return {
        ...pair,
        name: `${pair.name} ${name}`,
        node,
        bases: [],
        // URLs contain text, from which numbers are parsed.
        given: (value) => ({ ...plain, [name]: isNumber && typeof value === 'number' ? `${value}` : value }),
        errors: (value) => schemas.errorsOf(schema, value).filter(({ keyword }) => !OUTER.includes(keyword)),
      };
    });
  });
}

const isFile = ({ contentMediaType, contentSchema }: Schema) =>
  contentMediaType !== undefined && contentSchema === undefined;

/** A form with files in place of their JSON text. */
function withFiles(document: OpenApi, schema: Schema, value: Json): unknown {
  const own = resolveSchema(document, schema);
  if (isFile(own)) return typeof value === 'string' ? new Blob([value]) : value;
  const { items, properties } = own;
  if (Array.isArray(value)) return items ? value.map((inner) => withFiles(document, items, inner)) : value;
  if (value === null || typeof value !== 'object' || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, known ? withFiles(document, known, inner) : inner];
    }),
  );
}

/**
 * Valid and invalid values of a node.
 * @param bases values that are known to be valid
 * @param most the maximum number, chosen to differ as much as possible
 */
export function valuesFor(
  document: OpenApi,
  { node, bases }: Pick<Pair, 'node' | 'bases'>,
  most = MOST_VALUES,
): Json[] {
  const making = { document, samples: createSamples(document, 1), seed: 1 };
  const plain = bases.length > 0 ? bases : [making.samples.one(node)];
  const found: { value: Json; sort: string }[] = [];
  for (const site of sitesOfAll(document, making.samples, node, plain)) {
    // Form validators do not read files.
    if (site.node.some(({ rules }) => isFile(rules))) continue;
    const add = (sort: string, values: Json[]) =>
      // The first is the simplest; the others are alternatives in case it has two errors.
      found.push(...values.slice(0, 2).map((value) => ({ value: site.put(value), sort })));
    for (const way of site.ways) {
      const base = takes(document, way, site.base) ? site.base : making.samples.of(way);
      for (const { rule, name, values } of edgesOf(making, way, base)) add(`right ${rule ?? name}`, values);
      for (const { rule, values } of breaksOf(making, way, base)) add(`wrong ${rule}`, values);
    }
    const others = [
      ...wrongTypes(making, site.node, site.ways),
      ...wrongTags(making, site.node, site.ways, site.base),
    ];
    for (const { rule, values } of others) add(`wrong ${rule}`, values);
  }
  const some = byTurns(found, ({ sort }) => sort, 1).slice(0, most);
  return [...plain.filter((value) => value !== undefined), ...some.map(({ value }) => value)];
}
