// The only Exif tag that guests get: how to turn the picture.

const ORIENTATION = 0x0112;

/** @param tiff the content of an Exif block @returns 1 to 8; 1 if it is not given or cannot be read */
export function readOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  if (short(2) !== 42) return 1;
  const directory = long(4);
  for (let i = 0; i < short(directory); i += 1) {
    const entry = directory + 2 + i * 12;
    if (short(entry) !== ORIENTATION) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif block with nothing but the orientation. */
export function orientationExif(orientation: number): Buffer {
  const block = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  block.writeUInt16BE(orientation, 18);
  return block;
}
