// Every behaviour of the specification is tested by name, or stands on the list of those that are not built yet. That
// list can only shrink.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LIST = 'docs/not-built-yet.json';
const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8')) as {
  behaviour: { id: string; says: string }[];
};
const ids = surface.behaviour.map(({ id }) => id);
const notBuilt = JSON.parse(readFileSync(LIST, 'utf8')) as string[];

/** What the foundation left to the screens. Nothing is ever added here. */
const MISSING_AT_THE_START = [
  'links-in-place',
  'preload',
  'viewing-as',
  'locale-delay',
  'rc-status',
  'rc-values',
  'rc-limits',
  'api-url',
  'translations',
  'installation-states',
  'phone-format',
  'contact-find',
  'template-height',
  'campaign-time',
  'provider-errors',
  'analytics',
  'display-mode',
];

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim();
const commits = commitsOf(LIST);

/** The commits that changed a file, newest first; none where there is no history to be read. */
function commitsOf(file: string): string[] | undefined {
  try {
    return git('log', '--format=%H', '--', file).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

const tests = globSync(['{src,scripts,mock-server}/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'])
  .filter((file) => !file.endsWith('scripts/behaviour.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The ids in brackets in the titles of tests: `it('[pager] ...`, `describe('the [categories] ...`. */
const tested = new Set(
  tests
    .flatMap(({ text }) => [
      ...text.matchAll(/^ *(?:(?:it|test|describe)(?:\.each|\.for)?\(|\]\)\()\s*(['"`].*)$/gm),
    ])
    .flatMap(([, title = '']) => [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id]) => id ?? '')),
);

describe('the behaviour of the specification', () => {
  it.each(ids)('%s is tested by name, or stands on the list and is not', (id) => {
    expect(tested.has(id), `a test named [${id}]`).toBe(!notBuilt.includes(id));
  });

  it('knows every name on the list', () => {
    expect(notBuilt.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is tested by tests that run', () => {
    const idle = tests.filter(({ text }) =>
      /\b(?:it|test|describe)\.(?:skip|todo|fixme)\(\s*['"`]/.test(text),
    );
    expect(idle.map(({ file }) => file)).toEqual([]);
  });

  it('never grows over what was missing at the start', () => {
    expect(notBuilt.filter((id) => !MISSING_AT_THE_START.includes(id))).toEqual([]);
  });

  // What was once built cannot come back either; only a copy of the files without their history cannot tell.
  it.runIf(commits)('never grows again', () => {
    // Newest first; what is on the disk comes before all of them.
    const lists = [
      notBuilt,
      ...(commits ?? []).map((commit) => JSON.parse(git('show', `${commit}:${LIST}`)) as string[]),
    ];
    for (const [i, older] of lists.slice(1).entries()) {
      expect(
        lists[i]?.filter((id) => !older.includes(id)),
        'came onto the list',
      ).toEqual([]);
    }
  });
});
