// `node scripts/draw-empty-pictures.ts`: draws the pictures of empty lists into src/components/empty/, in the style of
// the demo data. Run it again after changing a drawing.
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from '../mock-server/sandbox/seed/pictures/shapes.ts';
import { SHOOTING } from '../mock-server/sandbox/seed/pictures/shots.ts';
import { type Ware, ware } from '../mock-server/sandbox/seed/pictures/wares.ts';
import { createDice } from '../mock-server/sandbox/seed/random.ts';

const FOLDER = 'src/components/empty';
/** Twice the size at which they are shown. */
const [WIDTH, HEIGHT] = [512, 384];

interface Placed {
  picture: Buffer;
  /** Of its middle. */
  x: number;
  y: number;
  turn?: number;
}

const photo = (kind: keyof typeof SHOOTING, part: string) =>
  SHOOTING[kind].one(createDice(7, part), 'Hello').picture;
const thing = (made: Ware, colour: string, accent: string, label = '') =>
  ware({ ware: made, colour, accent, label });

const svg = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

const rounded = (width: number, height: number, radius: number, fill = '#fff') =>
  svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`);

/** Cropped from its middle, with round corners. */
async function cropped({ svg: drawing }: Picture, width: number, height: number, radius: number) {
  return sharp(Buffer.from(drawing))
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: rounded(width, height, radius), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A photo on paper. */
async function print(drawing: Picture, width: number, height: number, foot = 0): Promise<Buffer> {
  const edge = 9;
  return sharp(rounded(width + 2 * edge, height + 2 * edge + foot, 10, '#fffdfa'))
    .composite([{ input: await cropped(drawing, width, height, 4), left: edge, top: edge }])
    .png()
    .toBuffer();
}

/** A photo on the screen of a device. */
async function screen(drawing: Picture, width: number, height: number, over: string): Promise<Buffer> {
  const edge = 12;
  return sharp(rounded(width + 2 * edge, height + 2 * edge, 26, '#2b2d33'))
    .composite([
      { input: await cropped(drawing, width, height, 16), left: edge, top: edge },
      { input: svg(width, height, over), left: edge, top: edge },
    ])
    .png()
    .toBuffer();
}

const turned = (picture: Buffer, turn: number) =>
  sharp(picture).rotate(turn, { background: '#0000' }).png().toBuffer();

/** A soft shadow below, which also separates paper from a light page. */
async function shadowOf(picture: Buffer): Promise<Buffer> {
  const sides = { top: 20, bottom: 20, left: 20, right: 20 };
  const wide = await sharp(picture)
    .extend({ ...sides, background: '#0000' })
    .png()
    .toBuffer();
  const { width, height } = await sharp(wide).metadata();
  const shape = await sharp(wide).blur(7).png().toBuffer();
  const dark = await sharp({ create: { width, height, channels: 4, background: '#1b1410' } })
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(dark).linear([1, 1, 1, 0.3], [0, 0, 0, 0]).png().toBuffer();
}

async function compose(name: string, parts: Placed[]): Promise<void> {
  const layers: OverlayOptions[] = [];
  for (const { picture, x, y, turn = 0 } of parts) {
    const input = await turned(picture, turn);
    const { width, height } = await sharp(input).metadata();
    const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
    layers.push({ input: await shadowOf(input), left: left - 20, top: top - 14 }, { input, left, top });
  }
  const { size } = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' },
  })
    .composite(layers)
    .webp({ quality: 72, alphaQuality: 80, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp: ${(size / 1000).toFixed(1)} kB`);
}

