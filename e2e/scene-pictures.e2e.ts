// The same scenes, drawn by the server, by the browser as SVG, and by the editor when it saves: the pictures agree.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fontNames, loadFonts } from '../src/scene/fonts.ts';
import { NO_RESOURCES, type Resources } from '../src/scene/layout.ts';
import { drawScene } from '../src/scene/svg.ts';
import { hostileScene } from '../src/testing/scenes.ts';
import { callsOf } from './support/api.ts';
import { expect, openAs, test } from './support/product.ts';
import { type Scene, scene, shape, text, twelveScenes } from './support/scenes.ts';

/** Of an account without its own category. */
const sample = readFileSync('src/entities/scene/samples/marketing.svg', 'base64');
const samplePhoto = { href: `data:image/svg+xml;base64,${sample}`, width: 1200, height: 900 };

/** Of pixels that may differ, by more than the smoothing of an edge does. */
const MOST_DIFFERENT = 0.005;
const TOLERANCE = 64;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#FFFFFF' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((i) => Math.abs((a.data[at + i] ?? 0) - (b.data[at + i] ?? 0)) > TOLERANCE))
      different += 1;
  return different / (a.width * a.height);
}

const drawnByServer = (drawn: Scene, resources: Resources) =>
  sharp(Buffer.from(drawScene(drawn, resources)))
    .png()
    .toBuffer();

/** A screenshot of the page with nothing but this, at the size of the scene. */
async function drawnByBrowser(page: Page, { width, height }: Scene, html: string): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;overflow:hidden">${html}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.screenshot({ clip: { x: 0, y: 0, width, height } });
}

