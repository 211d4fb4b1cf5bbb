// JSON pointers (RFC 6901).

/** Encodes a key as a pointer segment. */
export const toStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
/** Decodes a pointer segment to a key. */
export const fromStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys of a reference's fragment. */
export const pointerSteps = (fragment: string): string[] =>
  fragment
    .split('/')
    .slice(1)
    .map((step) => fromStep(unescaped(step)));

/** A pointer in a reference is percent-encoded. */
export function unescaped(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A single percent sign is literal.
    return step;
  }
}
