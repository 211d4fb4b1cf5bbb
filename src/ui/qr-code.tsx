import { create } from 'qrcode/lib/core/qrcode.js';

/** The margin that readers need, in modules. */
const QUIET = 4;

/** A QR code, dark on white in both themes: many readers know no other. Fills the width it is given. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const path = cells
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join('');
  const whole = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      width="100%"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
