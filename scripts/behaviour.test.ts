// Every behavior of the specification has a test with its name, or is listed as not built. The
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

/** Behaviors that were left to the screens. Do not add any. */
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

/** The commits that changed a file, newest first; empty without a git history. */
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

/** The ids in brackets in test titles: `it('[pager] ...`, `describe('the [categories] ...`. */
const tested = new Set(
  tests
    .flatMap(({ text }) => [
      ...text.matchAll(/^ *(?:(?:it|test|describe)(?:\.each|\.for)?\(|\]\)\()\s*(['"`].*)$/gm),
    ])
    .flatMap(([, title = '']) => [...title.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, id]) => id ?? '')),
);

describe('the behaviour of the specification', () => {
  it.each(ids)('%s has a test with its name, or is listed without one', (id) => {
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

  it('lists no behavior that was not missing at the start', () => {
    expect(notBuilt.filter((id) => !MISSING_AT_THE_START.includes(id))).toEqual([]);
  });

  // A built behavior cannot return to the list; this needs the git history.
  it.runIf(commits)('never grows compared with earlier commits', () => {
    // Newest first; the file on disk comes before all commits.
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
