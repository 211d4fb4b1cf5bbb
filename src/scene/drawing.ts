// What svg.ts and canvas.ts draw. Marks are relative to the top left corner of their layer.

export interface Picture {
  /** A `data:` URL for SVG; any URL the page can load for a canvas. */
  href: string;
  width: number;
  height: number;
}

export type DrawnShape =
  | { kind: 'path'; path: string; fill: string }
  /** Covers the layer's box, cropped, or is contained in it. */
  | { kind: 'picture'; picture: Picture; fit: 'cover' | 'contain' };

export interface PlacedLayer {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise around the center. */
  rotation: number;
  opacity: number;
  marks: DrawnShape[];
}

export interface Drawing {
  width: number;
  height: number;
  /** Null for a transparent one. */
  background: string | null;
  layers: PlacedLayer[];
}
