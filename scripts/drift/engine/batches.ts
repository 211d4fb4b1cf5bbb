// Sends several requests at once and processes the responses in request order, so that results do not depend on
// response times.

/** Maximum number of concurrent requests, for requests that change nothing. */
export const AT_ONCE = 4;

/**
 * Sends the next batch and returns a function that processes its responses; undefined at the end.
 * @param before settles when the requests sent earlier at the same time are done
 */
export type NextBatch = (before: Promise<unknown>) => Promise<() => Promise<void>> | undefined;

/** @param send gets a promise for all earlier requests, so that retries keep the order too */
export function batches<T, R>(
  list: T[],
  send: (one: T, before: Promise<unknown>) => Promise<R>,
  take: (result: R) => Promise<void>,
  atOnce = AT_ONCE,
): NextBatch {
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

/** Runs several sources of batches in parallel until all are done. */
export async function runInterleaved(...lanes: NextBatch[]): Promise<void> {
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
