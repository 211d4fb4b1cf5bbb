/** A value that this browser keeps. */
interface Stored<T> {
  read: () => T;
  /** Null removes it. @returns false if it lasts until the page is left only */
  write: (value: T | null) => boolean;
}

/**
 * Keeps a value under a key, as JSON, or as it is if it is a text. Without storage, or with a full one, it lasts until
 * the page is left.
 * @param parse reads the stored text, null if there is none; if it throws, the value counts as missing
 */
export function stored<T>(
  key: string,
  parse: (text: string | null) => T,
  {
    storage = () => localStorage,
  }: { storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> } = {},
): Stored<T> {
  /** What could not be stored. */
  let memory: string | null | undefined;
  let last: { text: string | null; value: T } | undefined;
  const readText = (): string | null => {
    if (memory !== undefined) return memory;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const parseText = (text: string | null): T => {
    try {
      return parse(text);
    } catch {
      return parse(null);
    }
  };
  return {
    read() {
      const text = readText();
      // Equal as long as nothing is written, as a snapshot has to be.
      if (last?.text !== text) last = { text, value: parseText(text) };
      return last.value;
    },
    write(value) {
      const isText = value === null || typeof value === 'string';
      const text = isText ? (value as string | null) : JSON.stringify(value);
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        memory = undefined;
      } catch {
        memory = text;
      }
      return memory === undefined;
    },
  };
}
