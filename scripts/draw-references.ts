/**
 * Draws src/scene/references/*.svg, which are written by hand, with rsvg-convert (Debian: librsvg2-bin). The renderer of
 * scenes is compared with these pictures. Run it after a change of a description or of a font package:
 *   node scripts/draw-references.ts
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const FONTS = ['lora', 'oswald'];
const HEADER = 12;
const ENTRY = 16;

/** A WOFF file as TrueType, which is what fontconfig and Pango read: the same tables, not compressed. */
function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + ENTRY * count);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [from, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(stored) : stored).copy(table);
    woff.copy(head, HEADER + ENTRY * i, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), HEADER + ENTRY * i + 4);
    head.writeUInt32BE(at, HEADER + ENTRY * i + 8);
    head.writeUInt32BE(length, HEADER + ENTRY * i + 12);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

const folder = mkdtempSync(join(tmpdir(), 'references-'));
try {
  for (const name of FONTS) {
    const file = `node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff`;
    writeFileSync(join(folder, `${name}.ttf`), trueTypeOf(readFileSync(file)));
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  for (const description of globSync('src/scene/references/*.svg')) {
    const picture = description.replace(/\.svg$/, '.png');
    execFileSync('rsvg-convert', [description, '-o', picture], {
      env: { ...process.env, FONTCONFIG_FILE: config },
    });
    console.log(picture);
  }
} finally {
  rmSync(folder, { recursive: true });
}
