// SVG paths.

const round = (value: number) => Math.round(value * 100) / 100;

export const rectanglePath = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;

export function roundedPath(w: number, h: number, radius: number): string {
  const r = round(Math.min(Math.max(0, radius), w / 2, h / 2));
  if (r === 0) return rectanglePath(0, 0, w, h);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${r} 0H${round(w - r)}${corner(r, r)}V${round(h - r)}${corner(-r, r)}H${r}${corner(-r, -r)}V${r}${corner(r, -r)}z`;
}

export function ellipsePath(w: number, h: number): string {
  const [rx, ry] = [round(w / 2), round(h / 2)];
  return `M0 ${ry}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`;
}

const LINE_WIDTH = 4;

/** A line from the top left corner of a box to the bottom right one, as a thin polygon. */
export function linePath(w: number, h: number): string {
  const length = Math.hypot(w, h);
  const dx = round(((h / length) * LINE_WIDTH) / 2);
  const dy = round(((w / length) * LINE_WIDTH) / 2);
  return `M${dx} ${-dy}L${round(w + dx)} ${round(h - dy)}L${round(w - dx)} ${round(h + dy)}L${-dx} ${dy}z`;
}

/** A command of a path, with the numbers after it. */
type Command = readonly [command: string, numbers: readonly number[]];

export const parsePath = (path: string): Command[] =>
  [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', list = '']) => [
    command,
    (list.match(/-?\d+(\.\d+)?/g) ?? []).map(Number),
  ]);

/**
 * Writes a path that is scaled around 0/0 and then moved.
 * @param steps the steps of a pixel to which coordinates are rounded
 */
export function writePath(
  commands: readonly Command[],
  x: number,
  y: number,
  scale: number,
  steps = 100,
): string {
  let path = '';
  for (const [command, numbers] of commands) {
    path += command;
    for (let i = 0; i < numbers.length; i += 1) {
      const value = moved(command, numbers[i] ?? 0, i, x, y, scale);
      path += i === 0 ? Math.round(value * steps) / steps : ` ${Math.round(value * steps) / steps}`;
    }
  }
  return path;
}

export const movePath = (path: string, x: number, y: number, scale: number): string =>
  writePath(parsePath(path), x, y, scale);

function moved(command: string, value: number, i: number, x: number, y: number, scale: number): number {
  switch (command) {
    case 'M':
    case 'L':
    case 'C':
    case 'Q':
      return value * scale + (i % 2 === 0 ? x : y);
    case 'H':
      return value * scale + x;
    case 'V':
      return value * scale + y;
    case 'a':
      // The rotation and the two flags of an arc are not lengths.
      return i >= 2 && i <= 4 ? value : value * scale;
    default:
      return value * scale;
  }
}
