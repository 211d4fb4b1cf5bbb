import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { devGuard } from './scripts/build/dev-guard.ts';
import { guestHost } from './scripts/build/guest-host.ts';
import { jsonImports } from './scripts/build/json-imports.ts';
import { inlineThemeBoot, nameProduct } from './scripts/build/page.ts';
import { precompress } from './scripts/build/precompress.ts';
import { messages } from './scripts/compile-messages.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:4010';
/** Everything that is not a page of ours, on the app's own origin: no CORS, and the content policy says 'self'. */
const proxied = [
  '/api',
  '/media',
  '/_mock',
  '/openapi.json',
  '/openapi.yaml',
  '/emulator',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/firebaseinstallations.googleapis.com',
  '/firebaseremoteconfig.googleapis.com',
  '/firebase.googleapis.com',
  '/www.googletagmanager.com',
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One file a page, its loader too: the address alone stays in the first script.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
      },
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    react(),
    messages(),
    inlineThemeBoot(),
    nameProduct(),
    guestHost(api),
    jsonImports(),
    precompress(),
  ],
  // A declaration that a worker shares with the page has words in it.
  worker: { format: 'es', plugins: () => messages() },
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    ...devGuard(process.env.DATA_DIR ?? 'data'),
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])),
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // Not `assets`: the product has pages of that name.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // Outlines of emoji, which are loaded on demand.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // It would tell who starts the product what our own plugins take: decision 0007 says it.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
