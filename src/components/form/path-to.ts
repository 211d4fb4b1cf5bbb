/** The dotted paths of T at which a V stands, at most one object deep. */
export type PathTo<T, V> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends V
    ? K
    : NonNullable<T[K]> extends readonly unknown[]
      ? never
      : NonNullable<T[K]> extends object
        ? `${K}.${PartOf<NonNullable<T[K]>, V>}`
        : never;
}[keyof T & string];

type PartOf<T, V> = { [K in keyof T & string]-?: NonNullable<T[K]> extends V ? K : never }[keyof T & string];
