// Compressed copies of scripts and styles, so that no visitor waits for the compression.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from '../brotli.ts';

export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = 'dist' }, bundle) {
      // Only what has a hash in its name: other files may be changed after the build.
      const files = Object.keys(bundle).filter((name) => /^static\/.*\.(js|css|svg)$/.test(name));
      const write = async (file: string) => writeFile(`${file}.br`, await compress(await readFile(file)));
      await Promise.all(files.map((name) => write(join(dir, name))));
    },
  };
}
