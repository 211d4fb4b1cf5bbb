export interface Measured {
  /** Milliseconds until painted. */
  mount: number;
  edit: number;
  /** Milliseconds between frames while it is scrolled by 400 px a frame. */
  frames: number[];
  nodes: number;
}

declare global {
  interface Window {
    measure: (variant: string, count: number) => Promise<Measured>;
  }
}
