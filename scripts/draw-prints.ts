/**
 * Draws the photos beside the sign-in pages, src/features/entry/prints.webp, with the drawing code that the sandbox
 * uses for a business's photos. Run it after that code has changed:
 *   node scripts/draw-prints.ts
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHOOTING } from '../mock-server/sandbox/seed/pictures/shots.ts';
import { createDice } from '../mock-server/sandbox/seed/random.ts';

/** The business, the number of its photo, and the position. */
const PRINTS: [kind: keyof typeof SHOOTING, number: number, x: number, y: number, w: number, h: number][] = [
  ['beauty', 3, 0, 0, 512, 640],
  ['marketing', 4, 0, 656, 512, 372],
  ['pets', 2, 0, 1044, 512, 396],
  ['marketing', 1, 528, 0, 512, 372],
  ['pets', 4, 528, 388, 512, 640],
  ['beauty', 4, 528, 1044, 512, 396],
];
const [WIDTH, HEIGHT, ROUND] = [1040, 1440, 20];

const prints = PRINTS.map(async ([kind, number, left, top, width, height]) => {
  const { picture } = SHOOTING[kind].one(createDice(number, kind), 'Hello');
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${ROUND}"/></svg>`;
  const input = await sharp(Buffer.from(picture.svg))
    .resize(width, height, { position: 'top' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
});
const empty = { width: WIDTH, height: HEIGHT, channels: 4 as const, background: '#0000' };
await sharp({ create: empty })
  .composite(await Promise.all(prints))
  .webp({ quality: 72 })
  .toFile(fileURLToPath(new URL('../src/features/entry/prints.webp', import.meta.url)));
