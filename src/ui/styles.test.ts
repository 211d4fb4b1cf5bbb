import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHARED = ['src/ui/base.css', 'src/ui/layout.css', 'src/ui/look.css'];
/** Uploads use neither the vocabulary nor the breakpoints yet. */
const isLater = (file: string) => file.includes('/upload/');
const sheets = globSync('src/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}));
const markup = globSync('src/**/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'));

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const selectorsOf = (css: string) => matches(css, /([^{};]+) \{/g).join('\n');
const classesOf = (css: string) => new Set(matches(selectorsOf(css), /\.([a-z][\w-]*)(?![^(]*\.css)/gi));

it('media queries use the four breakpoints', () => {
  // Two rows of buttons that a narrow phone has no room for.
  const narrow = ['list-screen.module.css', 'phone-panel.module.css'];
  const others = sheets.flatMap(({ file, css }) =>
    isLater(file) || narrow.some((name) => file.endsWith(name))
      ? []
      : matches(css, /@media (.*) \{/g)
          .filter((query) =>
            /width|\dr?em/.test(
              query.replaceAll(/\((width (<=|>) (30|48|60)rem|width (<|>=) 80rem|max-height: \d+rem)\)/g, ''),
            ),
          )
          .map((query) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});

// What depends on a width cannot be a shared class. Top-level rules alone begin a line.
it('no rule of two or more declarations is in three files', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, css } of sheets.filter((sheet) => !SHARED.includes(sheet.file) && !isLater(sheet.file)))
    for (const body of matches(css, /^[^\s@}][^{}]*\{\n([^{}]*)^\}/gm)) {
      const declarations = body
        .split(/;\s*/)
        .filter(Boolean)
        .map((one) => one.trim().replaceAll(/\s+/g, ' '));
      const key = declarations.sort().join('; ');
      if (declarations.length > 1) files.set(key, (files.get(key) ?? new Set()).add(file));
    }
  expect(files.size).toBeGreaterThan(500);
  expect([...files].filter(([, found]) => found.size > 2)).toEqual([]);
});

it('shared classes exist and are used', () => {
  const shared = new Set(
    sheets.filter(({ file }) => SHARED.includes(file)).flatMap(({ css }) => [...classesOf(css)]),
  );
  const used = [
    ...sheets.flatMap(({ css }) => matches(css, /composes: ([^;]*) from global;/g)),
    ...markup.flatMap((text) => matches(text, /className="([^"]*)"/g)),
  ].flatMap((names) => names.split(' '));
  // The first text of a page, in index.html.
  expect(used.filter((name) => !shared.has(name) && name !== 'boot-text')).toEqual([]);
  const isUsed = (name: string) =>
    used.includes(name) || markup.some((text) => new RegExp(`['"\` ]${name}['"\` ]`).test(text));
  expect([...shared].filter((name) => !isUsed(name))).toEqual([]);
});

it('every class of a module is used', () => {
  const unused = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const users = markup
        .filter((text) => text.includes(`${file.slice(file.lastIndexOf('/'))}'`))
        .join('\n');
      const composed = matches(css, /composes: ([\w -]+);/g).flatMap((names) => names.split(' '));
      return [...classesOf(css.replaceAll(/:global\([^)]*\)/g, ''))]
        .filter((name) => !composed.includes(name) && !new RegExp(`\\.${name}\\b`).test(users))
        .map((name) => `${file}: .${name}`);
    });
  expect(unused).toEqual([]);
});
