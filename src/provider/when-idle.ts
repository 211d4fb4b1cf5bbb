/** What a page does right after it is drawn is over by then. */
const SETTLED_MS = 2000;

/** Does what nobody waits for, when the page has been drawn for a while and has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no such callback.
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  setTimeout(() => idle(() => task()), SETTLED_MS);
}
