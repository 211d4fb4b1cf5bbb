// Terser before Vite's own minifier, which also chooses the short names: each finds what the other leaves.
import { minify } from 'terser';
import type { Plugin } from 'vite';

export function terser(): Plugin {
  return {
    name: 'terser',
    apply: 'build',
    async renderChunk(code) {
      const { code: shorter = code } = await minify(code, {
        module: true,
        ecma: 2020,
        mangle: false,
        compress: { passes: 2 },
      });
      return { code: shorter, map: null };
    },
  };
}