test('twelve scenes look the same on the server, in the browser and in the editor', async ({
  page,
  product,
  newcomer,
  context,
}) => {
  test.setTimeout(240_000);
  await openAs(page, '/templates', newcomer);
  const call = await callsOf(product, newcomer);
  const stripes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3566A8' } })
    .composite([
      {
        input: { create: { width: 150, height: 60, channels: 3, background: '#F3A712' } },
        left: 20,
        top: 90,
      },
    ])
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('assets', new File([new Uint8Array(stripes)], 'stripes.png', { type: 'image/png' }));
  const { items } = await call.upload<{ items: { id: string }[] }>('/assets?type=misc', form);
  const picture = { href: `data:image/png;base64,${stripes.toString('base64')}`, width: 300, height: 200 };
  const resources: Resources = {
    ...NO_RESOURCES,
    fonts: await loadFonts(fontNames),
    photos: [samplePhoto],
    asset: () => picture,
    link: product.origin,
  };
  const found: Record<string, number> = {};
  const plain = await context.newPage();
  for (const [i, drawn] of twelveScenes(items[0]?.id ?? '').entries()) {
    const template = {
      name: `Scene ${i}`,
      kind: 'print',
      width: drawn.width,
      height: drawn.height,
      scene: drawn,
    };
    const { id } = await call<{ id: string }>('POST', '/templates/create', template);
    const server = await drawnByServer(drawn, resources);
    const svg = `data:image/svg+xml;base64,${Buffer.from(drawScene(drawn, resources)).toString('base64')}`;
    const browser = await drawnByBrowser(plain, drawn, `<img style="display:block" src="${svg}">`);

    await page.goto(`/templates/${id}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    let preview: string | null = null;
    await expect
      .poll(async () => {
        ({ preview } = await call<{ preview: string | null }>('GET', `/templates/${id}`));
        return preview;
      })
      .not.toBeNull();
    const stored = await fetch(new URL(preview ?? '', product.origin));
    const editor = Buffer.from(await stored.arrayBuffer());
    found[`${i} server and browser`] = await difference(server, browser);
    found[`${i} server and editor`] = await difference(server, editor);
  }
  expect(Object.entries(found).filter(([, share]) => share > MOST_DIFFERENT)).toEqual([]);
});

/** The font file itself, and not the outlines that were read from it. */
const fontFace = (family: string, folder: string) => {
  const file = `node_modules/@fontsource/${folder}/files/${folder}-latin-400-normal.woff`;
  const source = `data:font/woff;base64,${readFileSync(file).toString('base64')}`;
  return `@font-face { font-family: '${family}'; src: url(${source}); }`;
};

test('shapes look as in CSS, and texts as with the font itself', async ({ page }) => {
  const resources: Resources = { ...NO_RESOURCES, fonts: await loadFonts(fontNames) };
  const box = 'position:absolute;';
  const shapes = scene(600, 600, '#EEF1F3', [
    shape({ x: 50, y: 60, w: 300, h: 200, radius: 40, fill: '#3F6B4F' }),
    shape({ x: 320, y: 100, w: 200, h: 120, shape: 'ellipse', fill: '#C98B86', opacity: 0.5 }),
    shape({ x: 200, y: 350, w: 300, h: 100, rotation: 30, fill: '#E0A32E' }),
  ]);
  const shapesInCss =
    `<div style="${box}inset:0;background:#EEF1F3"></div>` +
    `<div style="${box}left:50px;top:60px;width:300px;height:200px;border-radius:40px;background:#3F6B4F"></div>` +
    `<div style="${box}left:320px;top:100px;width:200px;height:120px;border-radius:50%;background:#C98B86;opacity:.5"></div>` +
    `<div style="${box}left:200px;top:350px;width:300px;height:100px;rotate:30deg;background:#E0A32E"></div>`;
  expect(
    await difference(await drawnByServer(shapes, resources), await drawnByBrowser(page, shapes, shapesInCss)),
  ).toBeLessThan(MOST_DIFFERENT);

  // Browsers put baselines on whole pixels, so the boxes are placed where they are whole.
  const words = 'Your photo is ready, AVATAR. Fröhliche Tage!';
  const texts = scene(800, 600, '#FFFFFF', [
    text({ x: 40, y: 40.21, w: 700, h: 240, text: words, font: 'Lora', size: 65 }),
    text({ x: 40, y: 320.36, w: 700, h: 240, text: words, font: 'Oswald', size: 70, align: 'center' }),
  ]);
  const line = (words: string, y: number, look: string) => `<text y="${y}" ${look}>${words}</text>`;
  const lora = 'x="40" style="font:65px L"';
  const oswald = 'x="390" style="font:70px O" text-anchor="middle"';
  const textsInBrowser =
    `<style>${fontFace('L', 'lora')}${fontFace('O', 'oswald')}` +
    'text { fill: #3D2B1F; font-variant-ligatures: none; text-rendering: geometricPrecision }</style>' +
    '<svg width="800" height="600">' +
    line('Your photo is ready,', 106, lora) +
    line('AVATAR. Fröhliche', 184, lora) +
    line('Tage!', 262, lora) +
    line('Your photo is ready,', 430, oswald) +
    line('AVATAR. Fröhliche Tage!', 514, oswald) +
    '</svg>';
  expect(
    await difference(
      await drawnByServer(texts, resources),
      await drawnByBrowser(page, texts, textsInBrowser),
    ),
  ).toBeLessThan(MOST_DIFFERENT);
});

test('a drawn scene runs no script and loads nothing, even as a part of a page', async ({ context }) => {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => dialog.dismiss().then(() => asked.push('a dialog')));
  const { scene, hrefs } = hostileScene();
  const fonts = await loadFonts(fontNames);
  for (const href of hrefs) {
    const picture = { href, width: 10, height: 10 };
    const svg = drawScene(scene, {
      ...{ ...NO_RESOURCES, fonts, asset: () => picture, photos: [picture], logo: picture },
      words: { business: '<script>window.hacked=6</script>' },
    });
    await page.setContent(`<title>Drawn</title>${svg}`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('svg').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
  expect(asked.filter((url) => !url.startsWith('data:image/'))).toEqual([]);
});
