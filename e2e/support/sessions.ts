import type { Page } from '@playwright/test';
import { callsOf } from './api.ts';
import { expect, openAs, type Person, type Target } from './product.ts';

/** A template that holds this many photos. @returns its id */
export async function templateWith(
  product: Target,
  person: Person,
  photos: number,
  background = '#FFFFFF',
): Promise<string> {
  const call = await callsOf(product, person);
  const layers = Array.from({ length: photos }, (_, i) => ({
    ...{ id: `layer-${i}`, type: 'photo', name: `Photo ${i + 1}`, x: 40, y: 40 + i * 300, w: 520, h: 280 },
    ...{ rotation: 0, opacity: 1, z: i, locked: false, hidden: false, editable: [], slot: i + 1 },
  }));
  const size = { width: 600, height: 100 + photos * 300 };
  const { id } = await call<{ id: string }>('POST', '/templates/create', {
    ...{ name: `Strip of ${photos}`, kind: 'strip', dpi: 300, ...size },
    scene: { version: 1, ...size, background, layers },
  });
  return id;
}

export const fieldOf = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Settings of/ }).getByRole('link', { name });

export const saveBar = (page: Page) => page.getByRole('region', { name: 'Save', exact: true });
export const preview = (page: Page) => page.getByRole('region', { name: /^Preview: / });
export const cards = (page: Page) => page.locator('[data-experience]');

/** Signs in at the list of an account that has no sessions. @returns calls of the API as this user */
export async function openWithoutSessions(page: Page, product: Target, person: Person) {
  await openAs(page, '/session', person);
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
  return callsOf(product, person);
}
