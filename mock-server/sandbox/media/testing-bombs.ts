// For tests: pictures that say they are larger than they are, or take much more memory than their file.
import sharp from 'sharp';

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'tiff' | 'webp';

/** A small picture whose header gives it this width and height. */
export async function withSize(format: Format, side: number, options: object = {}): Promise<Buffer> {
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0af' } });
  const bytes = await small.toFormat(format, options).toBuffer();
  const at = (marker: string) => {
    const found = bytes.indexOf(Buffer.from(marker, 'latin1'));
    if (found < 0) throw new Error(`the ${format} has no ${marker}`);
    return found;
  };
  const write: Record<Format, () => unknown> = {
    avif: () => [4, 8].map((after) => bytes.writeUInt32BE(side, at('ispe') + 4 + after)),
    gif: () => {
      for (const place of [6, 8, bytes.indexOf(0x2c, 13) + 5, bytes.indexOf(0x2c, 13) + 7]) {
        bytes.writeUInt16LE(side, place);
      }
    },
    jpeg: () => {
      const frame = Math.max(bytes.indexOf('ffc0', 'hex'), bytes.indexOf('ffc2', 'hex'));
      bytes.writeUInt16BE(side, frame + 5);
      bytes.writeUInt16BE(side, frame + 7);
    },
    png: () => [0, 4].map((after) => bytes.writeUInt32BE(side, at('IHDR') + 4 + after)),
    tiff: () => {
      const directory = bytes.readUInt32LE(4);
      for (let i = 0; i < bytes.readUInt16LE(directory); i += 1) {
        const entry = directory + 2 + i * 12;
        if ([256, 257].includes(bytes.readUInt16LE(entry))) {
          bytes.writeUInt16LE(4, entry + 2);
          bytes.writeUInt32LE(side, entry + 8);
        }
      }
    },
    // 14 bits each, as a lossy picture has them.
    webp: () => [6, 8].map((after) => bytes.writeUInt16LE(side, at('VP8 ') + 8 + after)),
  };
  write[format]();
  return bytes;
}

/** An SVG of as many elements as are allowed, each of which takes some hundred bytes. */
export const manyElements = (): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(900_000)}</svg>`);
