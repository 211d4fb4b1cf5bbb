// The booth simulator, as a person starts it beside the product.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '../../scripts/serve/product.ts';
import { test as base, expect, type Person } from './product.ts';

export interface Booth {
  /** Waits until it has said this. */
  until: (words: RegExp) => Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
  /** Ends it, and everything that it kept. */
  end: () => Promise<void>;
}

interface Booths {
  /** A booth that types in a code; it takes no photo while it runs nothing, and ends with the test. */
  startBooth: (code: string, model: string) => Promise<Booth>;
  /** A booth that links itself, runs the active session, takes this many photos and ends. */
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
    // However the test has ended: nothing else would end them.
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

async function start({ origin }: Product, options: string[]): Promise<Booth> {
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
