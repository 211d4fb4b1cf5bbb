// Authenticates and authorizes calls: by user type, or by the contract's security schemes and scopes.
import type { Operation } from './contract.ts';
import type { Credential, RawCall } from './service.ts';

const cookieOf = (where: string): string | undefined => /^cookie:(.+)$/.exec(where)?.[1];

/** The query parameter of the credential. */
const parameterOf = (where: string): string | undefined => /^query:(.+)$/.exec(where)?.[1];

/** The caller's name for `--as`; undefined if all credentials belong to one person. */
export function callerName(credentials: Record<string, Credential>, actor: string): string | undefined {
  const all = Object.values(credentials);
  const areOnes = all.every(({ scheme, scopes }) => scheme !== undefined && scopes === undefined);
  if (all.length === 1 || areOnes) return undefined;
  const { scopes, scheme } = credentials[actor] ?? {};
  // Such a contract names callers by scheme.
  return scopes?.join(',') ?? scheme ?? actor;
}

/** Adds a credential to a request. */
function carry(headers: Headers, { in: where, value }: Credential): void {
  const cookie = cookieOf(where);
  if (where === 'bearer') headers.set('authorization', `Bearer ${value}`);
  else if (where === 'basic') headers.set('authorization', `Basic ${Buffer.from(value).toString('base64')}`);
  else if (cookie !== undefined) headers.set('cookie', `${cookie}=${value}`);
  else headers.set(where, value);
}

function isCarried(
  { headers, search }: Pick<RawCall, 'headers' | 'search'>,
  credential: Credential,
): boolean {
  const parameter = parameterOf(credential.in);
  if (parameter !== undefined) return search.get(parameter) === credential.value;
  const wanted = new Headers();
  carry(wanted, credential);
  return [...wanted].every(([name, value]) =>
    name === 'cookie' ? (headers.get(name) ?? '').split(/; */).includes(value) : headers.get(name) === value,
  );
}

/** @returns the user type, empty for a public operation, or the reason for the rejection */
export function whoCalls(
  credentials: Record<string, Credential>,
  { roles, ways }: Operation,
  raw: Pick<RawCall, 'headers' | 'search'>,
): { actor: string } | { refused: 'credentials' | 'role' } {
  const carried = Object.entries(credentials).filter(([, one]) => isCarried(raw, one));
  const [actor = ''] = carried[0] ?? [];
  if (roles === undefined) return { actor };
  if (Object.values(credentials).every(({ scheme }) => scheme === undefined)) {
    if (carried.length === 0) return { refused: 'credentials' };
    return roles.length > 0 && !roles.includes(actor) ? { refused: 'role' } : { actor };
  }
  // One alternative is enough, but it needs all of its schemes and scopes.
  const holders = (scheme: string) => carried.filter(([, one]) => one.scheme === scheme);
  const known = ways.filter((way) => Object.keys(way).every((scheme) => holders(scheme).length > 0));
  if (known.length === 0) return { refused: 'credentials' };
  for (const way of known) {
    const able = Object.entries(way).map(([scheme, scopes]) =>
      holders(scheme).find(([, { scopes: own = [] }]) => scopes.every((scope) => own.includes(scope))),
    );
    const [first] = able;
    if (first && !able.includes(undefined)) return { actor: first[0] };
  }
  return { refused: 'role' };
}
