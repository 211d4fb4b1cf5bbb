/**
 * Writes the icons that the app imports into one SVG file, and a component for each. Run it after a new name is imported
 * from `~/ui/icons`; the names are those of https://tabler.io/icons:
 *   node scripts/draw-sprite.ts
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const names = new Set(
  globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [
      ...readFileSync(src + file, 'utf8').matchAll(/import \{([^}]*)\} from '(?:~\/ui|\.\.?)\/icons'/g),
    ].flatMap(([, list]) => list?.match(/\bIcon\w+/g) ?? []),
  ),
);

/** `IconPlayerPlayFilled` is `filled/player-play.svg`. */
function idOf(name: string): string {
  return name
    .replace('Icon', '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-')
    .toLowerCase();
}

/** It keeps a drawing program's box, and shows nothing. */
const BOX = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';

function drawingOf(id: string): string {
  const isFilled = id.endsWith('-filled');
  const file = isFilled ? `filled/${id.replace(/-filled$/, '')}` : `outline/${id}`;
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`@tabler/icons/${file}.svg`)), 'utf8');
  const shapes = svg
    .replaceAll(/^.*?<svg[^>]*>|<\/svg>/gs, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replace(BOX, '');
  return `<g id="${id}"${isFilled ? ' fill="currentColor" stroke="none"' : ''}>${shapes}</g>\n`;
}

const all = [...names].sort().map((name) => ({ name, id: idOf(name) }));
writeFileSync(
  `${src}ui/icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg">\n${all.map(({ id }) => drawingOf(id)).join('')}</svg>\n`,
);
writeFileSync(
  `${src}ui/icons.ts`,
  `// Written by scripts/draw-sprite.ts.\nimport { spriteIcon } from './sprite-icon';\n\n${all
    .map(({ name, id }) => `export const ${name} = spriteIcon('${id}');\n`)
    .join('')}`,
);
