// The booth's network, with a simulated outage.
import type { Options } from './options.ts';

export interface Network {
  readonly isUp: boolean;
  /** Aborted during the outage. */
  signal(): AbortSignal;
  /** Starts the timer of the outage. Only the first call has an effect. */
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
