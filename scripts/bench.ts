// `npm run bench`: measures speed and size, side by side in one run. Nothing here passes or fails.
// `npm run bench -- door sizes` runs some of them; `npm run bench -- web --part navigation --beside FOLDER` a part of `web`,
// with another build beside it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDoor } from './bench/door.ts';
import { benchDrift } from './bench/drift.ts';
import { benchImportGrid } from './bench/import-grid.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMicrosite } from './bench/microsite.ts';
import { type BenchedMock, startBenchedMock } from './bench/mock.ts';
import { benchScene } from './bench/scene.ts';
import { benchSizes } from './bench/sizes.ts';
import { benchWeb } from './bench/web.ts';

const NAMES = ['door', 'sizes', 'memory', 'import-grid', 'drift', 'scene', 'microsite', 'web'];
/** Benchmarks that start what they need. */
const ALONE = ['import-grid', 'drift', 'scene', 'web'];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', multiple: true, default: [] }, beside: { type: 'string' } },
});
const wanted = positionals.length > 0 ? positionals : NAMES;
const strangers = wanted.filter((name) => !NAMES.includes(name));
if (strangers.length > 0) {
  console.error(`There is no benchmark "${strangers[0]}"; there are ${NAMES.join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const running: BenchedMock[] = [];
const start = async (size: string) => {
  const dataDir = join(folder, size);
  console.error(`Seeding ${size} …`);
  execFileSync(process.execPath, ['scripts/seed.ts', '--size', size], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const mock = await startBenchedMock(dataDir);
  running.push(mock);
  return mock;
};

try {
  const load = loadavg()[0]?.toFixed(2);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load} at the start\n`);
  if (wanted.includes('import-grid')) console.log(`${await benchImportGrid()}\n`);
  if (wanted.includes('drift')) console.log(`${await benchDrift()}\n`);
  if (wanted.includes('scene')) console.log(`${await benchScene()}\n`);
  if (wanted.includes('web')) console.log(`${await benchWeb(values.part, values.beside)}\n`);
  if (wanted.some((name) => !ALONE.includes(name))) {
    const small = await start('small');
    if (wanted.includes('door')) console.log(`${await benchDoor(small)}\n`);
    if (wanted.includes('sizes')) console.log(`${await benchSizes(small, await start('large'))}\n`);
    if (wanted.includes('microsite')) console.log(`${await benchMicrosite(small)}\n`);
    if (wanted.includes('memory')) console.log(`${await benchMemory(small)}\n`);
  }
} finally {
  for (const mock of running) await mock.stop();
  rmSync(folder, { recursive: true, force: true });
}
