// The contract as one file, for other tools: what our extensions state is also said in the descriptions.
import { stringify } from 'yaml';
import { METHODS, type OpenApi } from './document.ts';
import type { Contract } from './load.ts';
import type { Operation } from './operations.ts';

/** The API's path on its origin, before the contract's own prefix. */
export const OUTSIDE = '/api';
export const apiPrefix = (document: OpenApi) => `${OUTSIDE}${document.servers[0]?.url ?? ''}`;

function publishContract({ document, operations }: Contract): OpenApi {
  const described = new Map(operations.map((operation) => [operation.definition, operation]));
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => {
        const method = METHODS.find((one) => one === key);
        const operation = method && described.get(item[method] as Operation['definition']);
        return [key, operation ? { ...operation.definition, description: describe(operation) } : value];
      }),
    ),
  ]);
  return { ...document, servers: [{ url: apiPrefix(document) }], paths: Object.fromEntries(paths) };
}

/** The same file in both formats, by name. Every text of the YAML is read alike by parsers of YAML 1.1 and 1.2. */
export function contractFiles(contract: Contract): Record<string, string> {
  const document = publishContract(contract);
  return {
    'openapi.json': JSON.stringify(document),
    'openapi.yaml': stringify(document, { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0 }),
  };
}

function describe(operation: Operation): string {
  const { description, 'x-rules': rules = [] } = operation.definition;
  const lines = rules.map(
    ({ fields, says }) => `- ${fields.map((field) => `\`${field}\``).join(', ')}: ${says}`,
  );
  return [
    ...(description ? [description.trim()] : []),
    `**Callers:** ${callersOf(operation).join(', ')}.`,
    ...(lines.length > 0 ? [`**Rules** beyond the schemas:\n\n${lines.join('\n')}`] : []),
  ].join('\n\n');
}

function callersOf({ roles, device, open, permission, security }: Operation): string[] {
  return [
    ...roles.map((role) =>
      role === 'Manager' && permission ? `Manager with the permission \`${permission}\`` : role,
    ),
    ...(device ? ['booths with their key'] : []),
    ...(security.some((way) => 'guest' in way) ? ['guests with a pass'] : []),
    ...(open ? ['anyone'] : []),
  ];
}
