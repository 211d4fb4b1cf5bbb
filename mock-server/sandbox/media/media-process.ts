// Reads uploaded media in a separate process, because a hostile file can take any amount of memory and time. The
// process ends itself when a task takes too much.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_MEGAPIXELS, type MediaType } from './kinds.ts';
import type { Answer, Size, Task, Undrawable } from './media-processes.ts';
import { removeMetadata } from './metadata/remove.ts';

// Pictures are rarely drawn twice, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const THUMB_PIXELS = 480;
/** Of an SVG, which guests get as a picture. */
const DRAWN_PIXELS = 1600;
/** The contract's maximum width and height. */
const MAX_SIDE = 100_000;
/** An SVG can be drawn at no less than this, in dots per inch. */
const MIN_DENSITY = 1;
const SVG_DENSITY = 72;

/** The most that the process may use: below 300 MB, because memory grows between two looks. */
const MAX_BYTES = 260 * 1024 ** 2;
/** Processor time of a task, which does not grow on a busy machine. */
const MAX_CPU_MS = 9000;
const LOOK_EVERY_MS = 10;

/** The most megapixels that the format can have. Some kinds of a format are decoded as a whole, and can have fewer. */
function maxMegapixels({ format, isProgressive, depth, orientation = 1 }: Metadata): number {
  const limit = MAX_MEGAPIXELS[format as keyof typeof MAX_MEGAPIXELS] ?? MAX_MEGAPIXELS.heif;
  const isWhole = isProgressive || (format !== 'jpeg' && orientation > 1);
  const most = isWhole ? Math.min(limit, MAX_MEGAPIXELS.interlaced) : limit;
  return depth === 'uchar' || !(isWhole || format === 'heif') ? most : most / 2;
}

const side = (n: number | undefined) => (n && n >= 1 && n <= MAX_SIDE ? Math.round(n) : null);

/** Refuses a picture, with the reason. */
class Refused extends Error {
  override name = 'Refused';
  readonly reason: Undrawable;

  constructor(reason: Undrawable) {
    super();
    this.reason = reason;
  }
}

/**
 * Opens a picture whose size is within the limits; nothing is decoded yet.
 * @param drawn the width or height at which an SVG is drawn
 * @throws Refused, and Error for a damaged picture
 */
async function openPicture(
  bytes: Buffer,
  drawn: { pixels: number; enlarges: boolean },
): Promise<{ picture: Sharp; size: Size; isSvg: boolean }> {
  const open = (options?: { density: number }): Sharp =>
    sharp(bytes, { failOn: 'truncated', limitInputPixels: false, ...options }).autoOrient();
  const metadata = await open().metadata();
  const { format, width, height, autoOrient } = metadata;
  const size = { width: side(autoOrient.width), height: side(autoOrient.height) };
  if (format === 'svg') {
    const longest = Math.max(width, height);
    const fitting = (SVG_DENSITY * drawn.pixels) / longest;
    const density = Math.max(MIN_DENSITY, drawn.enlarges ? fitting : Math.min(SVG_DENSITY, fitting));
    if ((longest * density) / SVG_DENSITY > 2 * drawn.pixels) throw new Refused('costly');
    return { picture: open({ density }), size, isSvg: true };
  }
  const most = maxMegapixels(metadata);
  if (width * height > most * 1e6) throw new Refused({ megapixels: most });
  return { picture: open(), size, isSvg: false };
}

async function drawThumbnail({ source, target }: Task): Promise<Answer> {
  // Read as bytes, because an SVG that is read by path could include other files of its folder.
  const bytes = readFileSync(source);
  let thumbnail: Buffer;
  let size: Size;
  try {
    const opened = await openPicture(bytes, { pixels: THUMB_PIXELS, enlarges: false });
    size = opened.size;
    thumbnail = await opened.picture
      .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  } catch (error) {
    return { refused: error instanceof Refused ? error.reason : 'unreadable' };
  }
  writeFileSync(target, thumbnail);
  return { size };
}

async function clean({ source, target, cleaned }: Task): Promise<Answer> {
  let write: (target: string) => void;
  try {
    write = await removeMetadata(source, cleaned as MediaType['mime'], async (bytes) => {
      const { picture, isSvg } = await openPicture(bytes, { pixels: DRAWN_PIXELS, enlarges: true });
      return (
        isSvg ? picture.png() : picture.flatten({ background: '#fff' }).jpeg({ quality: 92 })
      ).toBuffer();
    });
  } catch {
    return { refused: 'unreadable' };
  }
  write(target);
  return { size: { width: null, height: null } };
}

/** Ends the process when a task takes too much. @returns stops watching */
function watch(): () => void {
  const start = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start);
    const isOver = (user + system) / 1000 > MAX_CPU_MS || process.memoryUsage.rss() > MAX_BYTES;
    if (isOver) end();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** At once: an exit would wait for the threads of the library. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('message', async (task: Task) => {
  const unwatch = watch();
  const answer = await (task.cleaned === undefined ? drawThumbnail : clean)(task).catch(
    ({ message, code }: NodeJS.ErrnoException): Answer => ({ failed: { message, code } }),
  );
  unwatch();
  process.send?.({ ...answer, bytes: process.memoryUsage.rss() });
});
process.on('disconnect', end);
// Ctrl-C reaches parent and child; the parent lets its uploads end.
process.on('SIGINT', () => undefined);
