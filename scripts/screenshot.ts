// `npm run screenshot`: takes the picture in the README, docs/screenshot.png, of the built app with sample pictures.
// It starts a separate product in a temporary folder; `dist/` must exist.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { type SeededUser, seededUsers } from '../mock-server/provider/users.ts';
import { SALON_UPLOADS } from '../mock-server/sandbox/seed/assets.ts';
import { readPicture } from '../mock-server/sandbox/seed/files.ts';
import { readSettings } from '../mock-server/settings.ts';
import { browserOptions } from './browser.ts';
import { startProduct } from './serve/product.ts';

const FILE = 'docs/screenshot.png';
const VIEW = { width: 1280, height: 800 };

/** @throws Error with the response, unless it succeeds */
async function post(address: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', ...init });
  if (answer.status !== 200)
    throw new Error(`POST ${address} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The bearer token of a user who signs in with a password. */
async function signIn(origin: string, { email, password }: SeededUser): Promise<string> {
  const { idToken } = (await post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )) as { idToken: string };
  return idToken;
}

async function upload(origin: string, token: string, [type, name]: (typeof SALON_UPLOADS)[number]) {
  const png = await sharp(readPicture('beauty', `upload-${name}.svg`))
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('assets', new Blob([Buffer.from(png)], { type: 'image/png' }), `${name}.png`);
  await post(`${origin}/api/v1/assets?type=${type}`, { headers: { authorization: `Bearer ${token}` }, body });
}

/** Signs in through the page, and takes the screenshot once every picture of the list is drawn. */
async function photograph(origin: string, { email, password }: SeededUser): Promise<Buffer> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: VIEW,
      deviceScaleFactor: 1,
      colorScheme: 'light',
      locale: 'en-US',
    });
    await page.goto('/assets');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Juniper Salon').waitFor();
    await page.waitForFunction((count) => {
      const drawn = [...document.querySelectorAll<HTMLImageElement>('main img')];
      return drawn.length === count && drawn.every((img) => img.complete && img.naturalWidth > 0);
    }, SALON_UPLOADS.length);
    // Moves the pointer off the cards, so that none is hovered.
    await page.mouse.move(0, 0);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await browser.close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'screenshot-'));
try {
  const owner = seededUsers.find(({ uid }) => uid === 'owner-beauty');
  if (!owner) throw new Error('There is no seeded owner to sign in as.');
  const product = await startProduct(readSettings({ port: 0, dataDir, seed: 'bare' }));
  try {
    const token = await signIn(product.origin, owner);
    // The list begins with the newest.
    for (const picture of SALON_UPLOADS.toReversed()) await upload(product.origin, token, picture);
    const shot = await photograph(product.origin, owner);
    // No palette: 256 colors cause banding or grain in gradients.
    const { size } = await sharp(shot).png({ compressionLevel: 9, adaptiveFiltering: true }).toFile(FILE);
    console.log(`${FILE}: ${Math.round(size / 1000)} kB`);
  } finally {
    await product.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
