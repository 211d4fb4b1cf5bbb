/** The provider's code, `auth/…`; empty for what is none of its errors. Kept apart from the sentences, which are many. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
