import type { Scene } from '~/api/scene';

/** What the editor edits: a template, or an asset that was drawn here. */
export interface Design {
  id: string;
  scene: Scene;
  /** Pixels per inch where it is printed or shown. */
  dpi: number;
  updatedAt: string;
}

/** Where designs of one kind are kept. */
export interface DesignStore {
  read: (id: string) => Promise<Design>;
  /**
   * Stores a scene and its picture in one call.
   * @param draw draws the picture; the longer side has at most so many pixels
   */
  save: (
    design: Design,
    scene: Scene,
    draw: (scene: Scene, longestSide: number) => Promise<Blob>,
  ) => Promise<Design>;
}
