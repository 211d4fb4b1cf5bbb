// Decides which of the given credentials may call which operation, by the contract's `security`.
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import { listOperations, type Operation } from '../../contract/operations.ts';
import { Credential, type CredentialPart } from './credential.ts';

export interface Access {
  callers: Credential[];
  /** The contract's names for callers: user types and scopes. */
  types: string[];
  /** A caller with access; undefined if no credentials are needed or none fit. */
  callerOf(operation: Operation): Credential | undefined;
  /** All callers with access, the preferred one first. */
  callersOf(operation: Operation): Credential[];
  /** Whether the contract names this caller's type. Rights of unknown types are known only to the target. */
  isSure(caller: Credential): boolean;
  /** Prefers this caller from now on, because another one was rejected. */
  prefer(operation: Operation, caller: Credential): void;
  /** Callers without access. */
  strangersTo(operation: Operation): Credential[];
  /** Callers whose kind of credentials the contract knows but does not accept for this operation. */
  outsidersTo(operation: Operation): Credential[];
  /** Callers that hold only some of the credentials that must be sent together. */
  incompleteFor(operation: Operation): Credential[];
  /** Invalid credentials for each security alternative; empty if the operation is public. */
  garbageFor(operation: Operation): Credential[];
}

interface Scheme {
  name: string;
  kind: CredentialPart['kind'];
  /** Name of the header, query parameter or cookie. */
  key: string;
  /** All scopes are required; of roles, any one is enough. */
  isScoped: boolean;
}

/** Scheme names with their required scopes or roles. */
type SecurityAlternative = Operation['security'][number];

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
  const isOpenBy = (caller: Credential, way: SecurityAlternative): boolean =>
    Object.entries(way).every(
      ([name, roles]) => isNamed(caller, name, roles) && (byName.size === 0 || fits(caller, name)),
    );
  const isAllowed = (caller: Credential, { security }: Operation): boolean =>
    security.some((way) => isOpenBy(caller, way));

  const narrowed = new Map<string, Credential>();
  /** The caller reduced to these schemes, plus headers that no scheme knows, which a gateway may need. */
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

  /** A caller with another kind of credentials says nothing about roles. */
  function isPerson(caller: Credential, { security }: Operation): boolean {
    return security.some((way) => Object.keys(way).some((name) => byName.size === 0 || fits(caller, name)));
  }
}

/** A whole header may hold any scheme. */
function isOf({ kind, name }: CredentialPart, scheme: Scheme): boolean {
  if (name.toLowerCase() !== scheme.key.toLowerCase()) return false;
  if (kind === scheme.kind) return true;
  const isHeader = (one: CredentialPart['kind']) => one !== 'query' && one !== 'cookie';
  return isHeader(kind) && isHeader(scheme.kind) && (kind === 'header' || scheme.kind === 'header');
}

/** A caller can have several user types: `--as Regular,admin`. */
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
