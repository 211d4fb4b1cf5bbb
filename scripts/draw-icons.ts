/**
 * Draws the bitmap icons in public/ from public/favicon.svg. Run it after the mark has changed:
 *   node scripts/draw-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder), 'utf8');
// Phones apply their own shape to a maskable icon, so it has square corners.
const square = mark.replace(' rx="8"', '');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico file that holds one PNG: a 6-byte header, one 16-byte entry, the image. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files: Record<string, Buffer> = {
  'favicon.ico': ico(await draw(mark, 32), 32),
  'apple-touch-icon.png': await draw(square, 180),
  'icon-192.png': await draw(mark, 192),
  'icon-512.png': await draw(mark, 512),
  'icon-maskable-512.png': await draw(square, 512),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(new URL(name, folder), bytes);
