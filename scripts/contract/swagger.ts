// Reads Swagger 2.0 as OpenAPI 3.0.
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type { Json } from './document.ts';
import { child, valueAt } from './references.ts';
import type { Source } from './source.ts';

type Fields = Record<string, Json>;

/** The file in OpenAPI 3.0 if it is Swagger 2.0; locations are still those of the file as it is. */
export function withoutSwagger(source: Source): Source {
  // In YAML without quotes, the version is a number.
  if (!['2.0', '2'].includes(`${child(source.value, 'swagger')}`)) return source;
  const document = { ...(structuredClone(source.value) as Fields), swagger: '2.0' };
  const value = upgradeFromTwoToThree(withOwnTypes(document)) as Json;
  return { ...source, value, written: (path) => writtenAt(source.value, path) };
}

/** Moves the document's media types to its operations, because the upgrade prefers them to an operation's own. */
function withOwnTypes(document: Fields): Fields {
  const operations = Object.values(Object(document.paths))
    .flatMap((item) => Object.values(Object(item)))
    .filter((one): one is Fields => child(one as Json, 'responses') !== undefined);
  const { produces, ...rest } = document;
  if (produces === undefined || !operations.some((one) => one.produces)) return document;
  for (const operation of operations) operation.produces ??= produces;
  return rest;
}

/** Sections of the components that Swagger has at the top under another name. */
const SECTIONS: Record<string, string> = { schemas: 'definitions', securitySchemes: 'securityDefinitions' };

/** The path in Swagger of a place in OpenAPI 3.0. Steps that Swagger does not have are left out. */
function writtenAt(document: Json, path: string[]): string[] {
  const [first, section = '', ...inside] = path;
  const steps = first === 'components' ? [SECTIONS[section] ?? section, ...inside] : path;
  const written: string[] = [];
  for (const step of steps) {
    const here = valueAt(document, written);
    const body = step === 'requestBody' ? child(here, 'parameters') : undefined;
    if (Array.isArray(body)) written.push('parameters', `${body.findIndex((one) => isBody(one))}`);
    else if (Array.isArray(here) && written.at(-1) === 'parameters') written.push(nthParameter(here, step));
    else if (child(here, step) !== undefined) written.push(step);
  }
  return written;
}

const isBody = (parameter: Json): boolean => ['body', 'formData'].includes(`${child(parameter, 'in')}`);

/** The index of a parameter before those of the body were taken out. */
const nthParameter = (all: Json[], nth: string): string =>
  `${all.flatMap((one, i) => (isBody(one) ? [] : [i]))[Number(nth)] ?? nth}`;
