// Pictures and videos that were made to take memory or time: what each costs, and whether another account notices.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  filesForm,
  freshFolder,
  picture,
  startSandboxProcess,
  type TestPart,
  TOKENS,
  video,
} from '../testing.ts';
import { manyElements, withSize } from './testing-bombs.ts';

const MB = 1024 ** 2;
/** Of one process that draws. */
const MAX_BYTES = 300 * MB;

let part: TestPart;
let png: Buffer;
const rows: string[] = [];
beforeAll(async () => {
  part = await startSandboxProcess(await freshFolder());
  png = await picture().png().toBuffer();
  await upload([['warm.png', png]], TOKENS.enterprise);
});
afterAll(async () => {
  await part.stop();
  const head = [
    'bomb',
    'file',
    'answer',
    'peak of a process',
    'processor',
    'time',
    'others wait',
    'sandbox grows',
  ];
  console.info([head, head.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  console.info(rows.join('\n'));
});

const upload = (files: [string, Uint8Array][], as = TOKENS.owner) =>
  call(part.origin, 'POST', '/assets?type=misc', { as, form: filesForm(files) });

const black = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    limitInputPixels: false,
  });

const svg = (content: string, side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${content}</svg>`,
  );
const blurs = (n: number) =>
  svg(
    `<filter id="f">${'<feGaussianBlur stdDeviation="90"/>'.repeat(n)}</filter><rect width="16000" height="16000" filter="url(#f)"/>`,
    16_000,
  );
const nested = () =>
  svg(
    `<g id="g0"><rect width="1" height="1"/></g>${Array.from({ length: 12 }, (_, i) => `<g id="g${i + 1}">${`<use xlink:href="#g${i}"/>`.repeat(10)}</g>`).join('')}`,
    64,
  );
const inside = (bytes: Buffer) =>
  svg(
    `<image width="400" height="400" xlink:href="data:image/png;base64,${bytes.toString('base64')}"/>`,
    400,
  );
const noises = () =>
  svg(
    `<filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(200)}</filter><rect width="480" height="480" filter="url(#f)"/>`,
    480,
  );

/** A PNG of so many pixels of one bit, which are all black. */
function onePixelBits(side: number): Buffer {
  const row = Math.ceil(side / 8) + 1;
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const whole = Buffer.concat([Buffer.alloc(4), typed, Buffer.alloc(4)]);
    whole.writeUInt32BE(content.length);
    whole.writeUInt32BE(crc32(typed), whole.length - 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row * side), { level: 9 })),
    chunk('IEND', Buffer.of()),
  ]);
}

/** A GIF with as many frames of one pixel as fit. */
function frames(bytes: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([
    head,
    Buffer.alloc(Math.floor(bytes / frame.length) * frame.length, frame),
    Buffer.of(0x3b),
  ]);
}

/** An MP4 with as many boxes as fit. */
const boxes = (bytes: number) => {
  const box = Buffer.from('\0\0\0\x08free', 'latin1');
  return Buffer.concat([video().subarray(0, 24), Buffer.alloc(bytes, box), video().subarray(24)]);
};

/** A TIFF of black pixels, four times 16 bits each, in one strip: a few MB that take hundreds. */
function packedTiff(width: number, height: number): Buffer {
  const runs = Math.ceil((width * height * 8) / 128);
  // Run-length encoded: each two bytes are decoded to 128 zeros.
  const strip = Buffer.alloc(runs * 2, Buffer.of(0x81, 0));
  const tags: [tag: number, type: 3 | 4, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 4, 0],
    [259, 3, 1, 32_773],
    [262, 3, 1, 2],
    [273, 4, 1, 0],
    [277, 3, 1, 4],
    [278, 4, 1, height],
    [279, 4, 1, strip.length],
    [338, 3, 1, 2],
  ];
  const depthsAt = 8 + 2 + tags.length * 12 + 4;
  const head = Buffer.alloc(depthsAt + 8);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  for (const [i, [tag, type, count, value]] of tags.entries()) {
    const entry = 10 + i * 12;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count, entry + 4);
    head.writeUInt32LE(tag === 258 ? depthsAt : tag === 273 ? head.length : value, entry + 8);
  }
  for (let i = 0; i < 4; i += 1) head.writeUInt16LE(16, depthsAt + i * 2);
  return Buffer.concat([head, strip]);
}

type Bomb = [what: string, make: () => Promise<Buffer> | Buffer | Promise<Buffer>[], answer: RegExp];
const TOO_MANY = /up to \d+ megapixels/;
const ANY = /^(200|This image (takes too much memory or time to draw|can't be read).*)$/;

const BOMBS: Bomb[] = [
  ['AVIF of 9,000²', () => black(9000, 9000).avif({ effort: 0 }).toBuffer(), TOO_MANY],
  ['AVIF at its limit', () => black(3265, 2450).avif({ effort: 0 }).toBuffer(), ANY],
  ['AVIF that says 60,000²', () => withSize('avif', 60_000), TOO_MANY],
  ['PNG of 16,000², with alpha', () => black(16_000, 16_000, 4).png().toBuffer(), TOO_MANY],
  ['PNG at its limit', () => black(10_000, 10_000, 4).png().toBuffer(), ANY],
  ['PNG, interlaced, of 6,300²', () => black(6300, 6300, 4).png({ progressive: true }).toBuffer(), TOO_MANY],
  ['PNG, interlaced, at its limit', () => black(5000, 4000, 4).png({ progressive: true }).toBuffer(), ANY],
  [
    'PNG that is to be turned, at its limit',
    () => black(5000, 4000, 4).withMetadata({ orientation: 6 }).png().toBuffer(),
    ANY,
  ],
  ['JPEG at its limit', () => black(10_000, 10_000).jpeg().toBuffer(), ANY],
  [
    'JPEG, progressive, at its limit',
    () => black(5000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ANY,
  ],
  ['WebP of 16,383²', () => black(16_383, 16_383).webp({ lossless: true, effort: 0 }).toBuffer(), TOO_MANY],
  ['WebP at its limit', () => black(8000, 5000, 4).webp({ lossless: true, effort: 0 }).toBuffer(), ANY],
  ['GIF at its limit', () => black(5000, 5000).gif({ effort: 1 }).toBuffer(), ANY],
  ['GIF of a million frames', () => frames(24 * MB), ANY],
  ['TIFF in one strip', () => packedTiff(6000, 6000), ANY],
  ['TIFF at its limit', () => black(8000, 5000, 4).tiff({ compression: 'deflate' }).toBuffer(), ANY],
  ['SVG of 250 blurs on 16,000²', () => blurs(250), ANY],
  ['SVG of 10^12 elements', nested, ANY],
  ['SVG of 900,000 elements', manyElements, ANY],
  ['SVG of 200 noises', noises, ANY],
  ['SVG around a PNG of 20,000²', () => inside(onePixelBits(20_000)), ANY],
  ['MP4 of a million boxes', () => boxes(8 * MB), /200|damaged/],
  [
    '50 PNGs of 2,000² at once',
    () => Array.from({ length: 50 }, () => black(2000, 2000, 4).png().toBuffer()),
    ANY,
  ],
];

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** The most memory of each process that draws, and its processor time so far; those of the sandbox. */
function look(peaks: Map<number, { bytes: number; seconds: number }>): number {
  const pid = part.child.pid ?? 0;
  const memoryOf = (of: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number)) {
    if (!child) continue;
    try {
      if (!readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('media-process')) continue;
      const fields = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const high =
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0) * 1024;
      peaks.set(child, { bytes: high, seconds: (Number(fields[11]) + Number(fields[12])) / ticks });
    } catch {
      // It has ended.
    }
  }
  return memoryOf(pid);
}

describe.runIf(process.platform === 'linux')('costs little, and does not delay other accounts', () => {
  test.each(BOMBS)('%s', async (what, make, expected) => {
    const made = make();
    const files = await Promise.all(Array.isArray(made) ? made : [made]);
    const before = new Map<number, { bytes: number; seconds: number }>();
    const idle = look(before);
    const peaks = new Map<number, { bytes: number; seconds: number }>();
    let grown = idle;
    const looking = setInterval(() => {
      grown = Math.max(grown, look(peaks));
    }, 3);
    const start = performance.now();
    let isDone = false;
    const bomb = upload(files.map((bytes, i) => [`${i}`, bytes])).finally(() => {
      isDone = true;
    });
    // Another account uploads all the while.
    let longest = 0;
    let uploads = 0;
    do {
      const since = performance.now();
      expect((await upload([['small.png', png]], TOKENS.enterprise)).status).toBe(200);
      longest = Math.max(longest, performance.now() - since);
      uploads += 1;
    } while (!isDone);
    const { status, body } = await bomb;
    const seconds = (performance.now() - start) / 1000;
    clearInterval(looking);
    const answer = status === 200 ? '200' : body.errors[0].message;
    const bytes = Math.max(0, ...[...peaks.values()].map((one) => one.bytes));
    const used = [...peaks].map(([pid, one]) => one.seconds - (before.get(pid)?.seconds ?? 0));
    const inMB = (n: number) => `${Math.round(n / MB)} MB`;
    const cells = [
      ...[
        what,
        `${Math.round(files.reduce((sum, one) => sum + one.length, 0) / 1024)} kB`,
        `${answer}`.slice(0, 48),
      ],
      ...[inMB(bytes), `${Math.max(0, ...used).toFixed(1)} s`, `${seconds.toFixed(1)} s`],
      ...[`${(longest / 1000).toFixed(1)} s (${uploads})`, inMB(grown - idle)],
    ];
    rows.push(`| ${cells.join(' | ')} |`);
    expect(`${answer}`).toMatch(expected);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(Math.max(0, ...used)).toBeLessThan(10 * Math.max(1, files.length));
  });
});
