// The records of each operation, derived from the contract, for the test of all generated cases.
import type { Kysely } from 'kysely';
import type { WireRequest } from '../../scripts/contract/cases/http.ts';
import { createCaseMaker } from '../../scripts/contract/cases/make.ts';
import type { Json } from '../../scripts/contract/document.ts';
import { createJudge } from '../../scripts/contract/judge.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { handledOperations, handlers } from './handlers.ts';
import { newAccount } from './new-account.ts';
import type { Tables } from './store/tables.ts';

const contract = loadContract();
export const judge = createJudge(contract);
export const cases = createCaseMaker(contract, judge);

const handled = new Set(handledOperations(handlers));
/** The operations that the sandbox handles. */
export const operations = contract.operations.filter(({ id }) => handled.has(id));

export function operationCalled(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`the sandbox does not answer ${id}`);
  return operation;
}

/** The schema of an operation's response or of its list items: `Asset`. */
function answeredWith({ definition }: Operation): string | undefined {
  const { schemas } = contract.document.components;
  const name = nameOfRef(definition.responses['200']?.content?.['application/json']?.schema?.$ref);
  return nameOfRef(schemas[name ?? '']?.properties?.items?.items?.$ref) ?? name;
}

const nameOfRef = (ref: string | undefined) => ref?.split('/').at(-1);

/** The operations that create records, by the schema of the record. */
export const CREATORS = new Map(
  operations
    // Accounts and subscriptions are created once. Messages are created by events.
    .filter(
      ({ id, method, path, tag, effect }) =>
        method === 'post' &&
        effect === 'write' &&
        !path.includes('{') &&
        !/^(booth|accounts|messages|payments)$/.test(tag) &&
        !/^(delete|restoreOwn)/.test(id),
    )
    .map((operation) => [answeredWith(operation), operation]),
);

/** The schema of the record that an operation creates. */
export function madeBy(operation: Operation): string | undefined {
  const schema = answeredWith(operation);
  return CREATORS.get(schema) === operation ? schema : undefined;
}

/** Operations that reference their records in the body. */
const IN_BODY: [operation: RegExp, schema: string][] = [
  [/^(update|export|restore)Photos$/, 'Photo'],
  [/^(update|export)Contacts$/, 'Contact'],
  [/^updateProducts$/, 'Product'],
];

/** The schema of the record that an operation reads or changes. */
export function recordOf(operation: Operation): string | undefined {
  const inBody = IN_BODY.find(([id]) => id.test(operation.id));
  if (inBody) return inBody[1];
  const upToBlank = operation.path.slice(0, operation.path.indexOf('}') + 1);
  const collection = upToBlank.replace(/\/\{\w+\}$/, '');
  const named = [
    operation,
    ...operations.filter(({ path }) => path === upToBlank),
    // A record that no operation reads by id is identified by the operation that creates it.
    ...operations.filter(({ path, method }) => path === collection && method === 'post'),
  ].map(answeredWith);
  // A device is created in two steps.
  return named.find((schema) => schema === 'Device' || CREATORS.has(schema));
}

export const deleterOf = (schema: string): Operation | undefined =>
  operations.find((one) => one.method === 'delete' && one.path.endsWith('/{id}') && recordOf(one) === schema);

/** All lists that need no parameters. */
export const LISTS = operations.filter(
  ({ id, method, effect, roles, parameters }) =>
    method === 'get' &&
    effect === 'read' &&
    roles.includes('Regular') &&
    !parameters.some(({ required }) => required) &&
    // Requires one of two parameters, which only its description says.
    id !== 'findContact' &&
    // Changes while the export is created in the background.
    id !== 'getAccountExport',
);

/**
 * The body for creating a record: the contract's largest example, or one that fits the account's
 * other records.
 */
export function bodyToMake({ id, definition }: Operation): Json | undefined {
  if (id === 'createSession') {
    return { name: 'Sample', experiences: [{ kind: 'photo', title: 'Sample', templateId: 'template' }] };
  }
  const examples = definition.requestBody?.content['application/json']?.examples ?? {};
  return Object.values(examples).at(-1)?.value;
}

/** The last property name in a field: `locationIds` for `audience.locationIds.0`. */
export const nameOf = (field: string): string =>
  field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';

const ASSET_TYPES: Record<string, string> = {
  logoAssetId: 'logo',
  startScreenAssetId: 'start_screen',
  experienceScreenAssetId: 'experience_screen',
  screenAssetId: 'experience_screen',
  sharingScreenAssetId: 'sharing_screen',
  micrositeBackgroundAssetId: 'microsite_background',
  overlayAssetIds: 'overlay',
  promotionalAssetIds: 'promotional',
  backgroundAssetIds: 'template_background',
};

/**
 * The records created before all cases, by the name of their pool: the schema, and required values.
 */
export const POOLS: [pool: string, schema: string, given?: Record<string, string>][] = [
  ...[...new Set(['misc', ...Object.values(ASSET_TYPES)])].map(
    (type): [string, string, Record<string, string>] => [`Asset ${type}`, 'Asset', { type }],
  ),
  ...['Location', 'Product', 'Manager', 'Device'].map((schema): [string, string] => [schema, schema]),
  ['Template', 'Template', { kind: 'print' }],
  ['Template mail', 'Template', { kind: 'mail' }],
  ...['Contact', 'Session', 'Photo', 'Campaign'].map((schema): [string, string] => [schema, schema]),
];

/** The pool of records that a property references. */
export function poolOf(name: string, { tag }: Operation): string | undefined {
  if (/assetIds?$/i.test(name) || name === 'mediaIds') return `Asset ${ASSET_TYPES[name] ?? 'misc'}`;
  if (name === 'templateId') return tag === 'campaigns' ? 'Template mail' : 'Template';
  const [, kind] =
    /^(?:add|remove)?(location|manager|product|contact|session|device|photo)Ids?$/i.exec(name) ?? [];
  if (kind) return POOLS.find(([pool]) => pool.toLowerCase() === kind.toLowerCase())?.[0];
  if (name !== 'ids') return undefined;
  return { photos: 'Photo', contacts: 'Contact', products: 'Product' }[tag];
}

/** The account that administrators change, besides the one with the records. */
export const managed = (account: string): string => `${account}-managed`;

/** Creates accounts with unlimited plans, because these tests do not cover limits. */
export async function makeAccounts(db: Kysely<Tables>, ids: string[]): Promise<void> {
  const limits = { devices: null, locations: null, contacts: null, storageGb: null };
  const rows = [...ids, ...ids.map(managed)].map((id) => {
    const newcomer = { id, userType: 0 as const, email: undefined, name: undefined, referral: undefined };
    const row = newAccount(newcomer, new Date());
    const settings = { ...JSON.parse(`${row.settings}`), limits, smsEnabled: true };
    return { ...row, settings: JSON.stringify(settings) };
  });
  await db.insertInto('accounts').values(rows).execute();
}

/** Skips larger bodies, which contain no references. */
const textOf = ({ body }: WireRequest) =>
  body && body.length < 1_200_000 ? Buffer.from(body).toString('latin1') : '';

/** Whether a request contains a text. */
export const holds = (wire: WireRequest, text: string) =>
  wire.target.includes(text) || textOf(wire).includes(text);

/** A request with one text replaced by another. */
export const withText = (wire: WireRequest, text: string, other: string): WireRequest => ({
  ...wire,
  target: wire.target.replaceAll(text, other),
  ...(textOf(wire).includes(text) && { body: Buffer.from(textOf(wire).replaceAll(text, other), 'latin1') }),
});
