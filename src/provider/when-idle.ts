/** What a page does right after it is drawn is over by then. */
const SETTLED_MS = 2000;

/** Runs a task without urgency once the page is drawn and idle. */
export function whenIdle(task: () => void): void {
  // Safari has no such callback.
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  setTimeout(() => idle(() => task()), SETTLED_MS);
}
