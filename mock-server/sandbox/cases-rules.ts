// The expected responses for generated cases.
import type { Case } from '../../scripts/contract/cases/case.ts';
import { isBoundByWords } from '../../scripts/contract/operations.ts';
import type { Reply } from './cases-lane.ts';

interface Rule {
  operation: RegExp;
  field: RegExp;
  why: string;
}

/** @returns the error in the response; undefined when it is as expected */
export function complaint(one: Case, reply: Reply | Error): string | undefined {
  if (reply instanceof Error) return `no answer: ${reply.message} ${reply.cause ?? ''}`;
  if (reply.status >= 500) return says(reply);
  if (reply.findings.length > 0)
    return `${says(reply)} disagrees with the contract: ${reply.findings.join(' ')}`;
  return RULES[one.kind](one, reply);
}

const RULES: Record<Case['kind'], (one: Case, reply: Reply) => string | undefined> = {
  valid(one, reply) {
    if (reply.status < 400) return readsBack(one, reply);
    // An asset may be a picture, a video or a sound; other operations allow only some of these in
    // their description.
    const isOpen = one.expects === 'either' && !/Asset/.test(one.operation.id);
    const isExcusable = isOpen ? reply.status === 422 : isExcused(one, reply);
    return isExcusable ? undefined : says(reply);
  },

  invalid({ operation, broken }, reply) {
    // Roles that may never name an account, or view it read-only, are refused before the id is checked.
    const mayName = operation.roles.some((role) => role === 'admin' || role === 'Enterprise');
    const isReadOnly = operation.effect === 'write' && reply.text.includes('/problems/viewing-read-only');
    if (broken?.field === 'uid' && (!mayName || isReadOnly) && reply.status === 403) return undefined;
    // Oversized requests are not parsed, so no fields are named.
    if (reply.status === 413) return undefined;
    if (reply.status !== 422) return says(reply);
    const isNamed = fieldsOf(reply).includes(broken?.field ?? '');
    return isNamed ? undefined : `${broken?.field} is not named: ${says(reply)}`;
  },

  malformed({ expects, name }, reply) {
    const known = MALFORMED.find(([what]) => what.test(name));
    const fallback = expects === 'refused' ? [400, 415, 422] : [200, 400, 404, 409, 410, 415, 422];
    return (known?.[1] ?? fallback).includes(reply.status) ? undefined : says(reply);
  },

  hostile(one, reply) {
    if (reply.status < 400) return readsBack(one, reply);
    // A file name is sent in a header, which does not allow every character.
    const good = /^name of the file/.test(one.name) ? [400, 404, 422] : [404, 422];
    return isExcused(one, reply) || good.includes(reply.status) ? undefined : says(reply);
  },
};

/** Statuses where the contract alone does not decide them. */
const MALFORMED: [what: RegExp, statuses: number[]][] = [
  [/^path /, [404]],
  [/ of \d+ MB$/, [413, 422]],
  [/media type/, [415]],
  [/ as a (text|file)$/, [422]],
  [/ is a (zip|page) /, [422]],
];

/** Fields that are stored in another form than they are sent. */
const CHANGED: Rule[] = [
  { operation: /Contact$/, field: /^(emails|phoneNumbers)\.0/, why: 'the main one leads the list' },
  {
    operation: /Session$/,
    field: /^experiences\.0\./,
    why: 'what the kind has no use for is stored as null',
  },
  {
    operation: /^createTemplate$/,
    field: /^scene\.(width|height)$/,
    why: "the template's own are written into it",
  },
  { operation: /Template$/, field: /^height$/, why: 'it is rounded' },
  {
    operation: /^getCampaignPreview$/,
    field: /^replyTo$/,
    why: "without one, answers go to the account's address",
  },
  {
    operation: /Product$/,
    field: /^(name|brand|category|description|tags)/,
    why: 'space around it is left out',
  },
];

/** An accepted value is returned as it was sent, if the response has a field of that name. */
function readsBack({ operation, request, field = '' }: Case, reply: Reply): string | undefined {
  const sentBody = request.body && 'json' in request.body ? request.body.json : undefined;
  const [sent, answered] = [valueAt(sentBody, field), valueAt(reply.body, field)];
  const isScalar = sent === null || typeof sent !== 'object';
  if (sent === undefined || answered === undefined || !isScalar) return undefined;
  if (sent === answered || isSameMoment(sent, answered) || find(CHANGED, operation.id, [field]))
    return undefined;
  return `${field} was ${JSON.stringify(sent)} and is ${JSON.stringify(answered)}`;
}

const valueAt = (body: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce((inner, step) => (inner as Record<string, unknown> | undefined | null)?.[step], body);

const isSameMoment = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other);

const says = ({ status, text }: Reply) => `${status} ${text.slice(0, 400)}`;
const fieldsOf = ({ body }: Reply) => ((body.errors ?? []) as { field: string }[]).map(({ field }) => field);

const ID = /(^|\.)(uid|id|ids|[a-zA-Z]*[a-z]Ids?)(\.\d+)*$|^X-Guest-Site$/;
const NO_RECORD = /(^|\.)(source|client|pair|experience)Id$/;
/** Whether a field references a record, which need not exist even if the id is well-formed. */
const namesRecord = (field = '') => ID.test(field) && !NO_RECORD.test(field);

/** A path parameter names a record: by id, slug or token. */
const isInPath = ({ parameters }: Case['operation'], field: string) =>
  parameters.some(({ in: where, name }) => where === 'path' && name === field);

function isExcused({ operation, field = '' }: Case, reply: Reply): boolean {
  const named = fieldsOf(reply);
  if ((namesRecord(field) || isInPath(operation, field)) && [403, 404, 409, 422].includes(reply.status))
    return true;
  if (
    reply.status === 422 &&
    named.length > 0 &&
    named.every((one) => namesRecord(one) && one.startsWith(field))
  )
    return true;
  return isBoundByWords(operation, [...named, field]);
}

const used = new Set<Rule>();

function find(rules: Rule[], operationId: string, fields: string[]): boolean {
  const found = rules.find(
    ({ operation, field }) => operation.test(operationId) && fields.some((one) => field.test(one)),
  );
  if (found) used.add(found);
  return found !== undefined;
}

/** The rules that no case used. */
export const unusedRules = (): string[] =>
  CHANGED.filter((rule) => !used.has(rule)).map(({ operation, field }) => `${operation} ${field}`);
