// Who may call what, by the contract's `security`, and with which of the given credentials.
import type { Json } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';

/** One way to be let in, as given to the run; several of one name are sent together. */
export interface Caller {
  /** A user type of the contract; undefined for whoever may do everything. */
  name: string | undefined;
  secrets: Secret[];
}

export interface Secret {
  place: 'header' | 'query' | 'cookie';
  /** The header's, parameter's or cookie's. */
  name: string;
  /** As it is sent: `Bearer …` for a bearer. */
  value(): string;
  /** The environment variable it comes from. */
  variable: string;
}

export interface Access {
  callers: Caller[];
  /** Whoever may call it: undefined where nobody needs to be named, or nobody is known. */
  callerOf(operation: Operation): Caller | undefined;
  /** Those that the contract does not let call it. */
  strangersTo(operation: Operation): Caller[];
  /** A caller of the same kind that nobody knows; undefined where the contract asks for none. */
  garbageFor(operation: Operation): Caller | undefined;
  /** What a caller adds to a request. */
  extra(caller: Caller): { headers: Record<string, string>; query: [string, string][] };
}

interface Scheme {
  name: string;
  place: Secret['place'];
  key: string;
  kind: 'bearer' | 'basic' | 'key';
}

export function createAccess({ document }: Contract, callers: Caller[]): Access {
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
    readScheme(name, scheme),
  );
  const byName = new Map(schemes.map((one) => [one.name, one]));
  const fits = (caller: Caller, scheme: Scheme | undefined): boolean =>
    scheme !== undefined &&
    caller.secrets.some(
      ({ place, name }) => place === scheme.place && name.toLowerCase() === scheme.key.toLowerCase(),
    );
  /** Whether one of the ways to be let in is open to a caller. */
  const mayCall = (caller: Caller, { security }: Operation): boolean =>
    security.some((way) =>
      Object.entries(way).every(([name, roles]) => {
        const isNamed = caller.name === undefined || roles.length === 0 || roles.includes(caller.name);
        return isNamed && (byName.size === 0 || fits(caller, byName.get(name)));
      }),
    );
  return {
    callers,
    callerOf(operation) {
      if (operation.security.length === 0) return undefined;
      const [named, main] = [callers.filter(({ name }) => name), callers.filter(({ name }) => !name)];
      return (
        [...main, ...named].find((caller) => mayCall(caller, operation)) ??
        (operation.open ? undefined : main[0])
      );
    },
    strangersTo: (operation) =>
      operation.open
        ? []
        : callers.filter(
            (caller) =>
              caller.name !== undefined && !mayCall(caller, operation) && isPerson(caller, operation),
          ),
    garbageFor(operation) {
      if (operation.open) return undefined;
      const [way = {}] = operation.security;
      const secrets = Object.keys(way).flatMap((name): Secret[] => {
        const scheme = byName.get(name) ?? { name, place: 'header', key: 'Authorization', kind: 'bearer' };
        const value = () => GARBAGE[scheme.kind];
        return [{ place: scheme.place, name: scheme.key, value, variable: '' }];
      });
      return { name: 'nobody', secrets };
    },
    extra({ secrets }) {
      const of = (place: Secret['place']) => secrets.filter((one) => one.place === place);
      const cookies = of('cookie').map(({ name, value }) => `${name}=${value()}`);
      return {
        headers: {
          ...Object.fromEntries(of('header').map(({ name, value }) => [name, value()])),
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        },
        query: of('query').map(({ name, value }): [string, string] => [name, value()]),
      };
    },
  };

  /** A stranger is let in by the same kind of credentials: another kind says nothing of roles. */
  function isPerson(caller: Caller, { security }: Operation): boolean {
    return security.some((way) =>
      Object.keys(way).some((name) => byName.size === 0 || fits(caller, byName.get(name))),
    );
  }
}

const GARBAGE = {
  bearer: 'Bearer not-a-token-that-anybody-was-given',
  basic: `Basic ${Buffer.from('nobody:wrong').toString('base64')}`,
  key: 'not-a-key-that-anybody-was-given',
};

function readScheme(name: string, scheme: Json): Scheme[] {
  const { type, scheme: how, in: where, name: key } = Object(scheme) as Record<string, string | undefined>;
  if (type === 'apiKey' && key !== undefined) {
    return [{ name, place: (where ?? 'header') as Secret['place'], key, kind: 'key' }];
  }
  const kind = how?.toLowerCase() === 'basic' ? 'basic' : 'bearer';
  return type === 'http' || type === 'oauth2' || type === 'openIdConnect'
    ? [{ name, place: 'header', key: 'Authorization', kind }]
    : [];
}
