import type { Transformer } from 'konva/lib/shapes/Transformer.js';

/** In pixels of the screen. */
const DISTANCE = 32;
/** Of the rulers at the top and at the left, and of half a handle at the other edges. */
const [RULER, EDGE] = [24, 8];

/** Above the box, below, beside it, or inside if it fills the canvas. */
const PLACES = [
  [0, DISTANCE],
  [180, DISTANCE],
  [90, DISTANCE],
  [270, DISTANCE],
  [0, -DISTANCE],
  [180, -DISTANCE],
] as const;

/** Puts the rotation handle where it is in sight. */
export function placeRotationHandle(
  transformer: Transformer,
  { width, height }: { width: number; height: number },
): void {
  for (const [rotateAnchorAngle, rotateAnchorOffset] of PLACES) {
    transformer.setAttrs({ rotateAnchorAngle, rotateAnchorOffset });
    transformer.forceUpdate();
    const at = transformer.findOne('.rotater')?.getAbsolutePosition();
    if (!at) return;
    if (at.x >= RULER && at.y >= RULER && at.x <= width - EDGE && at.y <= height - EDGE) return;
  }
  transformer.setAttrs({ rotateAnchorAngle: 0, rotateAnchorOffset: DISTANCE });
}
