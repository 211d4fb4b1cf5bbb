// Draws the pictures of the contract's examples (`/media/examples/NAME.svg`), so that pages show
// pictures on Prism alone. The name determines the picture.

import { NO_RESOURCES } from '../src/scene/layout.ts';
import type { Category } from '../src/scene/placeholder.ts';
import type { PhotoLayer } from '../src/scene/scene.ts';
import { drawScene } from '../src/scene/svg.ts';

interface Palette {
  ground: string;
  far: string;
  deep: string;
  skin: string;
  accent: string;
}

const PALETTES: Palette[] = [
  { ground: '#e9dfd2', far: '#d4bfa6', deep: '#3d2b1f', skin: '#c98f6b', accent: '#b4552d' },
  { ground: '#dfe8e1', far: '#b3c8b8', deep: '#23302a', skin: '#8d5a3c', accent: '#3f6b4f' },
  { ground: '#dde5ee', far: '#b2c3d8', deep: '#1f2f45', skin: '#e3b491', accent: '#3566a8' },
  { ground: '#efe0e4', far: '#dcb6c0', deep: '#3f2229', skin: '#a86f4e', accent: '#b03a5b' },
  { ground: '#ece7d3', far: '#d6cb9a', deep: '#38301c', skin: '#d9a27c', accent: '#8a7a1f' },
];

/** A motif and its size in pixels; the first whose word matches the name is used. */
const MOTIFS: { word: RegExp; width: number; height: number; draw(p: Palette, title: string): string }[] = [
  { word: /logo/, width: 1200, height: 600, draw: logo },
  { word: /strip/, width: 600, height: 1800, draw: strip },
  { word: /frame|overlay|template|card/, width: 1200, height: 1800, draw: card },
  { word: /serum|oil|cream|shampoo|product|bottle/, width: 1000, height: 1000, draw: bottle },
  { word: /loop|screen|story|video/, width: 1080, height: 1920, draw: poster },
  { word: /./, width: 1200, height: 1500, draw: (p) => portrait(p, 0, 0, 1200, 1500) },
];

/**
 * @param name a file name like `juniper-salon-logo.svg`
 * @returns an SVG document; undefined for a name that no example has
 */
export function drawSample(name: string): string | undefined {
  const stem = /^([a-z0-9-]{1,80})\.svg$/i.exec(name)?.[1]?.toLowerCase();
  if (stem === undefined) return undefined;
  const [, category] = /^guest-photo-(beauty|pets|construction|marketing|other)$/.exec(stem) ?? [];
  if (category !== undefined) return guestPhoto(category as Category);
  const sum = [...stem].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  const palette = PALETTES[sum % PALETTES.length] ?? PALETTES[0];
  const motif = MOTIFS.find(({ word }) => word.test(stem));
  if (!palette || !motif) return undefined;
  const words = stem
    .split('-')
    .filter((word) => !/^(logo|frame|overlay|template|strip|loop|\d+)$/.test(word));
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const { width, height, draw } = motif;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${title || stem}</title>${draw(palette, title)}</svg>`
  );
}

/** A photo as an empty slot of a template shows it. */
function guestPhoto(category: Category): string {
  const [width, height] = [900, 1125];
  const layer: PhotoLayer = {
    ...{ id: 'photo', name: 'Photo', type: 'photo', slot: 1 },
    ...{ x: 0, y: 0, w: width, h: height, z: 0, rotation: 0, opacity: 1 },
    ...{ locked: false, hidden: false, editable: [] },
  };
  const scene = { version: 1 as const, width, height, background: null, layers: [layer] };
  return drawScene(scene, { ...NO_RESOURCES, category });
}

const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;

const text = (x: number, y: number, size: number, fill: string, words: string, extra = '') =>
  `<text x="${x}" y="${y}" font-family="Georgia,serif" font-size="${size}" fill="${fill}" text-anchor="middle"${extra}>${words}</text>`;

/** A person in front of a soft light, in a separate box. */
function portrait(p: Palette, x: number, y: number, w: number, h: number): string {
  return (
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">` +
    rect(-400, -400, 1200, 1400, p.ground) +
    `<circle cx="290" cy="120" r="190" fill="${p.far}" opacity=".7"/>` +
    `<path d="M110 270C90 120 150 70 205 70s125 50 105 210c-6 50 4 90 14 120H90c14-40 26-80 20-130Z" fill="${p.deep}"/>` +
    `<path d="M30 560c0-120 60-160 130-172l12-60h66l12 60c70 12 130 52 130 172Z" fill="${p.accent}"/>` +
    `<path d="M172 330h66l10 58c-20 26-66 26-86 0Z" fill="${p.skin}" opacity=".85"/>` +
    `<ellipse cx="205" cy="245" rx="72" ry="96" fill="${p.skin}"/>` +
    `<path d="M130 235c4-80 50-116 92-108 50 6 62 60 58 116-20-50-60-70-90-76-24 12-48 34-60 68Z" fill="${p.deep}"/></svg>`
  );
}

function logo(p: Palette, title: string): string {
  return (
    `<circle cx="600" cy="230" r="150" fill="${p.accent}"/>` +
    text(600, 290, 190, p.ground, title.charAt(0)) +
    text(600, 510, 96, p.accent, title)
  );
}

function card(p: Palette, title: string): string {
  return (
    rect(0, 0, 1200, 1800, '#fff') + portrait(p, 60, 60, 1080, 1440) + text(600, 1680, 110, p.deep, title)
  );
}

function strip(p: Palette, title: string): string {
  const shots = [40, 590, 1140].map((y) => portrait(p, 40, y, 520, 520)).join('');
  return rect(0, 0, 600, 1800, '#fff') + shots + text(300, 1755, 64, p.deep, title);
}

function bottle(p: Palette, title: string): string {
  return (
    rect(0, 0, 1000, 1000, p.ground) +
    `<ellipse cx="500" cy="860" rx="260" ry="36" fill="${p.far}"/>` +
    rect(440, 150, 120, 130, p.deep, 18) +
    rect(350, 270, 300, 580, p.accent, 60) +
    rect(350, 440, 300, 260, p.ground) +
    text(500, 590, 56, p.deep, title, ' textLength="240" lengthAdjust="spacingAndGlyphs"')
  );
}

function poster(p: Palette, title: string): string {
  return (
    portrait(p, 0, 0, 1080, 1920) + rect(0, 1480, 1080, 440, p.deep) + text(540, 1730, 130, p.ground, title)
  );
}
