/** Runs pieces of work one after the other, in the order they were given; one that fails does not stop the next. */
export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

/** The same for each key: work waits only for earlier work that shares a key with it. */
export type KeyedSerial = <T>(keys: string[], work: () => Promise<T>) => Promise<T>;

export function createKeyedSerial(): KeyedSerial {
  const last = new Map<string, Promise<unknown>>();
  return (keys, work) => {
    const mine = Promise.all(keys.map((key) => last.get(key))).then(work);
    const ended = mine.catch(() => undefined);
    for (const key of keys) last.set(key, ended);
    void ended.then(() => {
      for (const key of keys) if (last.get(key) === ended) last.delete(key);
    });
    return mine;
  };
}

export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // Whoever gave the work sees its failure; the queue itself only waits for its end.
    last = mine.catch(() => undefined);
    return mine;
  };
}
