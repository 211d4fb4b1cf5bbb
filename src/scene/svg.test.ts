import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { base, hostileScene, sceneOf, shape, text } from '~/testing/scenes';
import { fontNames, loadFonts } from './fonts';
import { NO_RESOURCES, type Resources } from './layout';
import type { Layer, Scene } from './scene';
import { drawScene } from './svg';

const resources: Resources = { ...NO_RESOURCES, fonts: await loadFonts(fontNames) };

async function pixels(scene: Scene, used = resources) {
  const { data, info } = await sharp(Buffer.from(drawScene(scene, used)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

const RED = [204, 0, 0];
const BLUE = [0, 0, 204];
const WHITE = [255, 255, 255];

/** A picture whose left half is blue and right half is red. */
const halves = async (width: number, height: number) => ({
  href: `data:image/png;base64,${(
    await sharp({ create: { width, height, channels: 3, background: '#0000CC' } })
      .composite([
        {
          input: { create: { width: width / 2, height, channels: 3, background: '#CC0000' } },
          left: width / 2,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
  ).toString('base64')}`,
  width,
  height,
});

describe('a scene drawn as SVG', () => {
  it('places shapes by position, order, rotation, opacity and visibility', async () => {
    const at = await pixels(
      sceneOf([
        shape('above', { x: 50, y: 50, fill: '#0000CC', z: 2 }),
        shape('below', { x: 0, y: 0, z: 1 }),
        shape('turned', { x: 200, y: 0, w: 100, h: 20, rotation: 90 }),
        shape('faded', { x: 200, y: 200, opacity: 0.5 }),
        shape('hidden', { x: 300, y: 300, hidden: true }),
      ]),
    );
    expect(at(25, 25)).toEqual(RED);
    expect(at(75, 75)).toEqual(BLUE);
    expect(at(250, 50)).toEqual(RED);
    expect(at(210, 10)).toEqual(WHITE);
    expect(at(250, 250)).toEqual([229, 127, 127]);
    expect(at(350, 350)).toEqual(WHITE);
  });

  it('crops photos to their box and contains the logo in it', async () => {
    const picture = await halves(400, 100);
    const photo: Layer = { ...base('photo'), type: 'photo', slot: 1 };
    const logo: Layer = { ...base('logo'), y: 200, type: 'logo' };
    const at = await pixels(sceneOf([photo, logo]), { ...resources, photos: [picture], logo: picture });
    expect(at(25, 5)).toEqual(BLUE);
    expect(at(75, 95)).toEqual(RED);
    expect(at(110, 50)).toEqual(WHITE);
    expect(at(25, 250)).toEqual(BLUE);
    expect(at(25, 210)).toEqual(WHITE);
  });

  it('leaves the page transparent without a background', async () => {
    const svg = drawScene(
      { ...sceneOf([shape('s', { x: 0, y: 0, w: 50, h: 50 })]), background: null },
      resources,
    );
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([info.channels, alphaAt(25, 25), alphaAt(300, 300)]).toEqual([4, 255, 0]);
  });

  it('draws letters without any font of the machine', async () => {
    const svg = drawScene(sceneOf([text('Ill', { w: 300 })]), resources);
    expect(svg).not.toContain('<text');
    const at = await pixels(sceneOf([text('█', { w: 300 }), text('I', { w: 40, h: 100, size: 100 })]));
    expect(at(14, 50)).toEqual([0, 0, 0]);
  });

  it('runs no script and loads no file for hostile scenes', () => {
    const { scene, hrefs } = hostileScene();
    for (const href of hrefs) {
      const picture = { href, width: 10, height: 10 };
      const svg = drawScene(scene, { ...resources, asset: () => picture, photos: [picture], logo: picture });
      expect(XMLValidator.validate(svg)).toBe(true);
      const names = new Set<string>();
      const references: string[] = [];
      new XMLParser({
        ignoreAttributes: false,
        updateTag: (name, _path, attributes) => {
          names.add(name);
          if (attributes?.['@_href']) references.push(attributes['@_href']);
          return true;
        },
      }).parse(svg);
      expect([...names].filter((name) => !['svg', 'rect', 'g', 'path', 'image'].includes(name))).toEqual([]);
      expect(references.filter((reference) => !reference.startsWith('data:image/'))).toEqual([]);
      expect(/="url\(|NaN/.test(svg)).toBe(false);
    }
  });

  it('lets no embedded picture load a file on the server', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const red = join(mkdtempSync(join(tmpdir(), 'scene-')), 'red.png');
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#CC0000' } }).toFile(red);
    const draw = async (href: string) => {
      const inner = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="${href}" width="10" height="10"/></svg>`;
      const photo = { href: `data:image/svg+xml,${encodeURIComponent(inner)}`, width: 10, height: 10 };
      const at = await pixels(sceneOf([{ ...base('p'), type: 'photo', slot: 1 }]), {
        ...resources,
        photos: [photo],
      });
      return at(50, 50);
    };
    expect(await draw(`http://127.0.0.1:${port}/x.png`)).toEqual(WHITE);
    expect(await draw(`file://${red}`)).toEqual(WHITE);
    expect(await draw(red)).toEqual(WHITE);
    server.close();
    expect(requests).toBe(0);
  });

  it('draws any numbers as well-formed SVG without NaN', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY));
    const layer = fc.record({
      x: number,
      y: number,
      w: number,
      h: number,
      rotation: number,
      opacity: number,
    });
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 5 }), number, number, (boxes, width, height) => {
        const layers = boxes.flatMap((box): Layer[] => [
          shape('s', { ...box, radius: box.x }),
          text('Some text', box),
          { ...base('q'), ...box, type: 'qr', color: '#000000' },
          { ...base('p'), ...box, type: 'photo', slot: 1 },
        ]);
        const svg = drawScene(sceneOf(layers, width, height), resources);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 200 },
    );
  });

  it('draws each of 10,000 layers', () => {
    const layers = Array.from({ length: 10_000 }, (_, i) => shape(`s${i}`, { x: 5000 + i, z: i }));
    const drawn = new Set(drawScene(sceneOf(layers), resources).match(/\d+/g));
    expect(layers.filter(({ x }) => !drawn.has(`${x}`))).toEqual([]);
  });
});
