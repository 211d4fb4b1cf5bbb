// The contract as input of the validators' generator.
import type { OpenApi, Parameter } from '../contract/document.ts';
import { type Contract, stem } from '../contract/load.ts';

/** The contract without operations that the app never calls: these tags, and the schemas of their files. */
export function callable(contract: Contract, typesOnly: string[]): Contract {
  const { document, operations, where } = contract;
  const isOurs = (pointer: string) => !typesOnly.includes(stem(where(pointer).file));
  const kept = operations.filter(({ tag }) => !typesOnly.includes(tag));
  const paths = new Set(kept.map(({ path }) => path));
  const only = <T>(all: Record<string, T>, keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => keep(name)));
  return {
    ...contract,
    operations: kept,
    document: {
      ...document,
      paths: only(document.paths, (path) => paths.has(path)),
      components: {
        ...document.components,
        schemas: only(document.components.schemas, (name) => isOurs(`/components/schemas/${name}`)),
      },
    },
  };
}

/** Validators ship to the browser, where descriptions would be unused bytes. */
export function forValidators(document: OpenApi): OpenApi {
  const bare = (value: unknown, inProperties: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => bare(item, false));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => inProperties || !(key === 'description' && typeof inner === 'string'))
        .map(([key, inner]) => [key, bare(inner, key === 'properties')]),
    );
  };
  const copy = bare(document, false) as OpenApi;
  const own = (parameters?: Parameter[]) => parameters?.filter((parameter) => !parameter['x-transport']);
  for (const item of Object.values(copy.paths)) {
    if (item.parameters) item.parameters = own(item.parameters) ?? [];
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method];
      if (operation?.parameters) operation.parameters = own(operation.parameters) ?? [];
    }
  }
  for (const schema of Object.values(copy.components.schemas)) {
    // JSON inside a form is sent as text.
    if (schema.contentMediaType !== 'application/octet-stream') delete schema.contentMediaType;
    delete schema.contentSchema;
    // A Blob has a size instead of a length; the code that reads the file checks it.
    if (schema.contentMediaType === 'application/octet-stream') {
      delete schema.minLength;
      delete schema.maxLength;
    }
  }
  // OpenAPI requires a description for every response.
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      if (!('responses' in operation)) continue;
      for (const answer of Object.values(operation.responses)) answer.description = '-';
    }
  }
  return copy;
}
