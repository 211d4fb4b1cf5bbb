// Every length, number and size must be bounded: an unbounded schema accepts anything and proves nothing.
import { didYouMean } from '../did-you-mean.ts';
import { type MediaType, type OpenApi, resolveSchema, type Schema } from '../document.ts';
import { toStep } from '../pointer.ts';
import { spread } from '../schemas.ts';
import { eachOperation, type Rule, type Subject } from './rule.ts';

type Report = (pointer: string, says: string) => void;

type Located = [schema: Schema | undefined, pointer: string];

const schemasIn = (content: Record<string, MediaType> = {}, at: string): Located[] =>
  Object.entries(content).map(([type, { schema }]) => [schema, `${at}/content/${toStep(type)}/schema`]);

/** The shared schemas, and those of each operation. */
const schemasOf = ({ document, operations }: Subject): Located[] => [
  ...Object.entries(document.components.schemas).map(
    ([name, schema]): Located => [schema, `/components/schemas/${name}`],
  ),
  ...operations.flatMap(({ pointer, parameters, parameterPointers, definition }) => [
    ...parameters.map(({ schema }, i): Located => [schema, `${parameterPointers[i]}/schema`]),
    ...schemasIn(definition.requestBody?.content, `${pointer}/requestBody`),
    ...Object.entries(definition.responses).flatMap(([status, { headers = {}, content }]) => [
      ...Object.entries(headers).map(
        ([name, { schema }]): Located => [schema, `${pointer}/responses/${status}/headers/${name}`],
      ),
      ...schemasIn(content, `${pointer}/responses/${status}`),
    ]),
  ]),
];

const bounded: Rule = (subject, report) => {
  for (const [schema, pointer] of schemasOf(subject)) checkBounds(schema, pointer, report);
};

