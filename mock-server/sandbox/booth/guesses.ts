// Limits wrong codes per address, so that one client does not lock out others, and overall, because
// a client can have many addresses.

export interface Guesses {
  /**
   * Counts an attempt before the code is checked, so that concurrent attempts cannot exceed the
   * limit.
   * @param address the client's IP address
   * @returns seconds to wait after too many wrong codes; else a callback that removes a correct
   * attempt from the count
   */
  begin(now: Date, address: string): { wait: number } | { wasRight(): void };
}

const WINDOW_MS = 60_000;

/**
 * Wrong codes within a minute. A code has eight letters and digits and is valid for ten minutes, so
 * 200 attempts a minute are safe.
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
