// A copy of the scene in this browser, stored when saving failed.

import type { Scene } from '~/api/scene';
import { UpdateTemplateBody } from '~/api/templates';
import { currentUser } from '~/identity';
import { stored } from '~/lib/stored';
import { charactersOf, MOST_CHARACTERS } from '~/scene/scene';

export interface SceneDraft {
  scene: Scene;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const draftOf = (id: string) => stored(`scene-draft ${currentUser()?.uid ?? ''} ${id}`, parseDraft);

/** @returns false if the browser stores nothing */
export const keepSceneDraft = (id: string, scene: Scene): boolean =>
  draftOf(id).write({ scene, savedAt: Date.now() });

/** The draft of a design; a damaged one is ignored. */
export const readSceneDraft = (id: string): SceneDraft | null => draftOf(id).read();

export const discardDraft = (id: string): boolean => draftOf(id).write(null);

/** `color` was `colour` before. */
function parseDraft(text: string | null): SceneDraft | null {
  const current = (text ?? 'null').replaceAll(/(?<=[{[,])"colour"(?=[\],:])/g, '"color"');
  const draft = JSON.parse(current) as SceneDraft | null;
  const scene = readScene(draft?.scene);
  return draft && scene && Number.isFinite(draft.savedAt) ? { scene, savedAt: draft.savedAt } : null;
}

/** A valid scene of the contract, exactly as given; null for anything else. */
export function readScene(value: unknown): Scene | null {
  if (value === undefined || !UpdateTemplateBody.safeParse({ scene: value }).success) return null;
  const scene = value as Scene;
  return charactersOf(scene) <= MOST_CHARACTERS ? scene : null;
}
