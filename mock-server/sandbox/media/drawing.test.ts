// Pictures that would take too much memory or time, and those of others beside them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDiskFull } from '../disk.ts';
import {
  call,
  filesForm,
  freshFolder,
  incomingFiles,
  newFolder,
  openSandbox,
  picture,
  startSandboxProcess,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';
import { inMediaProcess } from './media-processes.ts';
import { manyElements, withSize } from './testing-bombs.ts';

let sandbox: TestSandbox;
let png: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const upload = (files: [string, Uint8Array][], as = TOKENS.owner, { origin } = sandbox) =>
  call(origin, 'POST', '/assets?type=misc', { as, form: filesForm(files) });

describe('an upload', () => {
  test.each<[string, number, Parameters<typeof withSize>[0], object?]>([
    ['PNG', 100, 'png'],
    ['interlaced PNG', 20, 'png', { progressive: true }],
    ['JPEG', 100, 'jpeg'],
    ['progressive JPEG', 20, 'jpeg', { progressive: true }],
    ['GIF', 25, 'gif'],
    ['WebP', 40, 'webp'],
    ['AVIF', 8, 'avif'],
    ['TIFF', 40, 'tiff'],
  ])('refuses a %s of more than %i megapixels before it is decoded', async (_, most, format, options) => {
    const side = Math.ceil(Math.sqrt(most * 1e6)) + 1;
    const { status, body } = await upload([
      ['good.png', png],
      ['large', await withSize(format, side, options)],
    ]);
    expect(status).toBe(422);
    const message = `Images of this kind can have up to ${most} megapixels. Make it smaller, or save it as JPEG with up to 100 megapixels.`;
    expect(body.errors).toEqual([{ field: 'assets.1', message }]);
    await expect.poll(() => incomingFiles(sandbox.folder)).toEqual([]);
  });

  test('does not wait for pictures of another account', async () => {
    const large = await picture().resize(3000, 2000, { kernel: 'nearest' }).png().toBuffer();
    const many = Array.from({ length: 20 }, (_, i): [string, Buffer] => [`${i}.png`, large]);
    await upload([['warm.png', png]], TOKENS.enterprise);
    const order: string[] = [];
    const ended = (who: string) => () => order.push(who);
    const busy = [upload(many).then(ended('busy')), upload(many).then(ended('busy'))];
    await expect.poll(() => incomingFiles(sandbox.folder).length).toBeGreaterThanOrEqual(40);
    await upload([['one.png', png]], TOKENS.enterprise).then(ended('other'));
    await Promise.all(busy);
    expect(order).toEqual(['other', 'busy', 'busy']);
  });

  test('draws an SVG at the size of its thumbnail, however large it is', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="30000"><rect width="9" height="9"/></svg>',
    );
    const { status, body } = await upload([['wide.svg', drawing]]);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ width: 60_000, height: 30_000 }]);
    const thumb = await fetch(sandbox.origin + body.items[0].thumbUrl);
    const { width, height } = await sharp(Buffer.from(await thumb.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 240]);
  });

  test('refuses a picture that takes too much memory, and draws the next one', async () => {
    const { status, body } = await upload([['many.svg', manyElements()]]);
    expect(status).toBe(422);
    const message =
      'This image takes too much memory or time to draw. Save it as JPEG with up to 100 megapixels.';
    expect(body.errors).toEqual([{ field: 'assets.0', message }]);
    await expect.poll(() => incomingFiles(sandbox.folder)).toEqual([]);
    expect((await upload([['good.png', png]])).status).toBe(200);
  });
});

describe.runIf(process.platform === 'linux')('a process that draws', () => {
  test('reports a full disk as such', async () => {
    const source = join(newFolder(), 'a.png');
    writeFileSync(source, png);
    const failed = inMediaProcess({ source, target: '/dev/full' }, 'a test');
    await expect(failed).rejects.toSatisfy(isDiskFull);
  });

  const childrenOf = (pid: number | undefined): number[] =>
    execFileSync('ps', ['-e', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .flatMap((line) => {
        const [, parent, child, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
        return Number(parent) === pid && args.includes('media-process') ? [Number(child)] : [];
      });
  const isRunning = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z /.test(statOf(pid));
  const statOf = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      return '';
    }
  };

  test('starts with the first picture, is kept and replaced, and ends with the sandbox', async () => {
    const part = await startSandboxProcess(await freshFolder());
    const send = () => upload([['a.png', png]], TOKENS.owner, { ...sandbox, origin: part.origin });
    expect(childrenOf(part.child.pid)).toEqual([]);
    expect((await send()).status).toBe(200);
    const first = childrenOf(part.child.pid);
    expect(first).toHaveLength(1);
    expect((await send()).status).toBe(200);
    expect(childrenOf(part.child.pid)).toEqual(first);

    for (const pid of first) process.kill(pid, 'SIGKILL');
    await expect.poll(() => childrenOf(part.child.pid)).toEqual([]);
    expect((await send()).status).toBe(200);
    const second = childrenOf(part.child.pid);
    expect(second).toHaveLength(1);

    await part.kill();
    await expect.poll(() => second.filter(isRunning)).toEqual([]);
  });
});
