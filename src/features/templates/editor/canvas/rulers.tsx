import styles from './rulers.module.css';
import type { CanvasView } from './use-view';

interface RulersProps {
  page: { width: number; height: number };
  view: CanvasView;
}

/** Distances between two labels, in pixels of the scene. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];
/** The least room of a label, in pixels of the screen. */
const LABEL = 48;

function ticksOf(length: number, zoom: number): number[] {
  const step = STEPS.find((candidate) => candidate * zoom >= LABEL) ?? length;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step);
}

/** Pixels of the scene along the top and the left edge of the canvas. */
export function Rulers({ page, view: { zoom, pan } }: RulersProps) {
  return (
    <div className={styles.rulers} aria-hidden>
      {ticksOf(page.width, zoom).map((at) => (
        <span key={at} data-axis="x" style={{ insetInlineStart: pan.x + at * zoom }}>
          {at}
        </span>
      ))}
      {ticksOf(page.height, zoom).map((at) => (
        <span key={at} data-axis="y" style={{ insetBlockStart: pan.y + at * zoom }}>
          {at}
        </span>
      ))}
    </div>
  );
}
