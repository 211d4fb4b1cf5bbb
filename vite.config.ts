import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messages } from './scripts/compile-messages.ts';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url)).replace(/\/$/, '');

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

/** Sets the first styles into the page too: the first paint needs them, and a request for them would delay it. */
function inlineFirstStyles(): Plugin {
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
  };
}

/** The product's name is stated in public/config.json; the page's title and the manifests repeat it. */
function nameProduct(): Plugin {
  const { productName } = JSON.parse(readFileSync(new URL('./public/config.json', import.meta.url), 'utf8'));
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

/** Marks the modules of a second copy of a package. */
const COPY = '?second-copy';

/**
 * Gives one file of ours a copy of the identity SDK of its own, with what only it uses. The SDK's core is shared: both
 * copies work on one application. Of no use while developing, where files are not counted.
 */
function secondCopy(): Plugin {
  const forFile = source('identity/firebase-ways.ts');
  return {
    name: 'second-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(wanted, importer) {
      const isOurs = importer === forFile && wanted === 'firebase/auth';
      const isWithin = importer?.endsWith(COPY) && /^(\.|@firebase\/auth$)/.test(wanted);
      if (!isOurs && !isWithin) return null;
      const found = await this.resolve(wanted, importer?.replace(COPY, ''), { skipSelf: true });
      return found && { ...found, id: found.id + COPY };
    },
  };
}

/**
 * Sets the constants of the identity SDK's classes back into them, where its source has them (`static PROVIDER_ID`).
 * It is published with the statement behind the class, which keeps a class that nobody uses: the pop-up's, and a
 * provider's for each other service.
 */
