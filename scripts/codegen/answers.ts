// The data for checking responses in the browser: every response, and the schemas it uses.
import type { DeclaredAnswer, DeclaredAnswers, DeclaredSchema } from '../../src/lib/declared-answers.ts';
import type { Schema } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';

/** Keywords that constrain a value; the browser implements each of them. */
const RULES = [
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'allOf',
  'oneOf',
  'anyOf',
  'discriminator',
];
/** Keywords for documentation, or for decoding text. */
const WORDS = /^(x-.*|title|description|examples?|default|deprecated|readOnly|content(MediaType|Schema))$/;

/** @throws Error for a constraining keyword that the browser does not implement */
export function answersOf({ document, operations }: Contract): DeclaredAnswers {
  const schemas: Record<string, DeclaredSchema> = {};
  const bare = (schema: Schema): DeclaredSchema => {
    const name = schema.$ref?.split('/').at(-1);
    const known = name === undefined ? undefined : document.components.schemas[name];
    if (name !== undefined && known && !(name in schemas)) {
      // Added before its properties, which may reference it recursively.
      schemas[name] = {};
      schemas[name] = bare(known);
    }
    return Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]) => {
        if (keyword === 'x-keeps-unknown-fields') return [['additionalProperties', true]];
        if (WORDS.test(keyword)) return [];
        if (!RULES.includes(keyword)) {
          throw new Error(
            `Teach src/response-check/check-value.ts the keyword ${keyword}, which an answer has.`,
          );
        }
        return [[keyword, inside(keyword, value)]];
      }),
    );
  };
  const inside = (keyword: string, value: unknown): unknown => {
    if (keyword === 'discriminator')
      return { propertyName: (value as { propertyName: string }).propertyName };
    if (keyword === 'properties') {
      const all = Object.entries(value as Record<string, Schema>);
      return Object.fromEntries(all.map(([name, inner]) => [name, bare(inner)]));
    }
    if (['allOf', 'oneOf', 'anyOf'].includes(keyword)) return (value as Schema[]).map(bare);
    const isSchema = ['items', 'additionalProperties', 'propertyNames'].includes(keyword);
    return isSchema && typeof value === 'object' ? bare(value as Schema) : value;
  };

  const answers = new Map<string, number>();
  const numberOf = (answer: DeclaredAnswer): number => {
    const text = JSON.stringify(answer);
    const number = answers.get(text) ?? answers.size;
    answers.set(text, number);
    return number;
  };
  const table = operations
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ id, definition }) => {
      const all = Object.entries(definition.responses).map(([status, { headers, content }]) => {
        const heads = Object.entries(headers ?? {}).map(([name, { required, schema }]) => {
          return [name, { ...(required && { required }), schema: bare(schema ?? {}) }];
        });
        const bodies = Object.entries(content ?? {}).flatMap(([type, { schema }]) =>
          schema ? [[type, bare(schema)]] : [],
        );
        const answer: DeclaredAnswer = {
          ...(heads.length > 0 && { headers: Object.fromEntries(heads) }),
          ...(bodies.length > 0 && { content: Object.fromEntries(bodies) }),
        };
        return [status, numberOf(answer)];
      });
      return [id, Object.fromEntries(all)];
    });
  return {
    version: document.info.version,
    operations: Object.fromEntries(table),
    answers: [...answers.keys()].map((text) => JSON.parse(text)),
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export const answersTable = (contract: Contract): string => `
import type { DeclaredAnswers } from '../../lib/declared-answers';

export const answers: DeclaredAnswers = ${JSON.stringify(answersOf(contract), null, 1)};
`;
