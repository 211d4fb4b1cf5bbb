// Who may call what, by the contract's `security`, and with which of the given credentials.
import type { Json } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import { Credential, type CredentialPart } from './cli/credential.ts';

export interface Access {
  callers: Credential[];
  /** Whoever may call it: undefined where nobody needs to be named, or nobody is known. */
  callerOf(operation: Operation): Credential | undefined;
  /** All that the contract lets call it; the one that is taken first comes first. */
  callersOf(operation: Operation): Credential[];
  /** From here on this one is taken first: it was let in where another was not. */
  prefer(operation: Operation, caller: Credential): void;
  /** Those that the contract does not let call it. */
  strangersTo(operation: Operation): Credential[];
  /** One of the same kind that nobody was given; undefined where the contract asks for none. */
  garbageFor(operation: Operation): Credential | undefined;
}

interface Scheme {
  name: string;
  kind: CredentialPart['kind'];
  /** The header's, parameter's or cookie's. */
  key: string;
}

export function createAccess({ document }: Contract, callers: Credential[]): Access {
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
    readScheme(name, scheme),
  );
  const byName = new Map(schemes.map((one) => [one.name, one]));
  const fits = (caller: Credential, scheme: Scheme | undefined): boolean =>
    scheme !== undefined &&
    caller
      .parts()
      .some(
        ({ kind, name }) =>
          placeOf(kind) === placeOf(scheme.kind) && name.toLowerCase() === scheme.key.toLowerCase(),
      );
  /** Whether one of the ways to be let in is open to a caller. */
  const mayCall = (caller: Credential, { security }: Operation): boolean =>
    security.some((way) =>
      Object.entries(way).every(([name, roles]) => {
        const isNamed =
          caller.as === undefined ||
          roles.length === 0 ||
          typesOf(caller).some((type) => roles.includes(type));
        return isNamed && (byName.size === 0 || fits(caller, byName.get(name)));
      }),
    );
  const preferred = new Map<Operation, Credential>();
  const callersOf = (operation: Operation): Credential[] => {
    if (operation.security.length === 0) return [];
    const [named, main] = [callers.filter(({ as }) => as), callers.filter(({ as }) => !as)];
    const first = preferred.get(operation);
    const all = [...main, ...named].filter((caller) => mayCall(caller, operation));
    return first ? [first, ...all.filter((caller) => caller !== first)] : all;
  };
  return {
    callers,
    callerOf: (operation) =>
      callersOf(operation)[0] ?? (operation.open ? undefined : callers.find(({ as }) => !as)),
    callersOf,
    prefer: (operation, caller) => void preferred.set(operation, caller),
    strangersTo: (operation) =>
      operation.open
        ? []
        : callers.filter(
            (caller) => caller.as !== undefined && !mayCall(caller, operation) && isPerson(caller, operation),
          ),
    garbageFor(operation) {
      if (operation.open) return undefined;
      const [way = {}] = operation.security;
      const parts = Object.keys(way).map((name): CredentialPart => {
        const { kind, key } = byName.get(name) ?? { kind: 'bearer', key: 'Authorization' };
        return { kind, name: key, env: 'NOBODY', value: kind === 'basic' ? 'nobody:wrong' : GARBAGE };
      });
      return new Credential(parts, 'nobody');
    },
  };

  /** A stranger is let in by the same kind of credentials: another kind says nothing of roles. */
  function isPerson(caller: Credential, { security }: Operation): boolean {
    return security.some((way) =>
      Object.keys(way).some((name) => byName.size === 0 || fits(caller, byName.get(name))),
    );
  }
}

/** Somebody may be of several user types: `--as Regular,admin`. */
const typesOf = ({ as = '' }: Credential): string[] => as.split(',').map((type) => type.trim());

const GARBAGE = 'not-a-key-that-anybody-was-given';

const placeOf = (kind: CredentialPart['kind']) => (kind === 'query' || kind === 'cookie' ? kind : 'header');

function readScheme(name: string, scheme: Json): Scheme[] {
  const { type, scheme: how, in: where, name: key } = Object(scheme) as Record<string, string | undefined>;
  if (type === 'apiKey' && key !== undefined) {
    return [{ name, kind: (where ?? 'header') as CredentialPart['kind'], key }];
  }
  const kind = how?.toLowerCase() === 'basic' ? 'basic' : 'bearer';
  const isHeader = type === 'http' || type === 'oauth2' || type === 'openIdConnect';
  return isHeader ? [{ name, kind, key: 'Authorization' }] : [];
}
