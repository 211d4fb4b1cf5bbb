// Import rules between folders (docs/architecture.md, "Folders"). They are derived from the existing folders, so a new
// feature is covered as soon as its folder exists.
import { readdirSync } from 'node:fs';

/** Without those that codegen writes for a moment. */
const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);

/** What all floors use. */
const basis = ['session', 'api', 'identity', 'remote-config', 'analytics', 'i18n', 'scene', 'lib'];

/** A folder of src -> the folders it may import from, besides itself. */
const rooms = {
  boot: ['shell', 'parts', 'response-check', 'router', 'ui', ...basis],
  routes: ['shell', 'features', 'patterns', 'entities', 'parts', 'ui', ...basis],
  shell: ['patterns', 'entities', 'parts', 'ui', ...basis],
  features: ['patterns', 'entities', 'demo', 'parts', 'ui', ...basis],
  patterns: ['entities', 'parts', 'ui', ...basis],
  entities: ['parts', 'ui', ...basis],
  demo: ['parts', 'ui', ...basis],
  parts: ['ui', ...basis],
  'response-check': ['api', 'ui', 'i18n', 'lib'],
  session: ['ui', 'lib', 'api', 'identity', 'i18n'],
  api: ['lib'],
  scene: ['lib'],
  ui: ['lib', 'i18n'],
  identity: ['provider', 'lib'],
  'remote-config': ['provider', 'lib'],
  analytics: ['provider', 'lib'],
  provider: ['lib'],
  i18n: ['lib'],
  lib: [],
  microsite: ['scene', 'lib', 'api'],
  testing: ['features', 'patterns', 'entities', 'parts', 'ui', 'microsite', ...basis],
};

/**
 * The folders inside a folder from top to bottom: each may import only those below it, so that there are no circles. `.`
 * are the files directly in it.
 */
const order = {
  'src/shell': ['.', 'palette', 'navigation', 'messages'],
  'src/patterns': ['import', 'list', 'facts', 'form', 'upload'],
  'src/entities': ['audit', '.', 'pickers', 'plans', 'scene'],
  'src/parts': ['charts', 'confirm', 'feedback', 'page', 'links', 'shortcuts', 'preferences', 'empty', '.'],
  'src/ui': ['field', 'overlay', 'feedback', '.'],
  'src/api': ['.', 'generated/hooks', 'cache', 'transport', 'generated'],
  'src/features/campaigns/composer': ['.', 'send', 'schedule', 'body', 'message', 'audience', 'model'],
  'scripts/drift': [
    ...['lab', '.', 'cli', 'har', 'checks', 'comparison', 'listing', 'records', 'requests', 'engine'],
    ...['protection', 'findings', 'model', 'wire', 'auth'],
  ],
  'scripts/drift/checks': ['.', 'lists', 'access', 'life', 'changes', 'cases', 'shared'],
};

const unknown = [
  ...folders('src').flatMap((room) => (room in rooms ? [] : [`src/${room}`])),
  ...Object.entries(order).flatMap(([floor, known]) =>
    folders(floor).flatMap((room) => (known.includes(room) ? [] : [`${floor}/${room}`])),
  ),
];
if (unknown.length > 0)
  throw new Error(`${unknown[0]} is a folder that the import zones do not know; add it there.`);

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  name: `src-${room}`,
  comment: `src/${room} may import from ${allowed.join(', ') || 'nothing else of src'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, 'testing', ...allowed].map((name) => `^src/${name}(/|\\.|$)`) },
}));

/** Tests of a part may run the whole. */
const TESTS = '(\\.test\\.tsx?|-testing\\.ts)$';

/** The files of a folder on a floor. */
const within = (floor, room) => (room === '.' ? `^${floor}/[^/]+$` : `^${floor}/${room}/`);

const inOrder = Object.entries(order).flatMap(([floor, known]) =>
  known.map((room, index) => {
    const above = known.slice(0, index);
    const inside = above.filter((other) => other.startsWith(`${room}/`));
    return {
      name: `${floor}-${room}`,
      comment: `a folder of ${floor} imports only those below it: ${known.slice(index + 1).join(', ') || 'none'}`,
      severity: 'error',
      from: { path: within(floor, room), pathNot: [TESTS, ...inside.map((other) => within(floor, other))] },
      to: { path: above.map((other) => within(floor, other)) },
    };
  }),
);

const features = folders('src/features').map((name) => ({
  name: `feature-${name}`,
  comment: 'a feature never imports another: compose them in a route, or lift the part to a floor below',
  severity: 'error',
  from: { path: `^src/features/${name}/` },
  to: { path: '^src/features/', pathNot: `^src/features/${name}/` },
}));

/** A screen imports from the folders of its area, and these not from the files beside them: so there are no circles. */
const insideFeatures = {
  name: 'feature-folders',
  comment: 'what a folder of a feature needs of the files beside it belongs into a folder, such as model/',
  severity: 'error',
  from: { path: '^src/features/([^/]+)/.+/' },
  to: { path: '^src/features/$1/[^/]+$' },
};

const firebase = ['provider', 'identity', 'remote-config', 'analytics'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...zones,
    ...inOrder.filter(({ to }) => to.path.length > 0),
    ...features,
    insideFeatures,
    {
      name: 'testing-only-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/testing/'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'generated-behind-its-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|response-check)/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'app-knows-no-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(mock-server|scripts|e2e)/' },
    },
    {
      name: 'tools-take-only-types',
      comment: 'tools may use what is pure: the response check, the scene, the microsite and lib',
      severity: 'error',
      from: { path: '^(mock-server|scripts)/', pathNot: ['\\.test\\.ts$', '^scripts/bench/import-grid/'] },
      to: {
        path: '^src/',
        pathNot: '^src/(response-check/(check|finding|formats|nearest-branch)|scene|microsite|lib|testing)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'migrations-are-frozen',
      comment:
        'what a migration needs of our code is copied into it, because that code changes: docs/decisions/0039',
      severity: 'error',
      from: {
        path: '^mock-server/sandbox/store/migrations/',
        pathNot: '^mock-server/sandbox/store/migrations/(index|[^/]+\\.test)\\.ts$',
      },
      to: {
        pathNot: ['^mock-server/sandbox/store/migrations/baseline/', '(^|/)kysely/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'microsite-takes-only-types-of-api',
      comment: 'the public site runs anywhere, and has nothing with which a user could be impersonated',
      severity: 'error',
      from: { path: '^src/microsite/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'microsite-needs-nothing-installed',
      severity: 'error',
      from: { path: '^src/microsite/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'firebase-in-four-rooms',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${firebase.join('|')})/firebase[^/]*$` },
      to: { path: 'node_modules/@?firebase/' },
    },
    {
      name: 'no-circles',
      comment: 'types too: what two files need of each other stands in a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Codegen writes beside its folder for a moment.
    exclude: { path: '\\.po$|/\\.(codegen|doors)-' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
