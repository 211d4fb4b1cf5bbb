// All kinds of findings, the worst first: what each says of the backend, and what to do. The table in docs/drift.md is
// made from it, and `--checks` and `--exclude-checks` name them.

interface Explanation {
  /** Continues "the backend …". */
  says: string;
  fix: string;
}

const EXPLANATIONS = {
  // Harm.
  crash: {
    says: 'goes down: it refuses connections during this request or right after it',
    fix: "find the request's cause in its log; no request may end the process",
  },
  'unreadable-after-write': {
    says: 'can no longer show, after this request, what it showed before',
    fix: 'look at what the request stored; repair the data before the next run',
  },
  // Access.
  'auth-not-checked': {
    says: 'accepts a request without credentials, with invalid ones, or with half of those that it must have together',
    fix: 'put the operation behind authentication, or declare `security: []`',
  },
  'role-not-checked': {
    says: 'lets in a user type that the contract does not',
    fix: 'check the type on the server, for this method too',
  },
  // Requests.
  'server-error': { says: 'fails with 5xx', fix: 'look into its log; `replay` repeats the request' },
  'no-answer': {
    says: 'does not answer in time or in a readable way',
    fix: 'see the sentence: too slow, too large, broken off',
  },
  // State.
  'not-stored': {
    says: 'returns a new record otherwise than it was sent, or loses part of it',
    fix: 'store every property that the request declares',
  },
  'not-readable': {
    says: 'does not find a record that it has just made or restored, or that its own list shows',
    fix: 'read where you write, not from a replica that lags; list only what the caller may read',
  },
  'not-listed': {
    says: 'leaves a new record out of its list',
    fix: "the same, and look at the list's own conditions",
  },
  'update-lost': { says: 'reports a change as done, and keeps the old value', fix: 'store it, or refuse it' },
  'update-touches-others': {
    says: 'changes properties or records that were not named, or keeps half of a JSON patch that it refuses',
    fix: 'change only what is sent',
  },
  'wrong-parent': {
    says: 'returns, changes or makes a record below another one than it belongs to',
    fix: 'look it up by every part of its path',
  },
  'not-deleted': {
    says: 'reports a record as removed, and still has it or what was below it',
    fix: 'remove it from reading and from lists',
  },
  'deleted-twice': {
    says: 'removes what is no longer there as if it were',
    fix: 'answer as declared for a missing record',
  },
  'id-reused': {
    says: 'gives two records the same id, or lists twice what was put twice',
    fix: 'give each its own; a PUT of an existing record adds nothing',
  },
  'accepted-invalid': {
    says: 'accepts a request that the contract forbids, or one for which it declares a conflict (409, 412)',
    fix: 'validate that field as the schema at the line says, and refuse it with a declared 4XX',
  },
  'accepted-malformed': {
    says: 'accepts a body that cannot be read: broken JSON, another media type',
    fix: 'refuse it with 400 or 415 before anything is stored',
  },
  'refused-valid': {
    says: 'refuses a request that the contract allows',
    fix: 'accept it, or write the narrower rule into the schema, or into `x-rules` where no schema can express it',
  },
  'role-refused': {
    says: 'refuses a user type that the contract lets in, or asks who calls where it lets everybody in',
    fix: "let it in, or take it out of the operation's `security`",
  },
  // Responses, also checked in the browser.
  'undeclared-status': {
    says: 'answers with a status that the operation does not declare, or one declared for something else',
    fix: 'answer with a declared one, or declare it',
  },
  'undeclared-media-type': {
    says: 'answers with a media type that is not declared',
    fix: 'set `Content-Type`; often an error page of a proxy or a framework',
  },
  'unreadable-body': {
    says: 'answers with no body where one is declared, or with broken JSON',
    fix: 'serialize with a library; 204 only where it is declared',
  },
  schema: {
    says: 'answers with a value that its schema forbids',
    fix: 'answer what is declared; a missing value is `null` only where the schema says so',
  },
  'missing-header': {
    says: 'leaves a required header out',
    fix: 'send it on every response with that status',
  },
  header: {
    says: 'sends a header in a wrong form',
    fix: 'as its schema says: a plain number, a date',
  },
  // Lists and versions.
  'filter-ignored': {
    says: 'returns records that a filter leaves out, or none of those that it leaves in (a warning unless the contract declares the filter, see `x-drift`)',
    fix: 'apply all filters to the query',
  },
  'limit-ignored': {
    says: 'returns more records than were asked for',
    fix: 'apply the limit, the largest one too',
  },
  'sort-ignored': {
    says: 'returns another order than was asked for, or than is the default',
    fix: 'sort before the page is cut, with the id as the last key',
  },
  'page-walk': {
    says: 'repeats or leaves out records from page to page, or says wrongly whether more follow',
    fix: 'one stable order for all pages',
  },
  'wrong-total': {
    says: 'states another number of records or pages than there are by the same filters',
    fix: 'count with the same conditions',
  },
  'version-ignored': {
    says: 'sends again what has not changed (`If-None-Match`), or 304 for what has; keeps a strong `ETag` after a change',
    fix: 'compare the header with the ETag of the current response',
  },
  'broken-link': {
    says: 'returns a link, a `Location` or an `Operation-Location` that leads nowhere',
    fix: 'return an address that can be read',
  },
  'undeclared-method': {
    says: 'answers a method that the path does not declare',
    fix: 'answer 405, or declare it',
  },
  // Warnings.
  'undeclared-body': {
    says: 'answers with a body where the contract declares none (a warning)',
    fix: 'declare `content`, or send no body',
  },
  'undeclared-property': {
    says: 'returns a property that is not declared (a warning)',
    fix: 'declare it, or leave it out: clients cannot know it',
  },
  'undeclared-operation': {
    says: 'answers a path or method in a recording that the contract does not have (a warning)',
    fix: 'write it into the contract, or remove it',
  },
} satisfies Record<string, Explanation>;

export type DriftKind = keyof typeof EXPLANATIONS;

/** The worst first. */
export const KINDS = Object.keys(EXPLANATIONS) as DriftKind[];

/** The rows of the table in docs/drift.md. */
export const kindRows = (): string[] =>
  KINDS.map((kind) => `| \`${kind}\` | ${EXPLANATIONS[kind].says} | ${EXPLANATIONS[kind].fix} |`);
