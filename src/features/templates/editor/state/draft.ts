// A copy of the scene in this browser, stored when saving failed.

import type { Scene } from '~/api/scene';
import { UpdateTemplateBody } from '~/api/templates';
import { currentUser } from '~/identity';
import { charactersOf, MOST_CHARACTERS } from '~/scene/scene';

export interface Draft {
  scene: Scene;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const keyOf = (id: string) => `scene-draft ${currentUser()?.uid ?? ''} ${id}`;

/** @returns false if the browser stores nothing */
export function keepDraft(id: string, scene: Scene): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ scene, savedAt: Date.now() } satisfies Draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft of a design; a damaged one is ignored. */
export function readDraft(id: string): Draft | null {
  const draft = readJson(keyOf(id)) as Draft | null;
  const scene = readScene(draft?.scene);
  return draft && scene && Number.isFinite(draft.savedAt) ? { scene, savedAt: draft.savedAt } : null;
}

export function discardDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Without storage there is no draft.
  }
}

/** A valid scene of the contract, exactly as given; null for anything else. */
export function readScene(value: unknown): Scene | null {
  if (value === undefined || !UpdateTemplateBody.safeParse({ scene: value }).success) return null;
  const scene = value as Scene;
  return charactersOf(scene) <= MOST_CHARACTERS ? scene : null;
}

/** The stored value of a key; null if it is not JSON, or storage is disabled. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
