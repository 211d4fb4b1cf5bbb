// What the contract says of the records that its operations are about, for the test that fires every case.
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
/** Those that the sandbox answers. */
export const operations = contract.operations.filter(({ id }) => handled.has(id));

export function operationCalled(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`the sandbox does not answer ${id}`);
  return operation;
}

/** The schema that an operation's answer is of, or a list in it: `Asset`. */
function answeredWith({ definition }: Operation): string | undefined {
  const { schemas } = contract.document.components;
  const name = nameOfRef(definition.responses['200']?.content?.['application/json']?.schema?.$ref);
  return nameOfRef(schemas[name ?? '']?.properties?.items?.items?.$ref) ?? name;
}

const nameOfRef = (ref: string | undefined) => ref?.split('/').at(-1);

/** By the schema of what they make: the operations that make something out of nothing. */
export const CREATORS = new Map(
  operations
    // An account is made once, and its owner has it; so is a subscription. Messages are made by what happens.
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

/** The schema of what an operation makes out of nothing. */
export function madeBy(operation: Operation): string | undefined {
  const schema = answeredWith(operation);
  return CREATORS.get(schema) === operation ? schema : undefined;
}

/** Operations that name the records they are about in their body. */
const IN_BODY: [operation: RegExp, schema: string][] = [
  [/^(update|export|restore)Photos$/, 'Photo'],
  [/^(update|export)Contacts$/, 'Contact'],
  [/^updateProducts$/, 'Product'],
];

/** The schema of the record that an operation is about. */
export function recordOf(operation: Operation): string | undefined {
  const inBody = IN_BODY.find(([id]) => id.test(operation.id));
  if (inBody) return inBody[1];
  const upToBlank = operation.path.slice(0, operation.path.indexOf('}') + 1);
  const collection = upToBlank.replace(/\/\{\w+\}$/, '');
  const named = [
    operation,
    ...operations.filter(({ path }) => path === upToBlank),
    // What is neither read nor changed by itself is known by what made it.
    ...operations.filter(({ path, method }) => path === collection && method === 'post'),
  ].map(answeredWith);
  // A device is made in two steps.
  return named.find((schema) => schema === 'Device' || CREATORS.has(schema));
}

export const deleterOf = (schema: string): Operation | undefined =>
  operations.find((one) => one.method === 'delete' && one.path.endsWith('/{id}') && recordOf(one) === schema);

/** All that can be listed without saying what. */
export const LISTS = operations.filter(
  ({ id, method, effect, roles, parameters }) =>
    method === 'get' &&
    effect === 'read' &&
    roles.includes('Regular') &&
    !parameters.some(({ required }) => required) &&
    // It asks for one of two parameters, in words.
    id !== 'findContact' &&
    // It changes while a file is made in the background.
    id !== 'getAccountExport',
);

/** The fullest body that the contract gives as an example, or one that fits what else there is. */
export function bodyToMake({ id, definition }: Operation): Json | undefined {
  if (id === 'createSession') {
    return { name: 'Sample', experiences: [{ kind: 'photo', title: 'Sample', templateId: 'template' }] };
  }
  const examples = definition.requestBody?.content['application/json']?.examples ?? {};
  return Object.values(examples).at(-1)?.value;
}

/** The last name in a field: `locationIds` for `audience.locationIds.0`. */
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

/** What is made before anything is fired, by the name of its pool: the schema, and what it must have. */
export const POOLS: [pool: string, schema: string, given?: Record<string, string>][] = [
  ...[...new Set(['misc', ...Object.values(ASSET_TYPES)])].map(
    (type): [string, string, Record<string, string>] => [`Asset ${type}`, 'Asset', { type }],
  ),
  ...['Location', 'Product', 'Manager', 'Device'].map((schema): [string, string] => [schema, schema]),
  ['Template', 'Template', { kind: 'print' }],
  ['Template mail', 'Template', { kind: 'mail' }],
  ...['Contact', 'Session', 'Photo', 'Campaign'].map((schema): [string, string] => [schema, schema]),
];

/** The pool whose records a property names. */
export function poolOf(name: string, { tag }: Operation): string | undefined {
  if (/assetIds?$/i.test(name) || name === 'mediaIds') return `Asset ${ASSET_TYPES[name] ?? 'misc'}`;
  if (name === 'templateId') return tag === 'campaigns' ? 'Template mail' : 'Template';
  const [, kind] =
    /^(?:add|remove)?(location|manager|product|contact|session|device|photo)Ids?$/i.exec(name) ?? [];
  if (kind) return POOLS.find(([pool]) => pool.toLowerCase() === kind.toLowerCase())?.[0];
  if (name !== 'ids') return undefined;
  return { photos: 'Photo', contacts: 'Contact', products: 'Product' }[tag];
}

/** The account that administrators change, beside the one that has the records. */
export const managed = (account: string): string => `${account}-managed`;

/** Accounts whose plans have no limits: how many records there may be is not what is tested. */
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

/** Larger bodies are not looked through: nothing in them is about a record. */
const textOf = ({ body }: WireRequest) =>
  body && body.length < 1_200_000 ? Buffer.from(body).toString('latin1') : '';

/** Whether a text stands in a request. */
export const holds = (wire: WireRequest, text: string) =>
  wire.target.includes(text) || textOf(wire).includes(text);

/** A request with another text in its place. */
export const withText = (wire: WireRequest, text: string, other: string): WireRequest => ({
  ...wire,
  target: wire.target.replaceAll(text, other),
  ...(textOf(wire).includes(text) && { body: Buffer.from(textOf(wire).replaceAll(text, other), 'latin1') }),
});
