import type { Scene } from '~/api/scene';

/** What the editor edits: a template, or an asset with a scene. */
export interface Design {
  id: string;
  scene: Scene;
  /** Pixels per inch where it is printed or shown. */
  dpi: number;
  version: string;
}

/** The API operations for designs of one kind. */
export interface DesignStore {
  /** The stored design, if saving was refused because it was changed since. */
  readStored: (error: unknown) => Design | null;
  /** Stores a scene and its picture in one call. */
  save: (design: Design, scene: Scene, draw: Draw) => Promise<Design>;
  /** Stores a scene as a new design, and opens it. Undefined where there are no copies. */
  saveCopy?: ((scene: Scene, draw: Draw) => Promise<unknown>) | undefined;
}

/** Draws the picture of a scene with this maximum length of the longer side in pixels. */
type Draw = (scene: Scene, longestSide: number) => Promise<Blob>;
