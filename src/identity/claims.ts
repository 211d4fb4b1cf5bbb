// The claims of the identity token. For showing and hiding only; the backend enforces permissions.

export type Claims = Readonly<Record<string, unknown>>;

/** Product-spec section 3. */
export const UserType = { Regular: 0, Manager: 1, Location: 2, Enterprise: 3 } as const;
export type UserTypeName = keyof typeof UserType;
export type UserTypeValue = (typeof UserType)[UserTypeName];

/** A claim by its name, or the default where the token has none. */
export function claim<T>(claims: Claims, name: string, otherwise: T): unknown | T {
  return claims[name] ?? otherwise;
}

export const isTruthy = (claims: Claims, name: string): boolean => Boolean(claims[name]);

/** The first truthy value among several names; undefined when none is. */
export function firstTruthy(claims: Claims, ...names: string[]): unknown {
  return names.map((name) => claims[name]).find(Boolean);
}

/** Regular for a token without a known user type. */
export function userType(claims: Claims): UserTypeValue {
  const value = claim(claims, 'user_type', UserType.Regular);
  return Object.values(UserType).find((known) => known === value) ?? UserType.Regular;
}

/** Regular for a value we do not know. */
export function userTypeName(value: number): UserTypeName {
  const names = Object.keys(UserType) as UserTypeName[];
  return names.find((name) => UserType[name] === value) ?? 'Regular';
}
