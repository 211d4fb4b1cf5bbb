// The owner's colors, made readable.
import type { GuestSite } from '../api/guest.ts';

type Rgb = [red: number, green: number, blue: number];

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = 20;

/** The color itself, or the nearest shade of it that has so much contrast with the ground. */
export function readable(color: string, ground: string, least: number): string {
  const end = toRgb(luminance(ground) > 0.18 ? '#000000' : '#ffffff');
  const start = toRgb(color);
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = toHex(start.map((part, i) => part + (((end[i] ?? 0) - part) * step) / STEPS) as Rgb);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return toHex(end);
}

interface Palette {
  ground: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
}

export const PALETTES: Record<GuestSite['theme'], Palette> = {
  light: { ground: '#faf8f5', surface: '#ffffff', text: '#1c1a17', muted: '#625d56', line: '#e3ded6' },
  dark: { ground: '#141210', surface: '#211e1b', text: '#f6f2ec', muted: '#b5aea4', line: '#3a3530' },
};

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

type Look = Pick<GuestSite, 'theme' | 'primaryColor' | 'accentColor' | 'font'>;

/** Declarations of custom properties, safe to stand in a style element. */
export function themeStyle({ theme, primaryColor, accentColor, font }: Look): string {
  const palette = PALETTES[theme];
  const brand = readable(primaryColor ?? palette.text, palette.surface, SHAPE_CONTRAST);
  const onBrand = contrast(brand, '#ffffff') >= TEXT_CONTRAST ? '#ffffff' : '#000000';
  // Text that is readable on the background with less contrast is readable on both.
  const worst = theme === 'light' ? palette.ground : palette.surface;
  const link = readable(accentColor ?? primaryColor ?? palette.text, worst, TEXT_CONTRAST);
  const family = font.replace(/[^A-Za-z0-9 -]/g, '').trim();
  const named = family === '' || family === 'system-ui' ? '' : `"${family}",`;
  const values = { ...palette, brand, 'on-brand': onBrand, link };
  const colors = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  return `color-scheme:${theme};${colors.join('')}--font:${named}system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;`;
}
