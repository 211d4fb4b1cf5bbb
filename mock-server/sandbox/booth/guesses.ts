// A code can be typed by anybody who stands before a booth, so somebody may try many.

export interface Guesses {
  /**
   * Counts an attempt, before it is known whether it is right: of many that come at once, none slips through.
   * @returns seconds to wait, when too many were wrong; else what takes a right one out of the count
   */
  begin(now: Date): { wait: number } | { wasRight(): void };
}

const WINDOW_MS = 60_000;

/**
 * Wrong codes within a minute, from wherever they come: whoever guesses has many addresses. Twenty leave the eight
 * letters and digits of a code safe for centuries, and are more than people mistype in a minute.
 */
export function createGuesses(most = 20): Guesses {
  let attempts: { at: number }[] = [];
  return {
    begin(now) {
      attempts = attempts.filter(({ at }) => at > now.getTime() - WINDOW_MS);
      const [oldest] = attempts;
      if (oldest && attempts.length >= most) {
        return { wait: Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now.getTime()) / 1000)) };
      }
      const attempt = { at: now.getTime() };
      attempts.push(attempt);
      return {
        wasRight: () => {
          attempts = attempts.filter((one) => one !== attempt);
        },
      };
    },
  };
}
