// Which file of the build a module goes into, and why not by the bundler's own rules: docs/decisions/0007.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions } from 'vite';

const source = (path: string) =>
  fileURLToPath(new URL(`../../src/${path}`, import.meta.url)).replace(/\/$/, '');

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Tells whether a module is reached from one of these files by static imports. */
function comesWith(...roots: string[]) {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    if (!reached) {
      reached = new Set(roots.map(source));
      for (const at of reached) {
        // A library's index imports every part, and a file that uses one part does not need the rest.
        if (at.includes('node_modules')) continue;
        // Iterating a set includes what is added on the way.
        for (const next of graph.getModuleInfo(at)?.importedIds ?? []) reached.add(next);
      }
    }
    return reached.has(id);
  };
}

/** What the router knows of the signed-in pages: their URLs, and the validators of their search params. */
const comesWithPages = comesWith('routeTree.gen.ts');
const isOfPages = (id: string, graph: ModuleGraph) =>
  /\/(routeTree\.gen|lib\/search-schema)\.ts$|\/src\/routes\/_app[^?]*$|\/api\/generated\/params\/|\/node_modules\/zod\//.test(
    id,
  ) ||
  (/\/src\/features\//.test(id) && comesWithPages(id, graph));

/** The frame of the signed-in pages, and what every one of them uses. */
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
const comesWithList = comesWith(LIST, 'components/list/list-pending.tsx');
const comesWithForm = comesWith(
  'components/form/record-form.tsx',
  'components/form/fields.ts',
  'components/confirm/delete-button.tsx',
  'components/form/form-pending.tsx',
  // Pages with a form use it.
  'ui/disclosure.module.css',
);

/** What lists and forms both use: a form does not load a list for it. */
const comesWithBoth = comesWith(
  'api/use-action.ts',
  'components/list/use-batches.ts',
  'components/page/page-tabs.tsx',
  'components/pickers/location-choices.ts',
  'components/pickers/location-names.tsx',
  'components/pickers/manager-choices.ts',
  'ui/avatar.tsx',
  'ui/badge.tsx',
  'ui/use-bottom-bar.ts',
);

/** Otherwise they would be bundled with the first area that uses them. */
const SHARED_ICONS =
  /\/Icon(ArrowRight|Ban|Calendar|Copy|DeviceMobile|Download|HeartFilled|Link|LinkOff|List|Message|Pencil|PlugConnectedX|Refresh)\.mjs$/;
/** What panels and dialogs of several areas use. Each file has its name in the first script of every page. */
const DIALOG_ICONS =
  /\/Icon(ArrowBackUp|CircleCheck|Clock|ExternalLink|EyeX|FileUnknown|Keyboard|LockOpen|Maximize|PhotoPlus|PlayerPause|PlayerPlay|Sun|TableImport|Tag|Unlink|UserCheck)\.mjs$/;
/** What the dashboard and the analytics page have in common. */
const FIGURES =
  /\/src\/(components\/(charts\/(change|format-change|metric-words|scale|charts\.module)|page\/card|feedback\/loaded)|api\/(load-parts|generated\/(hooks|params|enums)\/analytics))\./;
/** What the gallery, the page of a photo and its dialogs have in common. */
const OF_PHOTOS =
  /\/features\/photos\/(filters\/gallery-search|photo-rights|photo-words|use-photo-label)\.ts/;

/** What the first page of each area uses. */
const areas = new Map(
  readdirSync(source('features')).map((area) => [
    area,
    comesWith(`features/${area}/${area}-screen.tsx`, `features/${area}/${area}-pending.tsx`),
  ]),
);

/** The pages of a single record. What they share with the list of their area does not bring the list with it. */
const comesWithRecord = comesWith(
  'features/accounts/account/account-frame.tsx',
  'features/accounts/account/account-screens.tsx',
  'features/locations/location-screens.tsx',
  'features/managers/manager-screens.tsx',
);

/**
 * The name of a module's file; null leaves it to the bundler, which makes a file for each set of pages that share
 * modules. Dialogs and further pages are left to it.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (isOfPages(id, graph)) return 'pages';
  // Signed-in pages have it too, and must not load the sign-in form for it.
  if (/\/src\/ui\/text-field\.|\/Icon(Eye|EyeOff)\.mjs$/.test(id)) return 'text-field';
  // The profile changes a password, and must not load the sign-in form for it either.
  if (id.endsWith('/src/identity/errors.ts')) return 'signin-errors';
  const page = /\/src\/routes\/(.*)\.tsx\?tsr-split/.exec(id)?.[1];
  // A form's validators come with its page, even where every page has the calls beside them.
  const isFormRules = id.includes('/api/generated/bodies/');
  const app = page === '_app' || (comesWithApp(id, graph) && !isFormRules);
  const entry = page === '_entry' || page === '_entry/signin' || comesWithEntry(id, graph);
  if (app || entry) return app && entry ? 'start' : app ? 'app' : 'entry';
  // Reads of many records at once: in panels and dialogs only.
  if (/\/(useQueries|queriesObserver)\.js$/.test(id)) return 'queries';
  // The walk above stops at a library's index: what several areas use of one is named here.
  if (
    /\/@tanstack\/(react-query|query-core)\/|\/useLocation\.js$|\/Icon(Mail|Trash|Upload|Video)\.mjs$/.test(
      id,
    )
  )
    return 'app';
  if (SHARED_ICONS.test(id)) return 'icons';
  if (DIALOG_ICONS.test(id)) return 'dialog-icons';
  if (/\/composer\/composer\.module\./.test(id)) return 'composer-parts';
  if (id.endsWith('/features/products/product-order.ts')) return 'products-calls';
  // Forms use them too, and who sees a refusal must not load a form for it.
  if (/\/(feedback\/limit-link\.tsx|IconLock\.mjs)$/.test(id)) return 'refusal-parts';
  if (/\/src\/ui\/segmented\./.test(id)) return 'segmented';
  // Times of day: for campaigns, and for the days of the gallery and of analytics.
  if (/\/src\/lib\/(wall-clock|days)\.ts$/.test(id)) return 'wall-clock';
  if (FIGURES.test(id)) return 'figures';
  // The gallery and the list of assets accept files too, and load the rest when these are dragged.
  if (id.endsWith('/upload/file-drop.tsx')) return 'app';
  if (/\/upload\/(drop-zone|window-drop)\./.test(id)) return 'drop-zone';
  // The uploads of assets and of photos have it in common.
  if (/\/components\/upload\/(upload\.module|upload-queue|upload-zone|use-chosen|use-uploads)\./.test(id))
    return 'upload';
  // The list of templates and the editor have these in common.
  if (/\/(ui\/editable-text\.|features\/templates\/(template-queries|use-may-change)\.ts)/.test(id))
    return 'template-parts';
  // Lists and the dashboard have it in common.
  if (id.endsWith('/components/session-status.tsx')) return 'sessions-calls';
  // The list of sessions and the pages of one have it in common.
  if (id.endsWith('/features/sessions/session-cells.tsx')) return 'session-cells';
  // What few areas use of these does not belong to every page.
  if (/\/(lib\/money|components\/service-names)\.ts$/.test(id)) return 'money-and-services';
  const own = [...areas].flatMap(([area, comes]) => (comes(id, graph) ? [{ area, comes }] : []));
  const inBoth = comesWithBoth(id, graph) || /\/Icon(ArrowDown|ArrowUp|Plus)\.mjs$/.test(id);
  const inList = comesWithList(id, graph) && !inBoth;
  const inForm = comesWithForm(id, graph) && !inBoth;
  const calls = /\/src\/api\/generated\/(hooks|bodies)\/(\w+)\.ts$/.exec(id);
  // Calls of a third area that two areas make do not belong to every list.
  const isShared = own.length > 1 || /^(assets|contacts|photos|products|templates)$/.test(calls?.[2] ?? '');
  if (calls && isShared) return calls[1] === 'hooks' ? `${calls[2]}-calls` : null;
  if (OF_PHOTOS.test(id)) return 'photos-calls';
  // Contacts and photos use the first two.
  if (/\/(components\/contact-name\.ts|IconUserPlus\.mjs|pickers\/known-tags\.ts)$/.test(id))
    return 'contacts-calls';
  // Choices of a record come with the calls of its area.
  const choices = /\/pickers\/(device|session)-choices\.ts$/.exec(id)?.[1];
  if (choices) return `${choices}s-calls`;
  if (own.length > 1 || inBoth || inList || inForm) {
    // An area without a list does not load what lists and forms share.
    const isApart = own.some(({ comes }) => !comes(source(LIST), graph));
    if (isApart) return 'app';
    if (inList !== inForm) return inList ? 'list' : 'form';
    return 'list-or-form';
  }
  if (own[0] && comesWithRecord(id, graph)) return `${own[0].area}-calls`;
  const area = /\/src\/(?:features|routes\/_app)\/([^/]+)\//.exec(id)?.[1] ?? '';
  return page === `_app/${area}/index` || own[0]?.area === area ? area : null;
}

type Output = Extract<
  NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']>,
  { codeSplitting?: unknown }
>;
type Groups = NonNullable<Extract<Output['codeSplitting'], object>['groups']>;

/** One file of this name, taken before those of a lower priority: a file also takes what its modules import. */
const one = (name: string, priority: number): Groups[number] => ({
  name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  priority,
  debugName: name,
});

export const chunkGroups: Groups = [
  { name: 'start', priority: 4, tags: ['$initial'] },
  one('start', 4),
  one('pages', 3.5),
  one('text-field', 3.2),
  one('signin-errors', 3.2),
  one('app', 3),
  one('entry', 3),
  one('list-or-form', 2.6),
  one('list', 2.5),
  {
    name: (id, graph) =>
      /^(\w+-calls|composer-parts|dialog-icons|refusal-parts|money-and-services|figures|icons|queries|segmented|session-cells|upload|wall-clock)$/.exec(
        chunkOf(id, graph) ?? '',
      )?.[0] ?? null,
    priority: 2,
    debugName: 'shared by a few areas',
  },
  one('form', 1.5),
  one('template-parts', 1.2),
  // The identity SDK, which comes while the sign-in form is being filled in.
  {
    name: 'identity',
    test: /\/src\/(provider\/(firebase-app|provider-fetch)|identity\/firebase)\.ts|\/node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|component|logger|util)|idb)\/[^?]*$/,
    priority: 1,
  },
  { name: chunkOf, priority: 1, debugName: 'areas' },
];
