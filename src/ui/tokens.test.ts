import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Without indentation: the dark theme is inside a media query. */
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/^ +/gm, '');

/** The hex colors of the first rule with this selector, by token name. */
function colors(selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`\n${selector} {`));
  const declarations = rule.slice(0, rule.indexOf('\n}')).matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g);
  return Object.fromEntries([...declarations].map((match) => [match[1], match[2]]));
}

/** WCAG relative luminance of #rrggbb, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['--bg', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const texts = ['--text', '--text-muted', '--text-placeholder', '--accent-text'];
const states = ['danger', 'warning', 'success'];

/** The minimum contrast, the color and its background. */
const pairs: [number, string, string][] = [
  ...[...texts, ...states.map((state) => `--${state}-text`)].flatMap((text) =>
    surfaces.map((surface): [number, string, string] => [4.5, text, surface]),
  ),
  ...states.map((state): [number, string, string] => [4.5, `--${state}-text`, `--${state}-soft`]),
  [4.5, '--on-accent', '--accent'],
  [4.5, '--on-danger', '--danger'],
  ...surfaces.map((surface): [number, string, string] => [3, '--border-control', surface]),
];

const light = colors(':root');
const dark = { ...light, ...colors(':root[data-color-scheme="dark"]') };

it.each([
  ['light', light],
  ['dark', dark],
])('[theme] text and control borders are readable on every surface, %s', (_name, values) => {
  const unreadable = pairs.filter(
    ([least, color, surface]) => !(contrast(values[color] ?? '', values[surface] ?? '') >= least),
  );
  expect(unreadable).toEqual([]);
});
