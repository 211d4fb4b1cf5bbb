// Compares security requirements: alternatives, each a set of schemes with scopes.
import { below, canonical, isObject, type JsonObject, keysOf, objectOf } from './node.ts';
import type { Located, Place } from './place.ts';

type SecurityAlternative = Map<string, string[]>;

/** @param whole the contract's default for operations without requirements */
export function compareSecurity(place: Place, old: Located, now: Located): void {
  const before = alternativesOf(old.value.security ?? objectOf(place.old.document).security);
  const after = alternativesOf(now.value.security ?? objectOf(place.now.document).security);
  const near = 'security' in now.value ? below(now.pointer, 'security') : now.pointer;
  const sides = { before: describeAlternatives(before), after: describeAlternatives(after) };
  const whose = `${place.operation?.method.toUpperCase()} ${place.operation?.path}`;
  const grades = before.map((way) => gradeOf(place, way, after));
  const worst = grades.includes('breaking') ? 'breaking' : grades.includes('risky') ? 'risky' : undefined;
  if (worst) {
    const says =
      worst === 'breaking'
        ? `${whose} asks for more than before: ${sides.after} instead of ${sides.before}.`
        : `${whose} names more roles than before; it asks for more where a caller has to have all of them.`;
    place.changes.add(
      { kind: 'security-tightened', impact: worst, says, rule: near, ...sides },
      place.operation,
    );
  } else if (after.some((way) => gradeOf(place, way, before) !== 'same')) {
    const says = `${whose} can be called in more ways: ${sides.after} instead of ${sides.before}.`;
    place.changes.add(
      { kind: 'security-loosened', impact: 'addition', says, rule: near, ...sides },
      place.operation,
    );
  }
}

/** A missing list and an empty list require nothing. */
function alternativesOf(security: unknown): SecurityAlternative[] {
  if (!Array.isArray(security) || security.length === 0) return [new Map()];
  return security.map(
    (way) =>
      new Map(
        Object.entries(isObject(way) ? way : {}).map(([name, scopes]) => [
          name,
          (Array.isArray(scopes) ? scopes : []).map(String),
        ]),
      ),
  );
}

/** Whether a caller with these credentials still satisfies an alternative. */
function gradeOf(
  place: Place,
  way: SecurityAlternative,
  others: SecurityAlternative[],
): 'same' | 'risky' | 'breaking' {
  const grades = others.map((other) => {
    const parts = [...other].map(([name, scopes]) => {
      const own = way.get(name);
      return own === undefined ? 'breaking' : gradeOfScopes(place, name, own, scopes);
    });
    return parts.includes('breaking') ? 'breaking' : parts.includes('risky') ? 'risky' : 'same';
  });
  return grades.includes('same') ? 'same' : grades.includes('risky') ? 'risky' : 'breaking';
}

/**
 * OAuth requires all scopes. For other schemes the names are roles, which the standard also requires, but
 * many contracts mean "one of these": an added role may tighten or relax the rule, and a removed one may exclude
 * callers.
 */
function gradeOfScopes(place: Place, name: string, own: string[], asked: string[]) {
  const more = asked.some((scope) => !own.includes(scope));
  const less = own.some((scope) => !asked.includes(scope));
  if (isOauth(place, name)) return more ? 'breaking' : 'same';
  if (own.length === 0) return more ? 'breaking' : 'same';
  if (less && asked.length > 0) return 'breaking';
  return more ? 'risky' : 'same';
}

const schemesOf = (document: unknown): JsonObject =>
  objectOf(objectOf(objectOf(document).components).securitySchemes);

const isOauth = (place: Place, name: string): boolean =>
  ['oauth2', 'openIdConnect'].includes(`${objectOf(schemesOf(place.now.document)[name]).type}`);

const describeAlternatives = (ways: SecurityAlternative[]): string =>
  ways
    .map(
      (way) =>
        [...way]
          .map(([name, scopes]) => name + (scopes.length > 0 ? ` (${scopes.join(', ')})` : ''))
          .join(' and ') || 'nobody has to sign in',
    )
    .join(', or ');

/** How a caller authenticates. */
export function compareSchemes(place: Place): void {
  const [old, now] = [schemesOf(place.old.document), schemesOf(place.now.document)];
  for (const name of keysOf(old, now)) {
    const [before, after] = [old[name], now[name]];
    // Added and removed schemes are reported at the operations.
    if (before === undefined || after === undefined) continue;
    const [from, to] = [
      canonical(place.old.document, withoutNotes(before)),
      canonical(place.now.document, withoutNotes(after)),
    ];
    if (from === to) continue;
    place.changes.add({
      kind: 'security-scheme-changed',
      impact: 'breaking',
      says: `Callers show who they are in another way: the security scheme ${name} is not what it was.`,
      rule: below('/components/securitySchemes', name),
      before: from,
      after: to,
    });
  }
}

/** `bearerFormat` is documentation; scopes are compared at the operations. */
function withoutNotes(scheme: JsonObject[string]): JsonObject {
  const { bearerFormat: _hint, flows, ...rest } = objectOf(scheme);
  const bare = Object.entries(objectOf(flows)).map(([name, flow]) => {
    const { scopes: _scopes, ...others } = objectOf(flow);
    return [name, others] as const;
  });
  return flows === undefined ? rest : { ...rest, flows: Object.fromEntries(bare) };
}
