import { useRef, useState } from 'react';

/**
 * An action that runs once at a time: a second press before the button shows that it is busy does
 * nothing.
 * @returns `run`, which never rejects and resolves with undefined if the action failed or was
 * already running; `error` of the last run, until the next one or `reset`
 */
export function useAction<Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const run = async (...args: Args): Promise<Result | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      return await action(...args);
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      return undefined;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { run, pending, error, reset: () => setError(null) };
}
