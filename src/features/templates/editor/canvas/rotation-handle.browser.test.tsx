import Konva from 'konva/lib/Core.js';
import { Rect } from 'konva/lib/shapes/Rect.js';
import { Transformer } from 'konva/lib/shapes/Transformer.js';
import { expect, it } from 'vitest';
import { placeRotationHandle } from './rotation-handle';

it('keeps the rotation handle on the canvas and off its rulers', () => {
  const size = { width: 400, height: 300 };
  const container = document.body.appendChild(document.createElement('div'));
  const stage = new Konva.Stage({ container, ...size });
  const layer = new Konva.Layer();
  stage.add(layer);
  const handleOf = (box: { x: number; y: number; width: number; height: number; rotation?: number }) => {
    const shape = new Rect(box);
    const transformer = new Transformer({ nodes: [shape] });
    layer.add(shape, transformer);
    placeRotationHandle(transformer, size);
    return transformer.findOne('.rotater')?.getAbsolutePosition();
  };
  expect(handleOf({ x: 100, y: 100, width: 100, height: 50 })).toEqual({ x: 150, y: 68 });
  // At the top, at the full height, on the whole canvas, and upside down at the bottom.
  expect(handleOf({ x: 100, y: 30, width: 100, height: 50 })).toEqual({ x: 150, y: 112 });
  expect(handleOf({ x: 100, y: 20, width: 100, height: 270 })).toEqual({ x: 232, y: 155 });
  expect(handleOf({ x: 0, y: 0, width: 400, height: 300 })).toEqual({ x: 200, y: 32 });
  const turned = handleOf({ x: 200, y: 295, width: 100, height: 50, rotation: 180 });
  expect(turned?.y).toBeCloseTo(213, 0);
  stage.destroy();
  container.remove();
});
