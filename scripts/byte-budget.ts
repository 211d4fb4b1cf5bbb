// Compares what each page loads with its budget: its document, and the scripts and styles that it imports statically, as
// the manifest of the build lists them, compressed. Run after `npm run build`. Exits 1 if a page is over its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * KiB. A budget is a tenth above what the page loaded when it was set. If a better screen needs more, raise it and say
 * why in the commit.
 */
const BUDGETS: Record<string, number> = {
  '/signin': 150,
  '/signup': 152,
  '/signup/verify': 148,
  '/reset-password': 150,
  '/team': 151,
  '/subscription': 212,
  '/indie': 153,
  '/account/billing': 212,
  '/account/billing/card': 215,
  '/account/integrations': 206,
  '/account/profile': 240,
  '/admin/dashboard': 215,
  '/admin/accounts/create': 148,
  '/admin/accounts/$accountId/analytics': 242,
  '/admin/accounts/$accountId/profile': 236,
  '/admin/accounts/$accountId/settings': 236,
  '/dashboard': 210,
  '/analytics': 211,
  '/assets': 208,
  '/assets/create': 234,
  '/campaigns': 217,
  '/campaigns/create': 236,
  '/contacts': 225,
  '/contacts/edit': 247,
  '/devices': 217,
  '/gallery': 221,
  '/gallery/$id': 253,
  '/locations': 216,
  '/locations/create': 239,
  '/locations/$id': 239,
  '/managers': 214,
  '/managers/$id': 233,
  '/products': 214,
  '/products/create': 234,
  '/products/$id': 234,
  '/templates': 209,
  '/templates/$id': 311,
  '/session/$sessionId/general': 265,
  '/session/$sessionId/branding': 265,
  '/session/$sessionId/experiences': 265,
};

/** Dynamic imports that a page makes at once, by its route. */
const ON_DEMAND: Record<string, string[]> = {
  '/templates/$id': ['src/features/templates/editor/canvas/canvas-pane.tsx'],
};

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const keys = Object.keys(manifest);

/** The manifest's keys for a page and the frames around it. A tab may have no file besides its frame's. */
function entriesOf(route: string): string[] {
  const address = route.replaceAll(/\$\w+/g, '$');
  const pages = keys.flatMap((key) => {
    const [, tree, path = '', file] = /^src\/routes\/(_\w+)(.*?)(\/index|\/route)?\.tsx\?/.exec(key) ?? [];
    return tree ? [{ key, tree, path: path.replaceAll(/\$\w+/g, '$'), isAround: file === '/route' }] : [];
  });
  const own = pages.filter(
    ({ path, isAround }) => path === address || (isAround && address.startsWith(`${path}/`)),
  );
  const frame = pages.find(({ path, tree }) => path === '' && tree === own[0]?.tree);
  if (!frame) throw new Error(`The build has no file for ${route}.`);
  return ['index.html', ...[frame, ...own].map(({ key }) => key), ...(ON_DEMAND[route] ?? [])];
}

/** The files of these entries, with all that they import statically. */
function filesOf(entries: string[]): Set<string> {
  const files = new Set(['index.html']);
  const seen = new Set(entries);
  // Iterating a set includes items added meanwhile.
  for (const key of seen) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}.`);
    const { file, imports = [], css = [] } = chunk;
    for (const name of [file, ...css]) files.add(name);
    for (const next of imports) seen.add(next);
  }
  return files;
}

const sizeOf = (file: string) =>
  statSync(existsSync(`dist/${file}.br`) ? `dist/${file}.br` : `dist/${file}`).size;

const { routes } = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as { routes: string[] };
const over: string[] = [];
for (const route of routes) {
  const KiB = [...filesOf(entriesOf(route))].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const budget = BUDGETS[route] ?? 0;
  console.log(`${KiB.toFixed(1).padStart(6)} of ${`${budget}`.padStart(3)} KiB  ${route}`);
  if (KiB > budget) over.push(route);
}
if (over.length > 0) {
  console.error(`Over their budget: ${over.join(', ')}.`);
  process.exitCode = 1;
}
