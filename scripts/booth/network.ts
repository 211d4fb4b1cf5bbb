// The booth's network, which it may lose for a while.
import type { Options } from './options.ts';

export interface Network {
  readonly isUp: boolean;
  /** Aborted when it is lost. */
  signal(): AbortSignal;
  /** From now on the time counts after which it is lost. Only the first call does anything. */
  begin(): void;
  end(): void;
}

export function createNetwork(offline: Options['offline'], say: (line: string) => void): Network {
  let connection = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  return {
    begin() {
      if (!offline || timers.length > 0) return;
      const { after, length } = offline;
      const lose = () => {
        connection.abort();
        say(`Lost its network for ${length / 1000} seconds.`);
      };
      const find = () => {
        connection = new AbortController();
        say('Has its network again.');
      };
      timers.push(setTimeout(lose, after), setTimeout(find, after + length));
    },
    get isUp() {
      return !connection.signal.aborted;
    },
    signal: () => connection.signal,
    end: () => timers.forEach(clearTimeout),
  };
}
