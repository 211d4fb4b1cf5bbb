// The scene renderer on the server, and the template editor in Chromium with 300 layers, beside a bare Konva stage and
// fabric.js that show the same. fabric.js is no dependency of ours: npm fetches it when this is run.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readSettings } from '../../mock-server/settings.ts';
import { fontNames, loadFonts } from '../../src/scene/fonts.ts';
import { NO_RESOURCES, type Resources } from '../../src/scene/layout.ts';
import type { Layer, Scene } from '../../src/scene/scene.ts';
import { drawScene } from '../../src/scene/svg.ts';
import { browserOptions } from '../browser.ts';
import { type Product, startProduct } from '../serve/product.ts';
import { longestTask, metricsOf, traceOf } from './main-thread.ts';
import { quantile, table } from './measure.ts';
import { type Dragged, startFabric, startKonva } from './scene-stages.ts';

const FABRIC = 'fabric@7.4.0';
const LAYERS = 300;
const TURNS = 5;
const MOVES = 120;
const SECONDS = 3;
/** The pages are idle again after these times, so that a measurement holds only what it is about. */
const IDLE_MS = { list: 1500, opened: 6000, editor: 3000, stage: 1000, lifted: 300, dropped: 500 };
const THROTTLE = 4;
const VIEW = { width: 1440, height: 900 };
const PERSON = { email: 'owner@juniper.example', password: 'frameside' };

