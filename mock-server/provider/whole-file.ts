import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: a crash leaves the old content or the new one. The new content is
 * durable when it returns. One call at a time for each file.
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
  // Windows cannot open a folder; its file system preserves the order of names anyway.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
