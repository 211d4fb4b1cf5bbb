// Which file of the build a module goes into: docs/decisions/0007.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleGraph = Rolldown.ChunkingContext;

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const MAIN = `${source}main.tsx`;
const routes = globSync('routes/**/*.tsx', { cwd: source });
/** The first page of each area: the ones that the navigation leads to, and those beside them. */
const FIRST_PAGE = /^routes\/_app\/(?!.*(\$|create|edit|card|deleted|profile))/;
const areaOf = (file: string) => /_app\/([^/.]+)/.exec(file)?.[1];

/** What these modules import statically, without what the index of a tag's calls or of a library lists besides. */
function reachedFrom(start: Iterable<string>, graph: ModuleGraph, without = /\/generated\/bodies\//) {
  const reached = new Set(start);
  for (const id of reached) {
    if (id.includes('/node_modules/')) continue;
    // Iterating a set includes what is added meanwhile.
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!without.test(next)) reached.add(next);
    }
  }
  return reached;
}

let known: ReturnType<typeof readPages> | undefined;

function readPages(graph: ModuleGraph) {
  // The router makes the components of a route a dynamic import.
  const ofRoutes = (wanted: (file: string) => boolean) =>
    reachedFrom(
      routes
        .filter(wanted)
        .flatMap((file) => graph.getModuleInfo(source + file)?.dynamicallyImportedIds ?? []),
      graph,
    );
  const first = routes.filter((file) => FIRST_PAGE.test(file)).map((file) => ofRoutes((one) => one === file));
  const isList = (page: Set<string>) => page.has(`${source}patterns/list/list-screen.tsx`);
  const areas = [...new Set(routes.map(areaOf))];
  return {
    start: reachedFrom([MAIN], graph, /\/generated\/(bodies|hooks)\//),
    entry: ofRoutes((file) => file.startsWith('routes/_entry')),
    frame: ofRoutes((file) => file === 'routes/_app.tsx'),
    first: new Set(first.flatMap((page) => [...page])),
    withoutList: new Set(first.filter((page) => !isList(page)).flatMap((page) => [...page])),
    areas: areas.map((area) => ofRoutes((file) => areaOf(file) === area)),
  };
}

/** The name of a module's file. Null leaves it to the bundler: what is behind a press, and further pages. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  known ??= readPages(graph);
  const { start, entry, frame, first, withoutList, areas } = known;
  // It only passes on what it imports, of which a page uses a part.
  const isIndex = graph.getModuleInfo(id)?.importedIds.some((next) => next.includes('/generated/hooks/'));
  if (isIndex || id === MAIN) return null;
  const [, room, name = ''] = /\/src\/(features|patterns)\/([^/]+)\//.exec(id) ?? [];
  if (start.has(id) || (entry.has(id) && !/\/src\/(features\/entry|routes)\//.test(id))) return 'start';
  // Their few lines are loaded by their address, and budgets find them by it.
  if (id.includes('/src/routes/')) return null;
  const rules = /\/generated\/bodies\/(\w+)\./.exec(id)?.[1];
  if (rules) return `${rules}-rules`;
  if (room === 'features') return first.has(id) ? name : null;
  if (room === 'patterns' && name === 'list' && !withoutList.has(id)) return 'list';
  const isShared = areas.filter((area) => area.has(id)).length > 1;
  const isQueries = /\/node_modules\/@tanstack\/(react-query|query-core)\//.test(id);
  if (isQueries || frame.has(id) || (first.has(id) && isShared)) return 'app';
  return room === 'patterns' && name === 'form' && !first.has(id) ? 'form' : null;
}

/** A file also takes what its modules import, unless a file of a higher priority has it. */
const one = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  priority,
  debugName: name,
});

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  one('start', 6),
  {
    name: 'identity',
    test: /\/node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|component|logger|util)|idb)\/[^?]*$/,
    priority: 5,
  },
  one('app', 4),
  {
    name: (id, graph) => /^\w+-rules$/.exec(chunkOf(id, graph) ?? '')?.[0] ?? null,
    priority: 3,
    debugName: 'rules of forms',
  },
  one('list', 2),
  one('form', 2),
  { name: chunkOf, priority: 1, debugName: 'areas' },
];
