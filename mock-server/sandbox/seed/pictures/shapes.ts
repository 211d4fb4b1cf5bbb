// SVG helpers for the drawings. No filters or fonts, because they look different elsewhere and
// filters draw slowly.

/** A drawing in its natural size, as it is stored. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** Rounds numbers to keep the SVG short. */
const n = (value: number) => `${Math.round(value * 10) / 10}`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${n(round)}"` : ''} fill="${fill}"${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const see = (opacity: number) =>
  ` opacity="${n(opacity * 10) === '10' ? 1 : Math.round(opacity * 100) / 100}"`;

/** Moved, rotated (in degrees) and scaled, in this order from the outside. */
export const placed = (body: string, x: number, y: number, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale !== 1 || flip ? ` scale(${flip ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})` : ''}">${body}</g>`;

export const picture = (width: number, height: number, body: string, scale = 1): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  width: width * scale,
  height: height * scale,
});

/**
 * A shape with a gradient. The gradient's id depends on its colors, so equal gradients are shared.
 */
export function faded(from: string, to: string, draw: (fill: string) => string, way: Way = 'down'): string {
  const id = `${way}${from}${to}`.replaceAll('#', '');
  const [x, y] = { down: [0, 1], right: [1, 0], slant: [0.4, 1] }[way] as [number, number];
  return `<linearGradient id="${id}" x2="${x}" y2="${y}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${draw(`url(#${id})`)}`;
}
type Way = 'down' | 'right' | 'slant';

/** A soft light. */
export function glow(x: number, y: number, r: number, colour: string, strength = 0.8): string {
  const id = `glow${colour.slice(1)}${Math.round(strength * 100)}`;
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `url(#${id})`)}`;
}

/** The color between two others; 0 is the first one. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const darker = (colour: string, share = 0.2) => mix(colour, '#140c14', share);
export const lighter = (colour: string, share = 0.2) => mix(colour, '#ffffff', share);

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A leaf that points up, 100 long, with its foot at the origin. */
export const leaf = (fill: string, x: number, y: number, scale: number, turn: number) =>
  placed(path('M0 0C-34-26-30-74 0-100C30-74 34-26 0 0Z', fill), x, y, scale, turn);
