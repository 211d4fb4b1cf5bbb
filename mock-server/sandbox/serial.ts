/** Runs tasks in turn; a failed task does not stop the next one. */
export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs tasks in turn for each key: a task waits only for earlier tasks with a common key. */
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

/** Runs tasks one after another, in order. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    // The caller gets the error of a task; the queue only waits for its end.
    last = mine.catch(() => undefined);
    return mine;
  };
}
