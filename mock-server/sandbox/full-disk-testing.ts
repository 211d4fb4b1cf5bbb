// Simulates a full disk for tests. Loaded into a part before its own code (`--import`), it refuses
// new data while the file in DISK_FULL exists; as on a real disk, existing data can be overwritten.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.DISK_FULL ?? '';

function refuseGrowth(): void {
  if (!fs.existsSync(flag)) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
}

const { writeSync, writeFileSync, statfsSync } = fs;

/** PGlite uses this function, and passes the position. */
fs.writeSync = ((fd: number, data: NodeJS.ArrayBufferView, offset: number, length: number, at: number) => {
  if (at === undefined || at === null || at + length > fs.fstatSync(fd).size) refuseGrowth();
  return writeSync(fd, data, offset, length, at);
}) as typeof fs.writeSync;

fs.writeFileSync = (file, data, options) => {
  // As on a real disk, the empty file is created.
  writeFileSync(file, '', options);
  refuseGrowth();
  if (typeof file !== 'number') fs.rmSync(file);
  writeFileSync(file, data, options);
};

fs.statfsSync = ((path: string) => {
  const found = statfsSync(path);
  return fs.existsSync(flag) ? { ...found, bavail: 0 } : found;
}) as typeof fs.statfsSync;

const writeFile = fs.promises.writeFile;
fs.promises.writeFile = async (...given) => {
  refuseGrowth();
  return writeFile(...given);
};

const handle = await open(process.execPath);
const ofHandles = Object.getPrototypeOf(handle) as typeof handle;
await handle.close();
const { writeFile: writeToHandle } = ofHandles;
ofHandles.writeFile = async function (...given) {
  refuseGrowth();
  return writeToHandle.apply(this, given);
};

syncBuiltinESMExports();