const BUTTON = (x: number, y: number, width: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="30" rx="15" fill="${fill}"/>`;
const LINES = (x: number, y: number, ...widths: number[]) =>
  widths
    .map((width, i) => `<rect x="${x}" y="${y + i * 18}" width="${width}" height="8" rx="4" fill="#c9c3bb"/>`)
    .join('');

await compose('photos', [
  { picture: await print(photo('pets', 'pet 3'), 150, 190, 22), x: 128, y: 206, turn: -9 },
  { picture: await print(photo('beauty', 'salon 4'), 150, 190, 22), x: 384, y: 206, turn: 8 },
  { picture: await print(photo('marketing', 'party 1'), 176, 220, 24), x: 256, y: 186, turn: -1 },
]);

const face = async (part: string, size: number) =>
  sharp(rounded(size + 16, size + 16, size, '#fffdfa'))
    .composite([{ input: await cropped(photo('beauty', part), size, size, size), left: 8, top: 8 }])
    .png()
    .toBuffer();
await compose('people', [
  { picture: await face('salon 9', 132), x: 112, y: 196 },
  { picture: await face('salon 27', 132), x: 400, y: 196 },
  { picture: await face('salon 15', 176), x: 256, y: 190 },
]);

const stand = svg(
  150,
  84,
  '<path d="M58 0h34l6 62H52z" fill="#8b8f99"/><rect y="60" width="150" height="22" rx="11" fill="#5b5f69"/>',
);
await compose('booth', [
  { picture: stand, x: 256, y: 326 },
  {
    picture: await screen(photo('beauty', 'salon 4'), 196, 250, BUTTON(48, 204, 100, '#fffdfa')),
    x: 256,
    y: 164,
  },
  { picture: await print(photo('pets', 'pet 8'), 84, 106, 12), x: 426, y: 262, turn: 9 },
  { picture: await print(photo('beauty', 'salon 20'), 84, 106, 12), x: 84, y: 262, turn: -9 },
]);

const letter = await sharp(rounded(196, 256, 14, '#fffdfa'))
  .composite([
    { input: await cropped(photo('beauty', 'salon 20'), 172, 132, 8), left: 12, top: 12 },
    { input: svg(196, 100, LINES(16, 10, 150, 128, 84) + BUTTON(16, 64, 92, '#4353d0')), left: 0, top: 150 },
  ])
  .png()
  .toBuffer();
await compose('message', [
  { picture: letter, x: 200, y: 186, turn: -5 },
  {
    picture: await screen(
      photo('pets', 'pet 3'),
      112,
      204,
      `<rect x="10" y="136" width="92" height="56" rx="10" fill="#fffdfa"/>${LINES(20, 148, 70, 54)}`,
    ),
    x: 366,
    y: 218,
    turn: 6,
  },
]);

await compose('products', [
  { picture: await print(thing('jar', '#c96f4a', '#39415c', 'CLAY'), 140, 140), x: 122, y: 204, turn: -8 },
  { picture: await print(thing('mug', '#5b8e9c', '#e3b23c'), 140, 140), x: 392, y: 204, turn: 8 },
  { picture: await print(thing('dropper', '#b8742f', '#7d8f69', 'GLOW'), 180, 180), x: 256, y: 188 },
]);

const roofs = ['#c96f4a', '#4353d0', '#6f8560'];
const shop = (roof: string, i: number) =>
  svg(
    150,
    208,
    `<rect x="8" y="34" width="134" height="174" rx="6" fill="#fffdfa"/>
     <rect x="22" y="84" width="62" height="78" rx="4" fill="#c4dbe0"/><path d="M22 162 62 84h22l-40 78z" fill="#dcebee"/>
     <rect x="96" y="96" width="34" height="112" rx="4" fill="${roof}"/><circle cx="103" cy="154" r="3" fill="#fffdfa"/>
     ${[0, 1, 2, 3, 4].map((k) => `<path d="M${k * 30} 30h30v32a15 15 0 0 1-30 0z" fill="${k % 2 ? '#f6efe4' : roof}"/>`).join('')}
     <rect width="150" height="34" rx="8" fill="${roof}"/>
     <rect x="${40 - i * 4}" y="13" width="${70 + i * 8}" height="8" rx="4" fill="#fffdfa" opacity=".8"/>`,
  );
await compose('places', [
  { picture: shop(roofs[0] ?? '', 0), x: 110, y: 226 },
  { picture: shop(roofs[2] ?? '', 2), x: 402, y: 226 },
  {
    picture: await sharp(shop(roofs[1] ?? '', 1))
      .resize(176)
      .png()
      .toBuffer(),
    x: 256,
    y: 208,
  },
]);

const strip = await (async () => {
  const shots = SHOOTING.beauty.series(createDice(7, 'strip 2'), 3);
  const pictures = await Promise.all(shots.map(({ picture }) => cropped(picture, 84, 84, 3)));
  return sharp(rounded(102, 308, 8, '#fffdfa'))
    .composite([
      ...pictures.map((input, i) => ({ input, left: 9, top: 9 + i * 92 })),
      { input: svg(84, 16, LINES(18, 4, 48)), left: 9, top: 284 },
    ])
    .png()
    .toBuffer();
})();
const framed = await sharp(rounded(196, 250, 10, '#2f5d48'))
  .composite([
    { input: await cropped(photo('beauty', 'salon 12'), 164, 180, 4), left: 16, top: 16 },
    {
      input: svg(
        196,
        54,
        `<rect x="16" y="14" width="96" height="10" rx="5" fill="#f6efe4"/>
        <rect x="16" y="32" width="60" height="7" rx="3.5" fill="#f6efe4" opacity=".6"/>
        <rect x="148" y="8" width="32" height="32" rx="4" fill="#f6efe4"/>`,
      ),
      left: 0,
      top: 196,
    },
  ])
  .png()
  .toBuffer();
await compose('designs', [
  { picture: framed, x: 176, y: 190, turn: -5 },
  { picture: strip, x: 384, y: 190, turn: 6 },
]);