export async function benchScene(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'scene-'));
  const server = await benchServer();
  execFileSync('npm', ['install', '--silent', '--no-save', '--omit=optional', '--prefix', folder, FABRIC]);
  console.error('Building the app …');
  const dist = join(folder, 'dist');
  // In a separate process: the build sets NODE_ENV, which the product must not inherit.
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dist];
  execFileSync(process.execPath, vite, { stdio: ['ignore', 'ignore', 'inherit'] });
  const settings = readSettings({
    ...{ port: 0, dataDir: join(folder, 'data'), seed: 'bare', log: () => undefined },
  });
  const product = await startProduct(settings, { folder: dist });
  const browser = await chromium.launch(browserOptions());
  try {
    const template = await createTemplate(product);
    const page = await signedIn(browser, product);
    const opened = await benchOpening(page, template.id);
    const dragged = await benchDragging(browser, page, template, join(folder, 'node_modules/fabric'));
    return [server, opened, dragged].join('\n\n');
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const base = (z: number) => ({
  ...{ id: `layer-${z}`, name: `Layer ${z}`, z, rotation: 0, opacity: 1 },
  ...{ locked: false, hidden: false, editable: [] },
});

/** Three photos, nine shapes, seven texts and a QR code. */
function twentyLayers(): Scene {
  const layers = Array.from({ length: 20 }, (_, i): Layer => {
    if (i < 3) return { ...base(i), type: 'photo', slot: i + 1, x: 40 + i * 380, y: 40, w: 360, h: 500 };
    if (i < 12) {
      const box = { x: (i - 3) * 130, y: 600, w: 110, h: 200, rotation: i };
      return { ...base(i), ...box, type: 'shape', shape: 'rectangle', fill: '#3F6B4F', radius: i };
    }
    if (i === 19) return { ...base(i), type: 'qr', color: '#000000', x: 980, y: 1580, w: 180, h: 180 };
    const look = { font: fontNames[i % fontNames.length] ?? 'Inter', size: 48, color: '#222222' };
    return {
      ...{ ...base(i), ...look, type: 'text', align: 'center', text: 'Thank you for coming, {{firstName}}!' },
      ...{ x: 100, y: 820 + (i - 12) * 100, w: 850, h: 90 },
    };
  });
  return { version: 1, width: 1200, height: 1800, background: '#FFFFFF', layers };
}

async function benchServer(): Promise<string> {
  const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const resources: Resources = {
    ...NO_RESOURCES,
    fonts: await loadFonts(fontNames),
    words: { firstName: 'Ada' },
    photos: [{ href: `data:image/jpeg;base64,${photo.toString('base64')}`, width: 800, height: 1000 }],
  };
  const scene = twentyLayers();
  const svg = (width: number) =>
    Buffer.from(drawScene(scene, resources).replace('width="1200" height="1800"', `width="${width}"`));
  const kinds: [string, () => unknown][] = [
    ['SVG', () => drawScene(scene, resources)],
    ['SVG, and JPEG of 600 × 900', () => sharp(svg(600)).flatten().jpeg({ quality: 85 }).toBuffer()],
    ['SVG, and JPEG of 1200 × 1800', () => sharp(svg(1200)).flatten().jpeg({ quality: 85 }).toBuffer()],
  ];
  const rows: [string, number][] = [];
  for (const [name, draw] of kinds) rows.push([name, await perSecond(draw)]);
  return [
    '## A scene of 20 layers on the server, one after the other',
    table(['what', 'a second'], rows),
  ].join('\n\n');
}

async function perSecond(draw: () => unknown): Promise<number> {
  for (let i = 0; i < 5; i++) await draw();
  const since = performance.now();
  let count = 0;
  for (; performance.now() - since < SECONDS * 1000; count++) await draw();
  return (count * 1000) / (performance.now() - since);
}

/** Shapes, texts and pictures, in a grid; some overlap. */
function manyLayers(assetId: string): Scene {
  const [columns, w, h] = [15, 90, 100];
  const layers = Array.from({ length: LAYERS }, (_, i): Layer => {
    const box = { x: (i % columns) * 80, y: Math.floor(i / columns) * 90, w, h, rotation: (i % 7) * 3 };
    const at = { ...base(i), ...box };
    if (i % 5 < 2) {
      const fill = `#${((i * 2654435) & 0xffffff).toString(16).padStart(6, '0')}`;
      return { ...at, type: 'shape', shape: i % 2 ? 'ellipse' : 'rectangle', fill, radius: 12 };
    }
    if (i % 5 === 2) return { ...at, type: 'image', assetId };
    const look = { font: 'Inter', size: 20, color: '#222222', align: 'left' } as const;
    return { ...at, ...look, type: 'text', text: `Words of ${i}` };
  });
  return { version: 1, width: 1200, height: 1800, background: '#FFFFFF', layers };
}

interface Template {
  id: string;
  scene: Scene;
  /** That its images show, as a data URL. */
  picture: string;
}

async function createTemplate({ origin }: Product): Promise<Template> {
  const signed = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...PERSON, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signed.json()) as { idToken: string };
  const authorization = `Bearer ${idToken}`;
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4E93A8' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('assets', new File([new Uint8Array(png)], 'sea.png', { type: 'image/png' }));
  const uploaded = await fetch(`${origin}/api/v1/assets?type=misc`, {
    ...{ method: 'POST', headers: { authorization }, body: form },
  });
  const { items } = (await uploaded.json()) as { items: { id: string }[] };
  const scene = manyLayers(items[0]?.id ?? '');
  const { width, height } = scene;
  const created = await fetch(`${origin}/api/v1/templates/create`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', kind: 'print', dpi: 300, width, height, scene }),
  });
  const { id } = (await created.json()) as { id: string };
  return { id, scene, picture: `data:image/png;base64,${png.toString('base64')}` };
}

async function signedIn(browser: Browser, { origin }: Product): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, viewport: VIEW });
  await page.goto('/templates');
  await page.getByLabel('Email address').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Open Bench' }).waitFor();
  return page;
}

