import { readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Sets the theme script into the page: it must run before the first paint, and a request of its own would delay that. */
function inlineThemeBoot(): Plugin {
  return {
    name: 'inline-theme-boot',
    transformIndexHtml: (html) => {
      const script = readFileSync(new URL('./src/ui/theme-boot.js', import.meta.url), 'utf8');
      return html.replace('<!-- theme-boot -->', () => `<script>${script}</script>`);
    },
  };
}

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4010';
/** Everything that is not a page of ours, on the app's own origin: no CORS, and the content policy says 'self'. */
const proxied = [
  '/api',
  '/media',
  '/_mock',
  '/emulator',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    inlineThemeBoot(),
  ],
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])),
  },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
