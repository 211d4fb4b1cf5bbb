// JSON pointers (RFC 6901).

/** A key as one step of a pointer. */
export const toStep = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
/** The key that a step of a pointer names. */
export const fromStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys on the way that the fragment of a reference leads. */
export const pointerSteps = (fragment: string): string[] =>
  fragment
    .split('/')
    .slice(1)
    .map((step) => fromStep(unescaped(step)));

/** A pointer in a reference is written as part of a URL. */
export function unescaped(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A lone percent sign stands for itself.
    return step;
  }
}