function staticConstants(): Plugin {
  return {
    name: 'static-constants',
    apply: 'build',
    transform: {
      filter: { id: /\/@firebase\/auth\/dist\/esm\/index-/ },
      handler(code) {
        const constants = new Map<string, string>();
        const without = code.replace(
          /^(\w+)(\.\w+ = (?:'\w+'|"[\w.]+"|null|\[\])[^;\n]*;)$/gm,
          (_, name, rest) => {
            constants.set(name, `${constants.get(name) ?? ''} static ${rest.slice(1)}`);
            return '';
          },
        );
        return without.replace(/^class (\w+) .*\{$/gm, (line, name) => line + (constants.get(name) ?? ''));
      },
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
  '/firebaseinstallations.googleapis.com',
  '/firebaseremoteconfig.googleapis.com',
  '/firebase.googleapis.com',
  '/www.googletagmanager.com',
];

/** The public site is another host, and all of it is the mock's. */
function guestHost(): Plugin {
  return {
    name: 'guest-host',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!/^guest\.localhost(:\d+)?$/.test(request.headers.host ?? '')) return next();
        const { method, url, headers } = request;
        const asked = ask(`${api}${url}`, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        asked.on('error', next);
        request.pipe(asked);
      });
    },
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Tells whether a module comes along with one of these, by imports that are not put off. */
function comesWith(...roots: string[]) {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    if (!reached) {
      reached = new Set(roots.map(source));
      for (const at of reached) {
        // A library's index names all there is: who imports one part does not mean the others.
        if (at.includes('node_modules')) continue;
        // A set hands out what is added while it is being walked.
        for (const next of graph.getModuleInfo(at)?.importedIds ?? []) reached.add(next);
      }
    }
    return reached.has(id);
  };
}

/** The frame of the signed-in pages, and what each of them builds on. */
const comesWithApp = comesWith(
  'components/shell/app-frame.tsx',
  'session/query-client-for.ts',
  'components/feedback/load-error.tsx',
  'components/page/page-header.tsx',
  'components/page/pager.tsx',
  'api/load.ts',
  'ui/icon.tsx',
);
const comesWithEntry = comesWith('features/entry/entry-frame.tsx', 'features/entry/signin-screen.tsx');

const LIST = 'components/list/list-screen.tsx';
/** What every list is made of, and what every form is. */
const comesWithList = comesWith(
  LIST,
  'components/list/list-pending.tsx',
  'components/list/use-each.ts',
  // What lists filter by, forms let choose.
  'components/pickers/location-choices.ts',
  'ui/badge.tsx',
);
const comesWithForm = comesWith(
  'components/form/record-form.tsx',
  'components/form/fields.ts',
  'components/confirm/delete-button.tsx',
  'components/form/form-pending.tsx',
);

const areas = new Map(
  readdirSync(source('features')).map((area) => [
    area,
    comesWith(`features/${area}/${area}-screen.tsx`, `features/${area}/${area}-pending.tsx`),
  ]),
);

/** The files of the pages for somebody who is signed in, and of those before. */
const FRAMES = ['app', 'entry'];

/**
 * Few files: left alone, each module that two pages share becomes a file and a request of its own. What each signed-in
 * page needs is one file, and an area's own modules go with its first page. Overlays and other pages stay apart.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const page = /\/src\/routes\/(.*)\.tsx\?tsr-split/.exec(id)?.[1];
  // The rules of a form come with its page, though the calls beside them may be needed everywhere.
  const isFormRules = id.includes('/api/generated/bodies/');
  const app = page === '_app' || (comesWithApp(id, graph) && !isFormRules);
  const entry = page === '_entry' || page === '_entry/signin' || comesWithEntry(id, graph);
  if (app || entry) return app && entry ? 'start' : app ? 'app' : 'entry';
  // Each page that reads data needs it, and of a library only the index is seen to be reached.
  if (/\/@tanstack\/(react-query|query-core)\//.test(id)) return 'app';
  // The same with icons. Those that several areas have would come with the code of one of them.
  if (/\/Icon(DeviceMobile|Eye|Mail|Trash|Upload|Video)\.mjs$/.test(id)) return 'app';
  const own = [...areas].flatMap(([area, comes]) => (comes(id, graph) ? [{ area, comes }] : []));
  const inList = comesWithList(id, graph);
  const calls = /\/src\/api\/generated\/(hooks|bodies)\/(\w+)\.ts$/.exec(id);
  // What two areas ask of a third need not come with every list.
  if (calls && own.length > 1) return calls[1] === 'hooks' ? `${calls[2]}-calls` : null;
  if (own.length > 1 || inList || comesWithForm(id, graph)) {
    // An area that is no list is spared what lists and forms share.
    const isApart = own.some(({ comes }) => !comes(source(LIST), graph));
    if (isApart) return 'app';
    return inList || own.length > 1 ? 'list' : 'form';
  }
  const area = /\/src\/(?:features|routes\/_app)\/([^/]+)\//.exec(id)?.[1] ?? '';
  return page === `_app/${area}/index` || own[0]?.area === area ? area : null;
}

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
    secondCopy(),
    staticConstants(),
    inlineThemeBoot(),
    inlineFirstStyles(),
    nameProduct(),
    guestHost(),
  ],
  // A declaration that a worker shares with the page has words in it.
  worker: { format: 'es', plugins: () => messages() },
  resolve: { alias: { '~': source('') } },
  server: {
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By name and not by two groups: what is there from the start takes its helpers along.
            { name: 'start', priority: 4, tags: ['$initial'] },
            {
              name: (id, graph) => (chunkOf(id, graph) === 'start' ? 'start' : null),
              priority: 4,
              debugName: 'shared',
            },
            // A file takes along what its modules need; so what all pages share is taken before any one area's.
            {
              name: (id, graph) => FRAMES.find((frame) => frame === chunkOf(id, graph)) ?? null,
              priority: 3,
              debugName: 'frames',
            },
            // Then what lists share with forms, which need not come with a list.
            {
              name: (id, graph) => (chunkOf(id, graph) === 'list' ? 'list' : null),
              priority: 2.5,
              debugName: 'lists',
            },
            {
              name: (id, graph) => (chunkOf(id, graph) === 'form' ? 'form' : null),
              priority: 1.5,
              debugName: 'forms',
            },
            // Campaigns and the gallery have times of day in common, and nothing else.
            { name: 'wall-clock', test: /\/src\/lib\/wall-clock\.ts$/, priority: 2 },
            // The SDK's own core goes with sign-in, which comes first; its other rooms come when the page is idle.
            {
              name: 'identity',
              test: /\/src\/(provider\/(firebase-app|provider-fetch)|identity\/firebase)\.ts|\/node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|component|logger|util)|idb)\/[^?]*$/,
              priority: 1,
            },
            { name: chunkOf, priority: 1, debugName: 'rooms' },
          ],
        },
      },
    },
  },
});
