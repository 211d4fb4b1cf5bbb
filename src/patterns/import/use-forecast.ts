import { useEffect, useState } from 'react';
import type { ImportRun, RunState } from './import-run';

/** What the import would do with the rows without a problem, each record counted once. */
export interface Forecast {
  created: number;
  known: number;
  refused: number;
  /** Those of them that keep an earlier opt-out. */
  optedOut: number;
}

/** Counting takes as long as importing, so more rows are not counted. */
const MOST_COUNTED = 5000;
/** Several corrections are counted together. */
const PAUSE_MS = 400;

/** Counts new and known records before the import; null if that is not possible, undefined while it runs. */
export function useForecast(
  { book, entity }: ImportRun,
  { counts, duplicates }: Extract<RunState, { step: 'check' }>,
): Forecast | null | undefined {
  const [forecast, setForecast] = useState<Forecast | null>();
  // Every correction has new counts, even if they are equal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    const abort = new AbortController();
    const count = async (): Promise<Forecast | null> => {
      const file = await book.distinct(MOST_COUNTED);
      if (file === null) return null;
      const {
        created,
        updated,
        skipped,
        rejected,
        optedOut = 0,
      } = await entity.dryRun({ file, duplicates }, abort.signal);
      return { created, known: updated + skipped, refused: rejected.length, optedOut };
    };
    setForecast(undefined);
    const timer = setTimeout(async () => {
      // The import itself reports why it fails.
      const found = await count().catch(() => null);
      if (!abort.signal.aborted) setForecast(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [book, entity, counts, duplicates]);
  return forecast;
}
