/** Runs a piece of work when its turn has come; one that fails does not stop the next. */
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

/** Runs at most so many pieces of work at the same time; the others wait in the order they were given. */
export function createPool(most: number): Serial {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((free) => waiting.push(free));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs pieces of work one after the other, in the order they were given. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // Whoever gave the work sees its failure; the queue itself only waits for its end.
    last = mine.catch(() => undefined);
    return mine;
  };
}
