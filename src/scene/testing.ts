// Layers and scenes for tests.
import type { BaseLayer, Layer, Scene, ShapeLayer, TextLayer } from './scene.ts';

export const base = (id: string): BaseLayer => ({
  id,
  name: id,
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  rotation: 0,
  opacity: 1,
  z: 0,
  locked: false,
  hidden: false,
  editable: [],
});

export const shape = (id: string, values: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...base(id),
  type: 'shape',
  shape: 'rectangle',
  fill: '#CC0000',
  radius: 0,
  ...values,
});

export const text = (value: string, values: Partial<TextLayer> = {}): TextLayer => ({
  ...base('text'),
  type: 'text',
  text: value,
  font: 'Inter',
  size: 40,
  colour: '#000000',
  align: 'left',
  ...values,
});

export const sceneOf = (layers: Layer[], width = 400, height = 400): Scene => ({
  version: 1,
  width,
  height,
  background: '#FFFFFF',
  layers,
});
