// Import rules between folders (docs: README, "Map"). They are derived from the existing folders, so a new
// feature is covered as soon as its folder exists.
import { readdirSync } from 'node:fs';

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** A folder of src -> the folders it may import from, besides itself. */
const rooms = {
  boot: ['components', 'session', 'lib', 'api', 'identity', 'remote-config'],
  routes: ['features', 'components', 'session', 'ui', 'lib', 'api', 'identity', 'i18n'],
  features: [
    'components',
    'session',
    'ui',
    'lib',
    'api',
    'identity',
    'remote-config',
    'analytics',
    'i18n',
    'scene',
    'contract',
  ],
  components: [
    'session',
    'ui',
    'lib',
    'api',
    'identity',
    'remote-config',
    'analytics',
    'i18n',
    'scene',
    'contract',
  ],
  session: ['ui', 'lib', 'api', 'identity', 'i18n'],
  api: ['lib', 'contract'],
  scene: ['lib'],
  ui: ['lib', 'i18n'],
  identity: ['provider', 'lib'],
  'remote-config': ['provider', 'lib'],
  analytics: ['provider', 'lib'],
  provider: ['lib'],
  i18n: ['lib'],
  contract: [],
  lib: [],
  microsite: ['scene', 'lib', 'api'],
  dev: ['components', 'ui', 'lib', 'api', 'identity', 'i18n'],
};

const unknown = folders('src').filter((room) => !(room in rooms));
if (unknown.length > 0)
  throw new Error(`src/${unknown[0]} is a room that the import zones do not know; add it there.`);

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  name: `src-${room}`,
  comment: `src/${room} may import from ${allowed.join(', ') || 'nothing else of src'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, 'dev', ...allowed].map((name) => `^src/${name}(/|$)`) },
}));

const features = folders('src/features').map((name) => ({
  name: `feature-${name}`,
  comment: 'a feature never imports another: compose them in a route, or lift the part to components',
  severity: 'error',
  from: { path: `^src/features/${name}/` },
  to: { path: '^src/features/', pathNot: `^src/features/${name}/` },
}));

const firebase = ['provider', 'identity', 'remote-config', 'analytics'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...zones,
    ...features,
    {
      name: 'dev-only-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/dev/', '\\.browser\\.test\\.tsx$', '/testing\\.tsx?$'] },
      to: { path: '^src/dev/' },
    },
    {
      name: 'testing-only-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing\\.tsx?$', '/testing-random\\.ts$'] },
      to: { path: '^src/.*/testing\\.tsx?$' },
    },
    {
      name: 'generated-behind-its-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
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
      comment: 'tools may use the contract, the scene and the microsite for real, and anything pure of lib',
      severity: 'error',
      from: { path: '^(mock-server|scripts)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/(contract|scene|microsite|lib)/',
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
    exclude: { path: '\\.po$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
