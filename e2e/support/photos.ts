// A business with photos for browser tests, created by the same calls as the app.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callsOf } from './api.ts';
import { expect, openAs, type Person, type Target } from './product.ts';

export const staff = {
  manager: { email: 'manager@juniper.example', password: 'frameside' },
  location: { email: 'queen@juniper.example', password: 'frameside' },
};

/** A picture in a random color. */
export async function pictureFile(name: string, width = 600, height = 400) {
  const [r, g, b] = [0, 1, 2].map(() => Math.floor(Math.random() * 200));
  const buffer = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Creates photos in a new session. @returns their ids, in upload order */
export async function uploadPhotos(
  product: Target,
  person: Person,
  count: number,
  { consent = true, session = {} } = {},
) {
  const api = await callsOf(product, person);
  const name = `session-${randomUUID().slice(0, 18)}`;
  const { id: sessionId } = await api<{ id: string }>('POST', '/sessions', { name, slug: name, ...session });
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

export const grid = (page: Page) => page.getByRole('grid', { name: 'Photos' });
export const tiles = (page: Page) => grid(page).locator('a[data-photo]');
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected photos' });

/** Opens the gallery and waits for its photos. */
export async function openWall(page: Page, person: Person, search = '') {
  await openAs(page, `/gallery${search}`, person);
  await expect(tiles(page).first()).toBeVisible();
}

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
