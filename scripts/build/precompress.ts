// Compressed copies of scripts and styles, so that no visitor waits for the compression.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from '../brotli.ts';

export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = 'dist' }, bundle) {
      // Only what has a hash in its name: other files may be changed after the build.
      const files = Object.keys(bundle).filter((name) => /^static\/.*\.(js|css|svg)$/.test(name));
      const write = async (name: string) => {
        const file = join(dir, name);
        // A file of this name in the last build is the same: three quarters of the work are fonts, which rarely change.
        await copyFile(join('dist', `${name}.br`), `${file}.br`).catch(async () =>
          writeFile(`${file}.br`, await compress(await readFile(file))),
        );
      };
      await Promise.all(files.map(write));
    },
  };
}
