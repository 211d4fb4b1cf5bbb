// The booth simulator, as a person starts it beside the product.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '../../scripts/serve/product.ts';
import { test as base, expect } from './product.ts';

export interface Booth {
  /** Waits until it has said this. */
  until: (words: RegExp) => Promise<void>;
  /** Ends it, and everything that it kept. */
  end: () => Promise<void>;
}

interface Booths {
  /** A booth that types in a code; it takes no photo while it runs nothing, and ends with the test. */
  startBooth: (code: string, model: string) => Promise<Booth>;
}

export const test = base.extend<Booths>({
  startBooth: async ({ product }, use) => {
    const booths: Booth[] = [];
    await use(async (code, model) => {
      const booth = await start(product, code, model);
      booths.push(booth);
      return booth;
    });
    // However the test has ended: nothing else would end them.
    for (const booth of booths) await booth.end();
  },
});

async function start({ origin }: Product, code: string, model: string): Promise<Booth> {
  const folder = await mkdtemp(join(tmpdir(), 'booth-'));
  const given = ['--target', origin, '--folder', folder, '--report', '0.5', '--code', code, '--model', model];
  const child: ChildProcess = spawn(process.execPath, ['scripts/booth.ts', ...given], { stdio: 'pipe' });
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return {
    until: (words) => expect.poll(() => said, { timeout: 20_000 }).toMatch(words),
    async end() {
      child.kill('SIGKILL');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
