// Shows progress: one updated line on a terminal, an occasional line elsewhere.
import type { Terminal } from '../../report/write.ts';

/** Milliseconds between lines outside a terminal. */
const SELDOM = 10_000;

export interface Progress {
  step(says: string, done: number, of: number): void;
  end(): void;
}

export function createProgress(stream: Terminal): Progress {
  let last = 0;
  let isOpen = false;
  return {
    step(says, done, of) {
      const share = of > 0 ? `${`${Math.floor((done / of) * 100)}`.padStart(3)} % ` : '';
      if (stream.isTTY) {
        stream.write(`\r\u001B[K${share}${says}`.slice(0, stream.columns ?? 80));
        isOpen = true;
        return;
      }
      const now = performance.now();
      if (last > 0 && now - last < SELDOM) return;
      last = now;
      stream.write(`${share}${says}\n`);
    },
    end() {
      if (isOpen) stream.write('\r\u001B[K');
      isOpen = false;
    },
  };
}
