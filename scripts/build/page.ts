// What the build writes into the page and its manifests.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Inlines the theme script: it must run before the first paint, and another request would delay that. */
export function inlineThemeBoot(): Plugin {
  return {
    name: 'inline-theme-boot',
    transformIndexHtml: (html) => {
      const script = readFileSync(new URL('../../src/ui/theme-boot.js', import.meta.url), 'utf8');
      // Every page waits for it, so its comments stay here.
      const code = script.replaceAll(/^ *\/\/.*\n/gm, '');
      return html.replace('<!-- theme-boot -->', () => `<script>${code}</script>`);
    },
  };
}

/** The product's name is stated in public/config.json; the page's title and the manifests repeat it. */
export function nameProduct(): Plugin {
  const { productName } = JSON.parse(
    readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'),
  );
  return {
    name: 'name-product',
    transformIndexHtml: (html, { path }) =>
      path === '/index.html'
        ? html.replace(/<title>.*<\/title>/, () => `<title>${productName}</title>`)
        : html,
    writeBundle({ dir = 'dist' }) {
      for (const scheme of ['light', 'dark']) {
        const file = `${dir}/manifest-${scheme}.webmanifest`;
        const manifest = {
          ...JSON.parse(readFileSync(file, 'utf8')),
          name: productName,
          short_name: productName,
        };
        writeFileSync(file, JSON.stringify(manifest, null, 2));
      }
    },
  };
}
