// For tests: every keyword that applies to an operation's request, found by an independent traversal, so that it does
// not share the generators' omissions.
import type { Json, OpenApi } from '../document.ts';
import type { Operation } from '../operations.ts';
import { toStep } from '../pointer.ts';
import type { Rules } from './node.ts';

export interface Rule {
  /** JSON pointer of the keyword. */
  pointer: string;
  keyword: string;
  value: Json;
  schema: Rules;
  /** `path`, `query`, `header`, or the body's media type. */
  where: string;
  /** Whether it belongs to a branch of a choice for the whole value. */
  isBranch: boolean;
  /** Whether its value is sent as text rather than JSON. */
  isText: boolean;
}

const KEYWORDS = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...[
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minItems',
    'maxItems',
    'uniqueItems',
    'required',
  ],
  ...['additionalProperties', 'unevaluatedProperties', 'minProperties', 'maxProperties', 'propertyNames'],
  ...['dependentRequired', 'contentSchema', 'discriminator', 'not', 'contains', 'minContains', 'maxContains'],
] as const;

interface Walk {
  where: string;
  isBranch: boolean;
  isText: boolean;
  seen: string[];
}

export function rulesOfRequest(document: OpenApi, operation: Operation): Rule[] {
  const rules = new Map<string, Rule>();

  const walk = (schema: Rules, pointer: string, { seen, ...how }: Walk): void => {
    if (seen.includes(pointer)) return;
    for (const keyword of KEYWORDS) {
      const value = schema[keyword];
      if (value === undefined) continue;
      const at = `${pointer}/${keyword}`;
      rules.set(at, { pointer: at, keyword, value: value as Json, schema, ...how });
    }
    const same = { ...how, seen: [...seen, pointer] };
    const inner = { ...same, isBranch: false };
    // A part is text, but values inside its JSON are not.
    const json = {
      ...inner,
      isText: how.isText && schema.contentSchema === undefined && schema.type !== 'object',
    };
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      walk(document.components.schemas[name] ?? {}, `/components/schemas/${name}`, same);
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      walk(property, `${pointer}/properties/${toStep(name)}`, json);
    }
    if (Object.is(schema.items, false)) {
      const at = `${pointer}/items`;
      rules.set(at, { pointer: at, keyword: 'items', value: false, schema, ...how });
    }
    const asked = Object.entries(schema.dependentSchemas ?? {}).map(
      ([name, one]) => [`dependentSchemas/${name}`, one] as const,
    );
    for (const [at, one] of [...asked, ['then', schema.then], ['else', schema.else]] as const)
      if (one) walk(one, `${pointer}/${at}`, same);
    for (const [name, one] of Object.entries(schema.patternProperties ?? {})) {
      walk(one, `${pointer}/patternProperties/${toStep(name)}`, json);
    }
    if (schema.items) walk(schema.items, `${pointer}/items`, inner);
    if (schema.contentSchema) walk(schema.contentSchema, `${pointer}/contentSchema`, json);
    if (typeof schema.additionalProperties === 'object') {
      walk(schema.additionalProperties, `${pointer}/additionalProperties`, json);
    }
    for (const [i, part] of (schema.prefixItems ?? []).entries())
      walk(part, `${pointer}/prefixItems/${i}`, inner);
    for (const [i, part] of (schema.allOf ?? []).entries()) walk(part, `${pointer}/allOf/${i}`, same);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      for (const [i, part] of (schema[keyword] ?? []).entries()) {
        walk(part, `${pointer}/${keyword}/${i}`, { ...same, isBranch: true });
      }
    }
  };

  for (const [i, { schema, in: where }] of operation.parameters.entries()) {
    const at = operation.parameterPointers[i] ?? '';
    walk(schema, `${at}/schema`, { where, isBranch: false, isText: true, seen: [] });
  }
  const [type, media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
  if (type !== undefined) {
    const isText = !/[/+]json$/.test(type);
    const at = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
    const how = { where: type, isBranch: false, isText: false, seen: [] };
    if (!isText) walk(media?.schema ?? {}, at, how);
    else walkParts(media?.schema ?? {}, at, how);
  }
  return [...rules.values()];

  /** The object of all parts is not JSON; only its properties count. */
  function walkParts(schema: Rules, pointer: string, how: Walk): void {
    const name = schema.$ref?.split('/').at(-1);
    const own: Rules | undefined = name === undefined ? schema : document.components.schemas[name];
    const at = name === undefined ? pointer : `/components/schemas/${name}`;
    const { properties = {}, type: _, ...rest } = own ?? {};
    walk(rest, at, how);
    for (const [part, inner] of Object.entries(properties)) {
      walk(inner, `${at}/properties/${toStep(part)}`, { ...how, isText: true });
    }
  }
}
