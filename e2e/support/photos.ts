// A business with photos for browser tests, created by the same calls as the app.
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Product } from '../../scripts/serve/product.ts';
import { callsOf } from './api.ts';
import { test as base, expect, freshProduct, type Person } from './product.ts';

export const staff = {
  manager: { email: 'manager@juniper.example', password: 'frameside' },
  location: { email: 'queen@juniper.example', password: 'frameside' },
};

/** The product with sample data. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const run = await freshProduct({ seed: 'small' });
      await use(run.product);
      const violations = run.product.mock.violations();
      await run.product.stop();
      await rm(run.dataDir, { recursive: true, force: true });
      expect(violations, 'answers that break the contract').toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A picture in a random color. */
export async function pictureFile(name: string, width = 600, height = 400) {
  const [r, g, b] = [0, 1, 2].map(() => Math.floor(Math.random() * 200));
  const buffer = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Creates photos in a new session. @returns their ids, in upload order */
export async function uploadPhotos(product: Product, person: Person, count: number, consent = true) {
  const api = await callsOf(product, person);
  const { id: sessionId } = await api<{ id: string }>('POST', '/sessions', {
    name: `Session ${Date.now()}`,
    slug: `session-${Date.now()}`,
  });
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { buffer } = await pictureFile('x', 300 + (i % 4) * 150, 400);
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), `${i}.jpg`);
    form.append('consentGiven', `${consent}`);
    const answer = await api.upload<{ items: { id: string }[] }>(`/photos?sessionId=${sessionId}`, form);
    ids.push(...answer.items.map(({ id }) => id));
  }
  return { api, sessionId, ids };
}
