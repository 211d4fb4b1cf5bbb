// Draws a scene as SVG. Everything in it comes from numbers, checked colors and embedded pictures, so it cannot run
// scripts or load anything.
import type { Drawing, DrawnShape, PlacedLayer } from './drawing.ts';
import { layoutScene, type Resources } from './layout.ts';
import type { Scene } from './scene.ts';

const EMBEDDED = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;
const COLOR = /^#[0-9a-f]{6}$/i;

const color = (value: string) => (COLOR.test(value) ? value : '#000000');
const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const round = (value: number) => Math.round(value * 100) / 100;

export const drawScene = (scene: Scene, resources: Resources): string => toSvg(layoutScene(scene, resources));

export function toSvg({ width, height, background, layers }: Drawing): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  const ground =
    background === null
      ? ''
      : `<rect width="${round(width)}" height="${round(height)}" fill="${color(background)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${layers.map(drawLayer).join('')}</svg>`;
}

function drawLayer({ x, y, w, h, rotation, opacity, marks }: PlacedLayer): string {
  const turn = rotation === 0 ? '' : ` rotate(${round(rotation)} ${round(w / 2)} ${round(h / 2)})`;
  const body = marks.map((mark) => drawMark(mark, { w, h, opacity: round(opacity) })).join('');
  return `<g transform="translate(${round(x)} ${round(y)})${turn}">${body}</g>`;
}

function drawMark(mark: DrawnShape, { w, h, opacity }: Pick<PlacedLayer, 'w' | 'h' | 'opacity'>): string {
  // Of each mark, not of their group: a canvas would need a second canvas for that.
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  if (mark.kind === 'path')
    return mark.path && `<path d="${attribute(mark.path)}" fill="${color(mark.fill)}"${fade}/>`;
  const { href, width, height } = mark.picture;
  if (!EMBEDDED.test(href)) return '';
  const fit = mark.fit === 'cover' ? 'slice' : 'meet';
  // Browsers scale an embedded SVG by its own rules, so the picture keeps its size and its frame is scaled.
  return (
    `<svg width="${round(w)}" height="${round(h)}" viewBox="0 0 ${round(width)} ${round(height)}" preserveAspectRatio="xMidYMid ${fit}"${fade}>` +
    `<image width="${round(width)}" height="${round(height)}" href="${attribute(href)}"/></svg>`
  );
}
