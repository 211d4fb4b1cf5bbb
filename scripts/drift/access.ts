// Who may call what, by the contract's `security`, and with which of the given credentials.
import type { Json } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import { listOperations, type Operation } from '../contract/operations.ts';
import { Credential, type CredentialPart } from './cli/credential.ts';

export interface Access {
  callers: Credential[];
  /** What the contract calls those who may call something: user types, scopes. */
  types: string[];
  /** Whoever may call it: undefined where nobody needs to be named, or nobody is known. */
  callerOf(operation: Operation): Credential | undefined;
  /** All that the contract lets call it; the one that is taken first comes first. */
  callersOf(operation: Operation): Credential[];
  /**
   * Whether the contract says that somebody who may call it is let in: a name that stands nowhere in it is one that only
   * the target knows, and so are its rights.
   */
  isSure(caller: Credential): boolean;
  /** From here on this one is taken first: it was let in where another was not. */
  prefer(operation: Operation, caller: Credential): void;
  /** Those that the contract does not let call it. */
  strangersTo(operation: Operation): Credential[];
  /** Those who have none of the kinds of credentials that the contract asks for there, but of one that it knows. */
  outsidersTo(operation: Operation): Credential[];
  /** Those who have one of the credentials that the contract asks for together, and may not call it with that alone. */
  incompleteFor(operation: Operation): Credential[];
  /** For each way in, credentials of its kind that nobody was given; none where the contract asks for none. */
  garbageFor(operation: Operation): Credential[];
}

interface Scheme {
  name: string;
  kind: CredentialPart['kind'];
  /** The header's, parameter's or cookie's. */
  key: string;
  /** Every scope that is named must be held; of the roles of other kinds, any. */
  isScoped: boolean;
}

/** Names of schemes, with the scopes or roles that they ask for. */
type Way = Operation['security'][number];

export function createAccess({ document }: Pick<Contract, 'document'>, callers: Credential[]): Access {
  const ways = listOperations(document).flatMap(({ security }) => security);
  const told = new Set(ways.flatMap((way) => Object.values(way).flat()));
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
    readScheme(name, scheme),
  );
  const byName = new Map(schemes.map((one) => [one.name, one]));
  const fits = (caller: Credential, name: string): boolean => {
    const scheme = byName.get(name);
    return scheme !== undefined && caller.parts().some((part) => isOf(part, scheme));
  };
  const isNamed = (caller: Credential, name: string, roles: string[]): boolean => {
    if (caller.as === undefined || roles.length === 0) return true;
    const own = typesOf(caller);
    const holds = (role: string) => own.includes(role);
    return byName.get(name)?.isScoped ? roles.every(holds) : roles.some(holds);
  };
  const isOpenBy = (caller: Credential, way: Way): boolean =>
    Object.entries(way).every(
      ([name, roles]) => isNamed(caller, name, roles) && (byName.size === 0 || fits(caller, name)),
    );
  /** Whether one of the ways to be let in is open to a caller. */
  const isAllowed = (caller: Credential, { security }: Operation): boolean =>
    security.some((way) => isOpenBy(caller, way));

  const narrowed = new Map<string, Credential>();
  /** A caller with what these schemes ask for, and what no scheme knows: a gateway may want it. */
  const alone = (caller: Credential, names: string[]): Credential => {
    const parts = caller.parts().filter((part) => {
      const own = schemes.filter((scheme) => isOf(part, scheme)).map(({ name }) => name);
      return own.length === 0 || own.some((name) => names.includes(name));
    });
    if (names.length === 0 || parts.length === caller.parts().length) return caller;
    const key = `${callers.indexOf(caller)} ${names.join(' ')}`;
    const known = narrowed.get(key) ?? new Credential(parts, caller.as, names.join(' and '));
    narrowed.set(key, known);
    return known;
  };

  const preferred = new Map<Operation, Credential>();
  const callersOf = (operation: Operation): Credential[] => {
    if (operation.security.length === 0) return [];
    const [named, main] = [callers.filter(({ as }) => as), callers.filter(({ as }) => !as)];
    const first = preferred.get(operation);
    const all = new Set(
      [...main, ...named].flatMap((caller) =>
        operation.security
          .filter((way) => isOpenBy(caller, way))
          .map((way) => alone(caller, Object.keys(way))),
      ),
    );
    return first ? [first, ...[...all].filter((caller) => caller !== first)] : [...all];
  };
  return {
    callers,
    types: [...told],
    callerOf: (operation) =>
      callersOf(operation)[0] ?? (operation.open ? undefined : callers.find(({ as }) => !as)),
    callersOf,
    isSure: (caller) => caller.as === undefined || typesOf(caller).some((type) => told.has(type)),
    prefer: (operation, caller) => void preferred.set(operation, caller),
    strangersTo: (operation) =>
      operation.open
        ? []
        : callers.filter(
            (caller) =>
              caller.as !== undefined && !isAllowed(caller, operation) && isPerson(caller, operation),
          ),
    outsidersTo: (operation) =>
      operation.open
        ? []
        : callers.filter(
            (caller) =>
              caller.as !== undefined &&
              !isPerson(caller, operation) &&
              schemes.some(({ name }) => fits(caller, name)),
          ),
    incompleteFor: (operation) =>
      operation.open
        ? []
        : operation.security
            .filter((way) => Object.keys(way).length > 1)
            .flatMap((way) => {
              const able = callers.filter((caller) => isOpenBy(caller, way));
              return able.flatMap((caller) => Object.keys(way).map((name) => alone(caller, [name])));
            })
            .filter((caller) => caller.alone !== undefined && !isAllowed(caller, operation)),
    garbageFor(operation) {
      if (operation.open) return [];
      return operation.security.map((way) => {
        const parts = Object.keys(way).map((name): CredentialPart => {
          const { kind, key } = byName.get(name) ?? { kind: 'bearer', key: 'Authorization' };
          return { kind, name: key, env: 'NOBODY', value: kind === 'basic' ? 'nobody:wrong' : GARBAGE };
        });
        return new Credential(parts, 'nobody');
      });
    },
  };

  /** A stranger is let in by the same kind of credentials: another kind says nothing of roles. */
  function isPerson(caller: Credential, { security }: Operation): boolean {
    return security.some((way) => Object.keys(way).some((name) => byName.size === 0 || fits(caller, name)));
  }
}

/** A header may be given whole, whatever stands in it. */
function isOf({ kind, name }: CredentialPart, scheme: Scheme): boolean {
  if (name.toLowerCase() !== scheme.key.toLowerCase()) return false;
  if (kind === scheme.kind) return true;
  const isHeader = (one: CredentialPart['kind']) => one !== 'query' && one !== 'cookie';
  return isHeader(kind) && isHeader(scheme.kind) && (kind === 'header' || scheme.kind === 'header');
}

/** Somebody may be of several user types: `--as Regular,admin`. */
const typesOf = ({ as = '' }: Credential): string[] => as.split(',').map((type) => type.trim());

const GARBAGE = 'not-a-key-that-anybody-was-given';

function readScheme(name: string, scheme: Json): Scheme[] {
  const { type, scheme: how, in: where, name: key } = Object(scheme) as Record<string, string | undefined>;
  if (type === 'apiKey' && key !== undefined) {
    return [{ name, kind: (where ?? 'header') as CredentialPart['kind'], key, isScoped: false }];
  }
  const kind = how?.toLowerCase() === 'basic' ? 'basic' : 'bearer';
  const isHeader = type === 'http' || type === 'oauth2' || type === 'openIdConnect';
  return isHeader ? [{ name, kind, key: 'Authorization', isScoped: type !== 'http' }] : [];
}
