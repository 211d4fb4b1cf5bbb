/** The work right after the first paint is done by then. */
const SETTLED_MS = 2000;

/** Runs a low-priority task once the page is painted and idle. */
export function whenIdle(task: () => void): void {
  // Safari does not support it.
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  setTimeout(() => idle(() => task()), SETTLED_MS);
}
