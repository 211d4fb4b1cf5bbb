// Parses `--auth` and `--as`, whose order matters.

import { UsageError } from '../../report/usage-error.ts';
import { Credential, type CredentialPart } from '../auth/credential.ts';

const KINDS = 'bearer, basic, header:NAME, query:NAME or cookie:NAME';

/** Token syntax of header and cookie names (RFC 9110 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

/**
 * @param given both options in command line order
 * @returns the main credential first: the one without `--as`, else the first; empty without any `--auth`
 * @throws UsageError that never repeats a possible secret
 */
export function readCredentials(
  given: { option: 'auth' | 'as'; text: string }[],
  env: Record<string, string | undefined>,
): Credential[] {
  const named: Credential[] = [];
  let open: CredentialPart[] = [];
  for (const { option, text } of given) {
    if (option === 'auth') {
      open = joined(open, readPart(text, env));
      continue;
    }
    if (text.trim() === '') throw new UsageError('--as has no name; give a user type of the contract.');
    if (open.length === 0) {
      throw new UsageError(`--as ${text} has no --auth; give one before it.`);
    }
    named.push(new Credential(open, text));
    open = [];
  }
  return open.length > 0 ? [new Credential(open), ...named] : named;
}

function joined(parts: CredentialPart[], part: CredentialPart): CredentialPart[] {
  const place = ({ kind, name }: CredentialPart) =>
    kind === 'query' || kind === 'cookie' ? `${kind} ${name}` : `header ${name.toLowerCase()}`;
  if (parts.some((other) => place(other) === place(part))) {
    throw new UsageError(
      `Two --auth set the ${place(part)} of one user; put --as after the first of them if they are two users.`,
    );
  }
  return [...parts, part];
}

function readPart(text: string, env: Record<string, string | undefined>): CredentialPart {
  const [, kind = '', name, source = ''] =
    /^(bearer|basic|header|query|cookie)(?::([^=]*))?=(.*)$/s.exec(text) ?? [];
  const isPlain = kind === 'bearer' || kind === 'basic';
  if (kind === '' || isPlain !== (name === undefined)) {
    throw new UsageError(`--auth has no such kind; give ${KINDS}, then =env: and the name of a variable.`);
  }
  if (name !== undefined && (name === '' || (kind !== 'query' && !TOKEN.test(name)))) {
    throw new UsageError(
      `--auth ${kind}: has a name that a ${kind} cannot have; give ${kind}:NAME=env:NAME.`,
    );
  }
  const what = isPlain ? kind : `${kind}:${name}`;
  const [, variable] = /^env:([A-Za-z_]\w*)$/.exec(source) ?? [];
  if (variable === undefined) {
    throw new UsageError(
      `--auth ${what} takes env: and the name of an environment variable, never the secret itself, which others ` +
        `could read in the list of processes and in the history of the shell; give ${what}=env:NAME.`,
    );
  }
  const value = env[variable];
  if (value === undefined || value === '') {
    throw new UsageError(
      `--auth ${what} takes ${variable}, which is ${value === '' ? 'empty' : 'not set'}; set it.`,
    );
  }
  checkValue(value, kind, variable);
  return {
    kind: kind as CredentialPart['kind'],
    name: isPlain ? 'Authorization' : (name ?? ''),
    env: variable,
    value,
  };
}

/** Never repeats the value. */
function checkValue(value: string, kind: string, variable: string): void {
  if (kind === 'basic' && !value.includes(':')) {
    throw new UsageError(`${variable} has no colon; --auth basic takes user:password.`);
  }
  if (kind === 'header' || kind === 'bearer' || kind === 'cookie') {
    const forbidden = kind === 'cookie' ? /[^\x21-\x7e]|[;,"\\]/ : /[^\t\x20-\x7e\x80-\xff]|^\s|\s$/;
    if (forbidden.test(value)) {
      throw new UsageError(
        `${variable} has a line break, a space at its end or another character that a ${kind} cannot have; set it without.`,
      );
    }
  }
}
