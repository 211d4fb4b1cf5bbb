// The booth simulator, started beside the product as a user does.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Person, type Target } from './product.ts';

export interface Booth {
  /** Waits until the output contains this text. */
  until: (words: RegExp) => Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Stops it and deletes its data. */
  end: () => Promise<void>;
}

interface Booths {
  /** A booth that enters a pairing code; it takes no photo without a session, and ends with the test. */
  startBooth: (code: string, model: string) => Promise<Booth>;
  /** A booth that pairs itself, runs the active session, takes this many photos and exits. */
  runBooth: (owner: Person, photos: number) => Promise<void>;
}

export const test = base.extend<Booths>({
  startBooth: async ({ product }, use) => {
    const booths: Booth[] = [];
    await use(async (code, model) => {
      const booth = await start(product, ['--report', '0.5', '--code', code, '--model', model]);
      booths.push(booth);
      return booth;
    });
    // Stops them however the test ended; otherwise they would keep running.
    for (const booth of booths) await booth.end();
  },
  runBooth: async ({ product }, use) => {
    const booths: Booth[] = [];
    await use(async ({ email, password }, photos) => {
      const owner = ['--owner', email, '--password', password];
      const booth = await start(product, [...owner, '--count', `${photos}`, '--rate', '600']);
      booths.push(booth);
      expect(await booth.ended).toBe(0);
    });
    for (const booth of booths) await booth.end();
  },
});

async function start({ origin }: Target, options: string[]): Promise<Booth> {
  const folder = await mkdtemp(join(tmpdir(), 'booth-'));
  const given = ['--target', origin, '--folder', folder, ...options];
  const child: ChildProcess = spawn(process.execPath, ['scripts/booth.ts', ...given], { stdio: 'pipe' });
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return {
    ended: closed.then(([code]) => code),
    until: (words) => expect.poll(() => said, { timeout: 20_000 }).toMatch(words),
    async end() {
      child.kill('SIGKILL');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
