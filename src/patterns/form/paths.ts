// The types of field paths: a path that the body of the request does not have is a compile error.

/**
 * What a form holds: the body of its request, as far as it is filled in. A text may still be too long and a number NaN,
 * because an error is shown only after its field was left.
 */
export type FormValues<Body> = Partial<Body>;

/** The paths of T: its properties, and the properties of its objects after a dot. */
export type FieldPath<T> = string &
  {
    [K in keyof T & string]-?: NonNullable<T[K]> extends readonly unknown[]
      ? K
      : NonNullable<T[K]> extends object
        ? K | `${K}.${keyof NonNullable<T[K]> & string}`
        : K;
  }[keyof T & string];

/** The paths of T whose values are a V. */
export type PathTo<T, V> = FieldPath<T> &
  {
    [K in keyof T & string]-?: NonNullable<T[K]> extends V
      ? K
      : NonNullable<T[K]> extends readonly unknown[]
        ? never
        : NonNullable<T[K]> extends object
          ? `${K}.${PropertyOf<NonNullable<T[K]>, V>}`
          : never;
  }[keyof T & string];

type PropertyOf<T, V> = { [K in keyof T & string]-?: NonNullable<T[K]> extends V ? K : never }[keyof T &
  string];

/** The value of T at a path. */
export type ValueAt<T, Path> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Key extends keyof T & string}.${infer Property}`
    ? Property extends keyof NonNullable<T[Key]>
      ? NonNullable<T[Key]>[Property]
      : never
    : never;

/** An item of the list at a path of T. */
export type ItemAt<T, Path> = NonNullable<ValueAt<T, Path>> extends readonly (infer Item)[] ? Item : never;
