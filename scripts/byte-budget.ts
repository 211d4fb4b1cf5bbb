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
  '/signin': 126,
  '/signup': 131,
  '/signup/verify': 130,
  '/reset-password': 132,
  '/team': 166,
  '/subscription': 181,
  '/indie': 132,
  '/account/billing': 181,
  '/account/billing/card': 181,
  '/account/integrations': 178,
  '/account/profile': 229,
  '/admin/dashboard': 189,
  '/admin/accounts/create': 128,
  '/admin/accounts/$accountId/analytics': 194,
  '/admin/accounts/$accountId/profile': 201,
  '/admin/accounts/$accountId/settings': 193,
  '/dashboard': 188,
  '/analytics': 191,
  '/assets': 177,
  '/assets/create': 202,
  '/campaigns': 190,
  '/campaigns/create': 207,
  '/contacts': 192,
  '/contacts/edit': 214,
  '/devices': 189,
  '/gallery': 201,
  '/gallery/$id': 194,
  '/locations': 187,
  '/locations/create': 199,
  '/locations/$id': 199,
  '/managers': 186,
  '/managers/$id': 194,
  '/products': 188,
  '/products/create': 192,
  '/products/$id': 192,
  '/templates': 179,
  '/templates/$id': 273,
  '/session/$sessionId/general': 231,
  '/session/$sessionId/branding': 231,
  '/session/$sessionId/experiences': 231,
};

/** What a page always loads on demand, by its route. */
const ON_DEMAND: Record<string, string[]> = {
  '/templates/$id': ['src/features/templates/editor/canvas/canvas-pane.tsx'],
};

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const keys = Object.keys(manifest);

/** The key of a chunk that several pages share. */
const shared = (name: string) => keys.find((key) => new RegExp(`^_${name}-[0-9a-f]+\\.js$`).test(key));

/** The keys of a page: the frame around it, and its own file, or that of its area. */
function entriesOf(route: string): string[] {
  const path = route.replaceAll(/\$\w+/g, '\\$\\w+');
  const parent = path.slice(0, path.lastIndexOf('/'));
  const own = new RegExp(`^src/routes/_(app|entry)(${path}(/index)?|${parent}/route)\\.tsx\\?`);
  const key =
    keys.find((one) => own.test(one)) ?? shared(route === '/signin' ? 'entry' : (route.split('/')[1] ?? ''));
  const frame = key?.includes('entry') ? [shared('entry')] : [shared('pages'), shared('app')];
  const all = ['index.html', ...frame, key, ...(ON_DEMAND[route] ?? [])];
  const missing = all.findIndex((one) => one === undefined || !(one in manifest));
  if (missing !== -1) throw new Error(`The build has no file for ${all[missing] ?? route}; adapt entriesOf.`);
  return all.filter((one) => one !== undefined);
}

/** The files of these entries, with all that they import statically. */
function filesOf(entries: string[]): Set<string> {
  const files = new Set(['index.html']);
  const seen = new Set(entries);
  // Iterating a set includes items added meanwhile.
  for (const key of seen) {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: '' };
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
