// The scene of openapi/v1/scene.yaml, structurally: this folder runs in browsers, tools and servers.

export interface BaseLayer {
  id: string;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise around the center. */
  rotation: number;
  opacity: number;
  z: number;
  locked: boolean;
  hidden: boolean;
  editable: ('text' | 'color' | 'image' | 'position' | 'size' | 'visibility')[];
  /** Layers with the same group are selected together. */
  group?: string;
}

export type PhotoLayer = BaseLayer & { type: 'photo'; slot: number };
export type ImageLayer = BaseLayer & { type: 'image'; assetId: string };
export type TextLayer = BaseLayer & {
  type: 'text';
  text: string;
  font: string;
  size: number;
  color: string;
  align: 'left' | 'center' | 'right';
};
export type ShapeLayer = BaseLayer & {
  type: 'shape';
  shape: 'rectangle' | 'ellipse' | 'line';
  fill: string;
  radius: number;
};
export type QrLayer = BaseLayer & { type: 'qr'; color: string };
export type LogoLayer = BaseLayer & { type: 'logo' };
export type ProductLayer = BaseLayer & { type: 'product'; productId: string };

export type Layer = PhotoLayer | ImageLayer | TextLayer | ShapeLayer | QrLayer | LogoLayer | ProductLayer;

export interface Scene {
  version: 1;
  width: number;
  height: number;
  /** Null for a transparent one. */
  background: string | null;
  layers: Layer[];
}

/** Bottom layer first. */
export const inOrder = (layers: readonly Layer[]): Layer[] =>
  layers.toSorted((one, other) => one.z - other.z);

/** Letters are drawn as outlines, so a book in a scene would take minutes and gigabytes. */
export const MOST_CHARACTERS = 10_000;

export const charactersOf = ({ layers }: Pick<Scene, 'layers'>): number =>
  layers.reduce((sum, layer) => sum + (layer.type === 'text' ? layer.text.length : 0), 0);
