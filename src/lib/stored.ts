/** A value that this browser keeps. */
interface Stored<T> {
  read: () => T;
  /** Null removes it. */
  write: (value: T | null) => void;
}

/**
 * Keeps a value under a key, as JSON, or as it is if it is a text. Without storage it lasts until the page is left, and
 * with a full one the former value stays.
 * @param parse reads the stored text, null if there is none; if it throws, the value counts as missing
 */
export function stored<T>(
  key: string,
  parse: (text: string | null) => T,
  { storage = () => localStorage }: { storage?: () => Storage } = {},
): Stored<T> {
  let memory: string | null = null;
  let last: { text: string | null; value: T } | undefined;
  const readText = (): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return memory;
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
      memory = isText ? (value as string | null) : JSON.stringify(value);
      try {
        if (memory === null) storage().removeItem(key);
        else storage().setItem(key, memory);
      } catch {
        // Read from memory.
      }
    },
  };
}