/** The longest task of the page while a template is opened from the list. */
async function benchOpening(page: Page, id: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const longest: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto('/templates');
    const link = page.getByRole('link', { name: 'Open Bench' });
    await link.waitFor();
    const box = await link.boundingBox();
    if (!box) throw new Error('The template is not in the list.');
    await page.waitForTimeout(IDLE_MS.list);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const trace = await traceOf(page, async () => {
      // By position: what finds elements by their role would be tasks of the page as well.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForURL(`**/templates/${id}`);
      await page.waitForTimeout(IDLE_MS.opened);
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    longest.push(longestTask(trace));
  }
  await cdp.detach();
  return [
    `## Opening a template of ${LAYERS} layers, CPU ${THROTTLE} times slower (ms of the main thread, ${TURNS} turns)`,
    table(['what', 'median', 'worst'], [['longest task', quantile(longest, 0.5), Math.max(...longest)]]),
  ].join('\n\n');
}

/** Milliseconds of the main thread for each move of the pointer, with one layer under it. */
async function benchDragging(
  browser: Browser,
  editor: Page,
  { id, scene, picture }: Template,
  fabric: string,
): Promise<string> {
  await editor.goto(`/templates/${id}`);
  await editor.locator('canvas').first().waitFor();
  await editor.waitForTimeout(IDLE_MS.editor);
  const box = await editor.locator('canvas').first().boundingBox();
  if (!box) throw new Error('The editor has no canvas.');
  const margin = 32;
  const zoom = Math.min((box.width - 2 * margin) / scene.width, (box.height - 2 * margin) / scene.height);
  const shown: Dragged = { scene, picture, width: box.width, height: box.height, zoom };
  const bare = async (script: string, start: (dragged: Dragged) => void) => {
    const page = await browser.newPage({ viewport: VIEW });
    await page.setContent('<body style="margin:0"><div id="stage"></div></body>');
    await page.addScriptTag({ path: script });
    await page.evaluate(start, shown);
    await page.waitForTimeout(IDLE_MS.stage);
    return page;
  };
  const konva = await bare('node_modules/konva/konva.min.js', startKonva);
  const other = await bare(join(fabric, 'dist/index.min.js'), startFabric);
  const pan = {
    x: (box.width - scene.width * zoom) / 2,
    y: (box.height - scene.height * zoom) / 2,
  };
  const pages: [string, Page, { x: number; y: number }][] = [
    ['editor', editor, { x: box.x + pan.x, y: box.y + pan.y }],
    ['bare Konva', konva, { x: 0, y: 0 }],
    ['fabric.js', other, { x: 0, y: 0 }],
  ];
  // A rectangle in the middle.
  const layer = scene.layers[LAYERS / 2];
  if (!layer) throw new Error('The scene has no layers.');
  const costs = new Map<string, number[]>(pages.map(([name]) => [name, []]));
  for (let turn = -1; turn < TURNS; turn++) {
    for (const [name, page, corner] of pages) {
      const from = {
        x: corner.x + (layer.x + layer.w / 2) * zoom,
        y: corner.y + (layer.y + layer.h / 2) * zoom,
      };
      const cost = await drag(page, from);
      // The first turn warms up.
      if (turn >= 0) costs.get(name)?.push(cost);
    }
  }
  const median = (name: string) => quantile(costs.get(name) ?? [], 0.5);
  const rows = pages.map(([name]) => [
    ...[name, median(name), median(name) / median('bare Konva'), median(name) / median('fabric.js')],
  ]);
  return [
    `## Dragging one of ${LAYERS} layers (ms of the main thread for each frame, median of ${TURNS} turns of ${MOVES})`,
    table(['what', 'a frame', '/ bare Konva', '/ fabric.js'], rows),
  ].join('\n\n');
}

async function drag(page: Page, from: { x: number; y: number }): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await page.bringToFront();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.waitForTimeout(IDLE_MS.lifted);
  const before = (await metricsOf(cdp)).task;
  for (let i = 1; i <= MOVES; i++) {
    const angle = (i / MOVES) * 2 * Math.PI;
    await page.mouse.move(from.x + 100 * Math.sin(angle), from.y + 100 * (1 - Math.cos(angle)));
  }
  const after = (await metricsOf(cdp)).task;
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await page.waitForTimeout(IDLE_MS.dropped);
  await cdp.detach();
  return (after - before) / MOVES;
}
