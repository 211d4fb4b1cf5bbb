// JSON pointers (RFC 6901).

/** A key as one step of a pointer. */
export const toStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
/** The key that a step of a pointer names. */
export const fromStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
