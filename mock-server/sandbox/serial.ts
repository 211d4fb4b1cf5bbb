/** Runs pieces of work one after the other, in the order they were given; one that fails does not stop the next. */
export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // Whoever gave the work sees its failure; the queue itself only waits for its end.
    last = mine.catch(() => undefined);
    return mine;
  };
}
