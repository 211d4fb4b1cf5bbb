import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that a crash leaves the old one or the new one, and never a half. When it returns, the new one
 * lasts. One at a time for each file.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.new`;
  const handle = await open(aside, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, path);
  // Windows cannot open a folder; its file system keeps names in order anyway.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
