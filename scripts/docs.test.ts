// The links, commands and file names in the docs lead somewhere.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md']).map((page) => ({ page, text: readFileSync(page, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(pages)('$page', ({ page, text }) => {
  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const tests = globSync(['{src,scripts,mock-server}/**/*.test.{ts,tsx}', 'e2e/*.e2e.ts']);

describe.each(pages.filter(({ page }) => /decisions\/\d/.test(page)))('$page', ({ text }) => {
  it('names tests that exist as its check, on one page', () => {
    const [, check = ''] = text.split('\n## Check\n');
    const named = [...check.matchAll(/`([\w./*-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !tests.some((test) => matchesGlob(test, `**/${name}`)))).toEqual([]);
    expect(check.trim()).not.toBe('');
    expect(text.split('\n').length).toBeLessThanOrEqual(65);
  });
});

it('docs/decisions/README.md lists all decisions', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...list.matchAll(/\]\((\d{4}-.+?\.md)\)/g)].map(([, file]) => file);
  expect(listed.toSorted()).toEqual(globSync('0*.md', { cwd: 'docs/decisions' }).toSorted());
});
