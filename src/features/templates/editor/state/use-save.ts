import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scene } from '~/api/scene';
import { ApiError } from '~/api/transport/errors';
import { useAction } from '~/api/use-action';
import { drawPicture } from '~/entities/scene/draw-picture';
import { loadResources } from '~/entities/scene/load-resources';
import type { Design, DesignStore } from './design';
import { discardDraft, keepSceneDraft } from './draft';

export interface Saving {
  /** Resolves with true once it is saved. */
  save: () => Promise<true | undefined>;
  /** Overwrites the other version. */
  overwrite: () => Promise<unknown>;
  /** Saves the scene as a new design, and keeps the other version in this one. */
  saveCopy: (() => Promise<unknown>) | undefined;
  pending: boolean;
  error: Error | null;
  /** Whether the scene is kept on this device since a save failed. */
  isKept: boolean;
  /** The version that was saved meanwhile, by another user or in another tab. */
  conflict: Design | null;
  dismissConflict: () => void;
  /** Keeps the other version. */
  reload: () => void;
}

interface SaveOptions {
  design: Design;
  store: DesignStore;
  scene: Scene;
  onSaved: (scene: Scene) => void;
  onReload: (scene: Scene) => void;
}

/** Saves a scene together with its picture, unless another one was saved meanwhile. */
export function useSave({ design, store, scene, onSaved, onReload }: SaveOptions): Saving {
  const { id } = design;
  const client = useQueryClient();
  // The last version that this editor knows of. The query may have read a newer one by now.
  const [base, setBase] = useState(design);
  const [conflict, setConflict] = useState<Design | null>(null);
  const [isKept, setIsKept] = useState(false);

  const draw = async (drawn: Scene, longestSide: number) =>
    // Those on the screen may still lack the font or the picture of a new layer.
    drawPicture(drawn, await loadResources(client, [drawn]), longestSide);
  /** @returns null after a conflict */
  const saveOver = async (before: Design): Promise<Design | null> => {
    try {
      return await store.save(before, scene, draw);
    } catch (cause) {
      const current = store.readStored(cause);
      if (!current) throw cause;
      // Its name was changed, or this scene was stored and the response was lost.
      if (isSame(current.scene, before.scene) || isSame(current.scene, scene)) return saveOver(current);
      setConflict(current);
      return null;
    }
  };
  const { run, pending, error, reset } = useAction(async (way: 'update' | 'overwrite' | 'copy') => {
    try {
      if (way === 'copy') {
        await store.saveCopy?.(scene, draw);
        discardDraft(id);
        return undefined;
      }
      const stored = await saveOver((way === 'overwrite' && conflict) || base);
      if (stored === null) return undefined;
      setBase(stored);
      setConflict(null);
      setIsKept(false);
      discardDraft(id);
      onSaved(scene);
      return true as const;
    } catch (cause) {
      setIsKept(keepSceneDraft(id, scene));
      throw cause;
    }
  });
  // Changes after the failed save are kept as well.
  useEffect(() => {
    if (isKept) setIsKept(keepSceneDraft(id, scene));
  }, [id, isKept, scene]);
  const isOffline = error instanceof ApiError && error.kind === 'network';
  const forgetError = useEffectEvent(reset);
  useEffect(() => {
    if (!isOffline) return;
    const forget = () => forgetError();
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [isOffline]);
  return {
    save: () => run('update'),
    overwrite: () => run('overwrite'),
    saveCopy: store.saveCopy && (() => run('copy')),
    pending,
    error,
    isKept,
    conflict,
    dismissConflict: () => setConflict(null),
    reload: () => {
      if (!conflict) return;
      setBase(conflict);
      setConflict(null);
      setIsKept(false);
      discardDraft(id);
      onReload(conflict.scene);
    },
  };
}

const isSame = (one: Scene, other: Scene) => JSON.stringify(one) === JSON.stringify(other);
