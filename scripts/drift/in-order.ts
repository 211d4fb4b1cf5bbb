// Several requests at once, whose answers are taken in the order in which they were sent: the same list comes to the same
// end however long each answer takes.

/** So many are under way, where none of them changes anything. */
export const AT_ONCE = 4;

/**
 * Sends the next ones of a list, and gives what takes their answers; undefined when all were sent.
 * @param before what was sent at the same time, and comes first
 */
export type Lane = (before: Promise<unknown>) => Promise<() => Promise<void>> | undefined;

/** @param send is told when all that was sent before is done: what has to be sent again is, in that order as well */
export function lane<T, R>(
  list: T[],
  send: (one: T, before: Promise<unknown>) => Promise<R>,
  take: (result: R) => Promise<void>,
  atOnce = AT_ONCE,
): Lane {
  let at = 0;
  return (first) => {
    if (at >= list.length) return undefined;
    let before = first;
    const some = list.slice(at, at + atOnce).map((one) => {
      const sent = send(one, before);
      before = Promise.allSettled([before, sent]);
      return sent;
    });
    at += atOnce;
    return Promise.all(some).then((results) => async () => {
      for (const result of results) await take(result);
    });
  };
}

/** Goes through lists side by side, until all of them are through. */
export async function through(...lanes: Lane[]): Promise<void> {
  for (;;) {
    const sent: Promise<() => Promise<void>>[] = [];
    for (const next of lanes) {
      const some = next(Promise.allSettled(sent));
      if (some) sent.push(some);
    }
    if (sent.length === 0) return;
    for (const take of await Promise.all(sent)) await take();
  }
}
