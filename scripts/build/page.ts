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

/** Inlines the initial styles for the same reason. */
export function inlineFirstStyles(): Plugin {
  return {
    name: 'inline-first-styles',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g, (link, file: string) => {
          const styles = bundle[file];
          return styles?.type === 'asset' ? `    <style>${String(styles.source).trim()}</style>\n` : link;
        }),
    },
    // Files that import the entry list its styles among those to load first, although the page has them. The entry's own
    // script takes their place in the list, because it is loaded already.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        for (const file of entry?.viteMetadata?.importedCss ?? []) {
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry?.fileName}"`);
        }
      },
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
