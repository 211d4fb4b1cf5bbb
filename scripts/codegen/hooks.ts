// A tag's API functions, and the query or mutation of each.
import type { Parameter, Schema } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';

/** One type for each schema of the contract. */
export const models = ({ document }: Contract): string => `
import type { components } from './schema';

type Schemas = components['schemas'];

${Object.keys(document.components.schemas)
  .sort()
  .map((name) => `export type ${name} = Schemas['${name}'];\n`)
  .join('')}`;

/** One file per tag; operations whose response is neither JSON nor a redirect are omitted. */
export function hooks({ operations }: Contract): Map<string, string> {
  const byTag = Map.groupBy(
    operations.filter((operation) => answerOf(operation) !== undefined || isRedirect(operation)),
    ({ tag }) => tag,
  );
  return new Map([...byTag].map(([tag, own]) => [tag, file(own)]));
}

function file(operations: Operation[]): string {
  const used = new Set<string>();
  const bodies = operations
    .map((operation) => (isRedirect(operation) ? redirect(operation, used) : code(operation, used)))
    .join('\n');
  const names = (...all: string[]) =>
    all.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(bodies)).join(', ');
  const options = names(
    'type OwnQuery',
    'type QueryParams',
    'readOptions',
    'useWrite',
    'type WriteSettings',
    'writeOptions',
  );
  return `
import { ${names('client', 'send', 'urlOf')} } from '../../transport/client';
${names('toFormData') && "import { toFormData } from '../../transport/form-data';\n"}import { ${options} } from '../../cache/options';
${bodies.includes('repeatable(') ? "import { repeatable } from '../../transport/repeatable';\n" : ''}import type { CallOptions } from '../../transport/transport';
${bodies.includes('saveVersion(') ? "import { type Base, saveVersion } from '../../transport/versions';\n" : ''}${used.size > 0 ? `import type { ${[...used].sort().join(', ')} } from '../models';\n` : ''}
${bodies}`;
}

/** `/contacts/{id}` with a body becomes `updateContact(id, data, params, options)`. */
function code(operation: Operation, used: Set<string>): string {
  const { id, method, path, definition, effect } = operation;
  const type = (schema: Schema) => typeOf(schema, operation, used);
  const own = operation.parameters.filter((one) => !one['x-transport']);
  const inPath = own.filter((one) => one.in === 'path');
  const inQuery = own.filter((one) => one.in === 'query');
  const [[media = '', content] = []] = Object.entries(definition.requestBody?.content ?? {});
  const args = [
    ...inPath.map(({ name, schema }) => ({ name, type: type(schema), required: true })),
    ...(content?.schema
      ? [{ name: 'data', type: type(content.schema), required: definition.requestBody?.required === true }]
      : []),
    ...(inQuery.length > 0
      ? [
          {
            name: 'params',
            type: `QueryParams<'${id}'>`,
            required: inQuery.some(({ required }) => required),
          },
        ]
      : []),
  ];
  const declared = args.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`);
  const names = args.map(({ name }) => name);
  const answer = type(answerOf(operation) ?? {});
  const params = [
    ...(inPath.length > 0 ? [`path: { ${inPath.map(({ name }) => name).join(', ')} }`] : []),
    ...(inQuery.length > 0 ? ['query: { ...params }'] : []),
  ];
  const isForm = media === 'multipart/form-data';
  const init = [
    ...(isForm ? ['bodySerializer: toFormData'] : []),
    '...init',
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(content?.schema ? ['body: data'] : []),
  ];
  const sent = `send('${id}', options, (init) => client.${method.toUpperCase()}('${path}', { ${init.join(', ')} }))`;
  // A file cannot be compared with the one before, so its caller gives the key.
  const isRepeatable = !isForm && operation.parameters.some(isHeader('Idempotency-Key'));
  const Name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const lines = [
    `/** ${[definition.summary, definition.description]
      .filter(Boolean)
      .map((text) => text?.replaceAll(/\s+/g, ' ').trim().replace(/\.?$/, '.'))
      .join(' ')} */`,
    `export const ${id} = (${[...declared, 'options?: CallOptions'].join(', ')}): Promise<${answer}> =>`,
    ...(isRepeatable
      ? [`  repeatable('${id}', [${names.join(', ')}], options, (options) =>`, `    ${sent});`]
      : [`  ${sent};`]),
  ];
  if (effect === 'read') {
    lines.push(
      `export const ${id}Query = (${declared.join(', ')}) =>`,
      `  readOptions('${id}', [${names.join(', ')}], (signal) => ${id}(${[...names, '{ signal }'].join(', ')}));`,
    );
  } else {
    const isOptional = args.every(({ required }) => !required);
    const variables = args.length === 0 ? 'void' : `{ ${declared.join('; ')} }${isOptional ? ' | void' : ''}`;
    const given = isOptional && args.length > 0 ? 'variables' : `{ ${names.join(', ')} }`;
    const taken = args.length === 0 ? '()' : `(${given}: ${variables})`;
    const passed = isOptional ? names.map((name) => `variables?.${name}`) : names;
    if (operation.parameters.some(isHeader('If-Match'))) {
      const changed = [...declared, `base: Base`].join('; ');
      lines.push(
        `export const ${id}Mutation = (options?: CallOptions) =>`,
        `  writeOptions('${id}', ({ ${names.join(', ')}, base }: { ${changed} }) =>`,
        `    saveVersion(base, data, (data, version) => ${id}(${names.join(', ')}, { ...options, version })));`,
        `export const use${Name} = (settings?: WriteSettings<${answer}, { ${changed} }>) => useWrite(${id}Mutation(), settings);`,
      );
      return `${lines.join('\n')}\n`;
    }
    lines.push(
      `export const ${id}Mutation = (options?: CallOptions) =>`,
      `  writeOptions('${id}', ${taken} => ${id}(${[...passed, 'options'].join(', ')}));`,
      `export const use${Name} = (settings?: WriteSettings<${answer}, ${variables}>) => useWrite(${id}Mutation(), settings);`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const isHeader =
  (wanted: string) =>
  ({ name, in: where }: Parameter): boolean =>
    where === 'header' && name === wanted;

/** The browser navigates to a redirect, so it has a URL instead of a call. */
function redirect(operation: Operation, used: Set<string>): string {
  const { id, path, definition } = operation;
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const declared = inPath.map(({ name, schema }) => `${name}: ${typeOf(schema, operation, used)}`);
  const names = inPath.map(({ name }) => name).join(', ');
  return `/** ${definition.summary}. */
export const ${id}Url = (${[...declared, `query: OwnQuery<'${id}'>`].join(', ')}): Promise<string> =>
  urlOf('${path}', { ${names} }, query);
`;
}

const isRedirect = ({ definition }: Operation): boolean => definition.responses['302'] !== undefined;

const answerOf = ({ definition }: Operation): Schema | undefined =>
  definition.responses['200']?.content?.['application/json']?.schema;

/** Bodies and responses are named in the contract; a parameter may be a plain string or number. */
function typeOf({ $ref, type }: Schema, { id }: Operation, used: Set<string>): string {
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) {
    used.add(name);
    return name;
  }
  if (type === 'string' || type === 'boolean') return type;
  if (type === 'integer' || type === 'number') return 'number';
  throw new Error(`${id} has a schema without a name: move it to components/schemas.`);
}
