import { create } from 'qrcode/lib/core/qrcode.js';

/** The quiet zone in modules. */
const QUIET = 4;

/** A QR code as an SVG path of its dark modules, including the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const path = cells
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  return { path, size: size + 2 * QUIET };
}
