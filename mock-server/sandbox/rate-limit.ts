// Slows down clients that try too often. Each address has its own limit, so that a client cannot block
// others; while many addresses try, each has fewer attempts.

export interface RateLimit {
  /**
   * Counts an attempt before its outcome is known, so that concurrent attempts cannot exceed the limit.
   * @param address the client's IP address
   * @param subject what is tried, such as a gallery; each has its own limit
   * @returns seconds to wait after too many attempts; else a callback that takes this one back
   */
  take(now: Date, address: string, subject?: string): { wait: number } | { takeBack(): void };
}

interface Limits {
  /** Attempts of an address that are not slowed down. */
  burst: number;
  /** After those, one attempt in this time. */
  everyMs: number;
  /** From this many attempts of all addresses in a minute on, an address has a burst of `FEW`. */
  crowd?: number;
}

const FEW = 2;
const MINUTE_MS = 60_000;
/** Concurrent requests are not handled in the order of their times. */
const SLACK_MS = 1000;
/** The number of addresses from which on those without recent attempts are forgotten. */
const MANY = 1000;

export function createRateLimit({ burst, everyMs, crowd = Number.POSITIVE_INFINITY }: Limits): RateLimit {
  /** When all attempts of an address are used up, at one in `everyMs`. */
  const busyUntil = new Map<string, number>();
  let many = MANY;
  let recent: { at: number; subject: string }[] = [];

  const forgetIdle = (time: number) => {
    if (busyUntil.size < many) return;
    for (const [key, until] of busyUntil) if (until <= time) busyUntil.delete(key);
    many = Math.max(MANY, 2 * busyUntil.size);
  };

  return {
    take(now, address, subject = '') {
      const time = now.getTime();
      forgetIdle(time);
      recent = recent.filter(({ at }) => at > time - MINUTE_MS);
      const isCrowded = recent.filter((one) => one.subject === subject).length >= crowd;
      const key = `${subject} ${networkOf(address)}`;
      // A clock that was set back must not lock anyone out.
      const busy = Math.min(busyUntil.get(key) ?? 0, time + burst * everyMs);
      const until = Math.max(time, busy) + everyMs;
      const waitMs = until - time - (isCrowded ? FEW : burst) * everyMs;
      if (waitMs > SLACK_MS) {
        busyUntil.set(key, busy);
        return { wait: Math.ceil(waitMs / 1000) };
      }
      busyUntil.set(key, until);
      const attempt = { at: time, subject };
      if (Number.isFinite(crowd)) recent.push(attempt);
      return {
        takeBack: () => {
          busyUntil.set(key, (busyUntil.get(key) ?? 0) - everyMs);
          recent = recent.filter((one) => one !== attempt);
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
