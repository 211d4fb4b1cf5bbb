// A full disk: each call and each start reports it correctly. Uses a small real file system where
// one can be mounted (root on Linux), and a simulated full disk everywhere else.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  databaseOf,
  filesForm,
  freshFolder,
  incomingFiles,
  keptFiles,
  picture,
  startPart,
  type TestPart,
  TOKENS,
} from './testing.ts';

const as = TOKENS.owner;
const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
const pretended = mkdtempSync(join(tmpdir(), 'disk-'));
afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });
  rmSync(pretended, { recursive: true });
});

interface Disk {
  path: string;
  fill(filler: string): void;
  env?: NodeJS.ProcessEnv;
}

const disks: [what: string, disk: Disk][] = [
  [
    'a full disk, pretended',
    {
      path: pretended,
      fill: (filler) => writeFileSync(filler, ''),
      env: {
        NODE_OPTIONS: `--import=${new URL('./full-disk-testing.ts', import.meta.url)}`,
        DISK_FULL: join(pretended, 'filler'),
      },
    },
  ],
];
if (mounted) {
  disks.push([
    'a full disk, mounted',
    {
      path: disk,
      fill: (filler) => {
        rmSync(filler, { force: true });
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      },
    },
  ]);
}

describe.each(disks)('%s', (_, { path, env, ...disk }) => {
  const folder = join(path, 'data');
  const filler = join(path, 'filler');
  const fill = () => disk.fill(filler);
  let sandbox: TestPart;
  let DATABASE_URL: string | undefined;
  const start = () => startPart('./main.ts', { DATA_DIR: folder, DATABASE_URL, ...env });
  beforeAll(async () => {
    const fresh = await freshFolder();
    DATABASE_URL = await databaseOf(fresh);
    cpSync(fresh, folder, { recursive: true });
    sandbox = await start();
  });
  afterAll(() => sandbox.stop());

  const uploads: [what: string, path: string, form: () => Promise<FormData>][] = [
    [
      'a picture',
      '/assets?type=misc',
      async () => filesForm([['a.png', await picture(300, 300).png().toBuffer()]]),
    ],
    [
      'several pictures',
      '/assets?type=misc',
      async () =>
        filesForm([
          ['a.png', await picture(300, 300).png().toBuffer()],
          ['b.png', await picture(300, 300).png().toBuffer()],
        ]),
    ],
    ['an import', '/contacts/import', async () => filesForm([['a.csv', csv()]], 'contacts')],
  ];

  test.each(uploads)(
    'answers %s with 503, and accepts it when there is space again',
    async (_what, path, form) => {
      const body = await form();
      const before = keptFiles(folder);
      fill();
      const refused = await call(sandbox.origin, 'POST', path, { as, form: body });
      expect(refused).toMatchObject({
        status: 503,
        body: { detail: expect.stringMatching(/^The disk is full/) },
      });
      expect((await call(sandbox.origin, 'GET', '/assets', { as })).status).toBe(200);
      rmSync(filler);
      expect(keptFiles(folder)).toEqual(before);
      await expect.poll(() => incomingFiles(folder)).toEqual([]);
      expect((await call(sandbox.origin, 'POST', path, { as, form: body })).status).toBe(200);
    },
  );

  test('is reported at the start, which leaves no lock behind', async () => {
    await sandbox.stop();
    fill();
    await expect(start()).rejects.toThrow(
      /^The disk is full: .*data.* cannot be written\. Make room, then start again\.$/,
    );
    rmSync(filler);
    sandbox = await start();
    expect((await call(sandbox.origin, 'GET', '/assets', { as })).status).toBe(200);
  });
});

/** More data than fits into files that are still open. */
const csv = () =>
  Buffer.from(
    `emailAddress,notes\n${Array.from({ length: 3000 }, (_, i) => `p${i}@mail.example,${'n'.repeat(100)}\n`).join('')}`,
  );
