// Several requests at once, whose answers are taken in the order in which they were sent: the same list comes to the same
// end however long each answer takes.

/** So many are under way, where none of them changes anything. */
export const AT_ONCE = 4;

/** Sends the next ones of a list, and gives what takes their answers; undefined when all were sent. */
export type Lane = () => Promise<() => Promise<void>> | undefined;

export function lane<T, R>(
  list: T[],
  send: (one: T) => Promise<R>,
  take: (result: R) => Promise<void>,
  atOnce = AT_ONCE,
): Lane {
  let at = 0;
  return () => {
    if (at >= list.length) return undefined;
    const some = list.slice(at, at + atOnce).map(send);
    at += atOnce;
    return Promise.all(some).then((results) => async () => {
      for (const result of results) await take(result);
    });
  };
}

/** Goes through lists side by side, until all of them are through. */
export async function through(...lanes: Lane[]): Promise<void> {
  for (;;) {
    const sent = lanes.flatMap((next) => next() ?? []);
    if (sent.length === 0) return;
    for (const take of await Promise.all(sent)) await take();
  }
}
