// RFC 9457 problems with the contract's wording.

/** A complete response: the front door sends it and the self-check validates it. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Uint8Array | string;
}

// 405 is the only status that the contract does not declare: it is for undeclared methods.
const KINDS = {
  400: ['/problems/malformed', 'Malformed request'],
  401: ['/problems/not-signed-in', 'Not signed in'],
  403: ['/problems/not-allowed', 'Not allowed'],
  404: ['/problems/not-found', 'Not found'],
  405: ['/problems/method-not-allowed', 'Method not allowed'],
  409: ['/problems/conflict', 'Conflict'],
  412: ['/problems/stale', 'Changed meanwhile'],
  413: ['/problems/too-large', 'Too large'],
  415: ['/problems/unsupported-media-type', 'Unsupported media type'],
  422: ['/problems/invalid', 'Invalid request'],
  429: ['/problems/too-many-requests', 'Too many requests'],
  500: ['/problems/server-error', 'Server error'],
  503: ['/problems/unavailable', 'Unavailable'],
} as const;

export type ProblemStatus = keyof typeof KINDS;

export const PROBLEM_STATUSES = Object.keys(KINDS).map(Number) as ProblemStatus[];

export const isProblemStatus = (status: number): status is ProblemStatus => status in KINDS;

/**
 * A problem response.
 * @param detail one or two sentences for a user: what happened, and what to do about it
 * @param errors each invalid field; a 422 needs at least one
 * @param headers e.g. `retry-after` (whole seconds) with 429 and 503
 */
export function problem(
  status: ProblemStatus,
  detail: string,
  errors?: { field: string; message: string }[],
  headers: Record<string, string> = {},
): Reply {
  const [type, title] = KINDS[status];
  return {
    status,
    headers: new Headers({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    }),
    body: JSON.stringify({ type, title, status, detail: detail.slice(0, 1000), ...(errors && { errors }) }),
  };
}

/** A 409 with a separate type: a limit of the plan. */
export const limitReached = (detail: string, limit: { name: string; used: number; max: number }): Reply => {
  const reply = problem(409, detail, []);
  const [type, title] = ['/problems/limit-reached', 'Limit reached'];
  return { ...reply, body: JSON.stringify({ type, title, status: 409, detail, errors: [], limit }) };
};

/** A 412 with the stored record, so that the client can compare it with its own change. */
export const stale = (current: object): Reply => {
  const detail = 'This was changed in another tab or by someone else. Load it again and repeat your change.';
  const [type, title] = KINDS[412];
  return { ...problem(412, detail), body: JSON.stringify({ type, title, status: 412, detail, current }) };
};

/** A 403 with its own problem type: an administrator views the account without having allowed changes. */
export const viewingReadOnly = (): Reply =>
  viewingProblem(
    ['/problems/viewing-read-only', 'Viewing is read-only'],
    'You are viewing this account, and changes are not allowed. Allow changes first.',
  );

/** A 403 with its own problem type: an administrator has no open viewing of the account. */
export const viewingRequired = (): Reply =>
  viewingProblem(
    ['/problems/viewing-required', 'Viewing required'],
    'You are not viewing this account. Start viewing it first, and say why.',
  );

const viewingProblem = ([type, title]: [type: string, title: string], detail: string): Reply => ({
  ...problem(403, detail),
  body: JSON.stringify({ type, title, status: 403, detail }),
});

/** The 422 that names each invalid field once, with its first error. */
export function invalid(errors: { field: string; message: string }[]): Reply {
  const first = new Map<string, string>();
  for (const { field, message } of errors) {
    // A client can send names of any length, or an empty one.
    const name = field.slice(0, 200) || 'body';
    if (!first.has(name)) first.set(name, message);
  }
  const wrong = [...first].map(([field, message]) => ({ field, message }));
  const detail = wrong.length === 1 ? 'One field is invalid.' : `${wrong.length} fields are invalid.`;
  return problem(422, detail, wrong.slice(0, 100));
}
