// Anyone can type codes at a booth, so wrong ones are counted: per address, so that one guesser does not lock out the
// others, and over all addresses, because a guesser can have many.

export interface Guesses {
  /**
   * Counts an attempt before it is known whether it is right, so that of many at once none slips through.
   * @param address the client's IP address
   * @returns seconds to wait, when too many were wrong; else what takes a right one out of the count
   */
  begin(now: Date, address: string): { wait: number } | { wasRight(): void };
}

const WINDOW_MS = 60_000;

/**
 * Wrong codes within a minute. Even two hundred leave the eight letters and digits of a code, which is good for ten
 * minutes, safe for centuries.
 */
export function createGuesses({ perAddress = 20, overall = 200 } = {}): Guesses {
  let attempts: { at: number; from: string }[] = [];
  return {
    begin(now, address) {
      const from = networkOf(address);
      attempts = attempts.filter(({ at }) => at > now.getTime() - WINDOW_MS);
      const mine = attempts.filter((attempt) => attempt.from === from);
      const [oldest] = mine.length >= perAddress ? mine : attempts.length >= overall ? attempts : [];
      if (oldest) return { wait: Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now.getTime()) / 1000)) };
      const attempt = { at: now.getTime(), from };
      attempts.push(attempt);
      return {
        wasRight: () => {
          attempts = attempts.filter((one) => one !== attempt);
        },
      };
    },
  };
}

/** An IPv6 subscriber has a whole /64 of addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!URL.canParse(`http://[${plain}]`)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
