// The product's supervisor restarts it when its process dies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { superviseProduct } from '../scripts/serve/supervisor.ts';
import { openAs } from './support/product.ts';

test('restarts the product on the same port and data when its process is killed', async ({ page }) => {
  // It starts a separate product, twice.
  test.setTimeout(150_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  const logged: string[] = [];
  const product = await superviseProduct({
    env: { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'bare' },
    build: false,
    log: (line) => logged.push(line),
    onGivenUp: () => undefined,
  });
  try {
    const origin = `http://localhost:${product.port}`;
    await openAs(page, `${origin}/signin?redirect=/assets`);
    // A page that is still loading would show the browser's own error, and reload itself.
    await expect(page.getByText('No assets yet')).toBeVisible();
    process.kill(Number(product.pid), 'SIGKILL');
    await expect.poll(() => product.port).toBeUndefined();
    await expect
      .poll(
        () =>
          fetch(`${origin}/_mock/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    expect(logged).toContain('The product stopped (it ended with SIGKILL) and is started again.');
    await page.reload();
    await expect(page.getByText('Juniper Salon')).toBeVisible();
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
