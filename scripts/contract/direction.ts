// What a schema asks on the way in and on the way out: only answers hold what is `readOnly`, only requests what is
// `writeOnly`.
import { type OpenApi, resolveSchema, type Schema } from './document.ts';

/** The document as a sender reads it: nothing that is `readOnly` is asked for, or there to be sent. */
export const forRequests = (document: OpenApi): OpenApi => directed(document, 'readOnly');

/** The document as a reader of answers reads it: nothing that is `writeOnly` is asked for, or declared. */
export const forAnswers = (document: OpenApi): OpenApi => directed(document, 'writeOnly');

function directed(document: OpenApi, hidden: 'readOnly' | 'writeOnly'): OpenApi {
  // Few contracts use either, and the copy of a large one takes a while.
  if (!JSON.stringify(document).includes(`"${hidden}":true`)) return document;
  const isHidden = (schema: Schema): boolean =>
    schema[hidden] === true ||
    (schema.$ref !== undefined && resolveSchema(document, schema)[hidden] === true);
  return JSON.parse(
    JSON.stringify(document, (key, value) => {
      if (key === 'example' || key === 'examples' || !isObjectSchema(value)) return value;
      const gone = Object.entries(value.properties)
        .filter(([, schema]) => isHidden(schema))
        .map(([name]) => name);
      if (gone.length === 0) return value;
      const properties = Object.entries(value.properties).filter(([name]) => !gone.includes(name));
      return {
        ...value,
        properties: Object.fromEntries(properties),
        ...(Array.isArray(value.required) && {
          required: value.required.filter((name: string) => !gone.includes(name)),
        }),
      };
    }),
  ) as OpenApi;
}

const isObjectSchema = (value: unknown): value is Schema & { properties: Record<string, Schema> } =>
  value !== null &&
  typeof value === 'object' &&
  'properties' in value &&
  value.properties !== null &&
  typeof value.properties === 'object' &&
  !Array.isArray(value.properties) &&
  Object.values(value.properties).every((schema) => schema !== null && typeof schema === 'object');
