// Request and response views of schemas: only responses contain `readOnly` properties, only requests contain
// `writeOnly` ones.
import { type OpenApi, resolveSchema, type Schema } from './document.ts';

/** The document for requests, without `readOnly` properties. */
export const forRequests = (document: OpenApi): OpenApi => once(requests, document, 'readOnly');

/** The document for responses, without `writeOnly` properties. */
export const forAnswers = (document: OpenApi): OpenApi => once(answers, document, 'writeOnly');

/** Cached by source document, because copying a large one is slow. */
const requests = new WeakMap<OpenApi, OpenApi>();
const answers = new WeakMap<OpenApi, OpenApi>();

function once(made: typeof requests, document: OpenApi, hidden: 'readOnly' | 'writeOnly'): OpenApi {
  const found = made.get(document) ?? directed(document, hidden);
  made.set(document, found);
  return found;
}

function directed(document: OpenApi, hidden: 'readOnly' | 'writeOnly'): OpenApi {
  // Few contracts use either.
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