const INNER = [
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
  ...['contentSchema', 'unevaluatedItems', 'unevaluatedProperties'],
];
const LISTED = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const KEYWORDS = new Set([
  ...[...INNER, ...LISTED, ...NAMED],
  ...['$ref', '$comment', 'type', 'enum', 'const', 'format', 'pattern', 'multipleOf', 'required'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
  ...['dependentRequired', 'contentMediaType', 'contentEncoding', 'discriminator', 'xml', 'externalDocs'],
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['x-enum-varnames', 'x-keeps-unknown-fields', 'x-names'],
]);

/** An unknown keyword restricts nothing, so a misspelled one goes unnoticed. */
const keywords: Rule = (subject, report) => {
  for (const [schema, pointer] of schemasOf(subject)) checkKeywords(schema, pointer, report);
};

function checkKeywords(schema: unknown, pointer: string, report: Report): void {
  if (Array.isArray(schema))
    for (const [i, one] of schema.entries()) checkKeywords(one, `${pointer}/${i}`, report);
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return;
  for (const [word, value] of Object.entries(schema)) {
    const at = `${pointer}/${word}`;
    if (INNER.includes(word) || LISTED.includes(word)) checkKeywords(value, at, report);
    else if (NAMED.includes(word)) {
      for (const [name, inner] of Object.entries(Object(value)))
        checkKeywords(inner, `${at}/${toStep(name)}`, report);
    } else if (!KEYWORDS.has(word)) {
      report(at, `"${word}" is no keyword of schemas${didYouMean(word, KEYWORDS)}`);
    }
  }
}

function checkBounds(schema: Schema | undefined, pointer: string, report: Report): void {
  if (!schema) report(pointer, 'give a schema');
  if (!schema || schema.$ref) return;
  const branches = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((word) =>
    (schema[word] ?? []).map((branch, i) => [branch, `${pointer}/${word}/${i}`] as const),
  );
  for (const [branch, at] of branches) checkBounds(branch, at, report);
  const types = [schema.type ?? []].flat();
  if (types.length === 0 && branches.length === 0) report(pointer, 'state its type');
  for (const type of types) checkType(type, schema, pointer, report);
}

function checkType(type: string, schema: Schema, pointer: string, report: Report): void {
  if (schema.enum || schema.const !== undefined) return;
  switch (type) {
    case 'string':
      if (schema.maxLength === undefined) report(pointer, 'a string needs maxLength, an enum or a const');
      break;
    case 'integer':
    case 'number':
      if (schema.minimum === undefined && schema.exclusiveMinimum === undefined)
        report(pointer, 'a number needs a minimum');
      if (schema.maximum === undefined && schema.exclusiveMaximum === undefined)
        report(pointer, 'a number needs a maximum');
      break;
    case 'array':
      if (schema.maxItems === undefined) report(pointer, 'an array needs maxItems');
      checkBounds(schema.items, `${pointer}/items`, report);
      break;
    case 'object':
      checkObject(schema, pointer, report);
  }
}

function checkObject(schema: Schema, pointer: string, report: Report): void {
  const { properties, additionalProperties } = schema;
  if (!properties && typeof additionalProperties !== 'object') report(pointer, 'an object needs properties');
  if (typeof additionalProperties === 'object') {
    if (schema.maxProperties === undefined) report(pointer, 'an object with free names needs maxProperties');
    checkBounds(additionalProperties, `${pointer}/additionalProperties`, report);
  }
  if (additionalProperties === true && schema.maxProperties === undefined)
    report(pointer, 'additionalProperties: true needs maxProperties');
  for (const [name, inner] of Object.entries(properties ?? {})) {
    checkBounds(inner, `${pointer}/properties/${toStep(name)}`, report);
  }
}

/** An absent property cannot be distinguished from a forgotten one: use null instead. */
const answersComplete = eachOperation((operation, report, subject) => {
  for (const [status, answer] of Object.entries(operation.definition.responses)) {
    if (!status.startsWith('2')) continue;
    for (const [type, media] of Object.entries(answer.content ?? {})) {
      for (const missing of optional(subject, media.schema ?? {})) {
        // The specification's page is {page, pages, items}: a backend without a total count conforms.
        if (missing === 'the body.total') continue;
        report(
          `/responses/${status}/content/${toStep(type)}`,
          `${missing} is optional; require it, and let it be null`,
        );
      }
    }
  }
});

/** An unknown field is a mistake of the caller and must be reported. */
const requestsClosed = eachOperation((operation, report, subject) => {
  for (const [type, media] of Object.entries(operation.definition.requestBody?.content ?? {})) {
    for (const open of openObjects(subject.document, media.schema ?? {})) {
      report(
        `/requestBody/content/${toStep(type)}`,
        `${open} accepts any further field; set additionalProperties: false`,
      );
    }
  }
});

function optional(subject: Subject, schema: Schema, name = 'the body', seen = new Set<Schema>()): string[] {
  return spread(subject.document, schema).flatMap((part) => {
    if (seen.has(part)) return [];
    seen.add(part);
    const inner = Object.entries(part.properties ?? {}).flatMap(([key, value]) => [
      ...(part.required?.includes(key) || isSentAsStored(part) ? [] : [`${name}.${key}`]),
      ...optional(subject, value, `${name}.${key}`, seen),
    ]);
    return part.items ? [...inner, ...optional(subject, part.items, `${name}[]`, seen)] : inner;
  });
}

/** A response contains it as some request sent it. */
const isSentAsStored = (part: Schema) =>
  part.additionalProperties === false || part['x-keeps-unknown-fields'] === true;

function openObjects(
  document: OpenApi,
  schema: Schema,
  name = 'the body',
  seen = new Set<Schema>(),
): string[] {
  const own = resolveSchema(document, schema);
  if (seen.has(own)) return [];
  seen.add(own);
  const branches = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [
    ...(own.properties && own.additionalProperties === undefined && !own['x-keeps-unknown-fields']
      ? [name]
      : []),
    ...branches.flatMap((branch) => openObjects(document, branch, name, seen)),
    ...Object.entries(own.properties ?? {}).flatMap(([key, value]) =>
      openObjects(document, value, `${name}.${key}`, seen),
    ),
    ...(own.items ? openObjects(document, own.items, `${name}[]`, seen) : []),
  ];
}

export const schemaRules: Record<string, Rule> = {
  bounded,
  keywords,
  'answers-complete': answersComplete,
  'requests-closed': requestsClosed,
};
