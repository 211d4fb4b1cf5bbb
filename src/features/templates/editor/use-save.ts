import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '~/api/errors';
import type { Scene } from '~/api/scene';
import { useAction } from '~/api/use-action';
import { drawPicture } from '~/components/scene/draw-picture';
import { loadResources } from '~/components/scene/load-resources';
import type { Design, DesignStore } from './design';
import { discardDraft, keepDraft } from './draft';

export interface Saving {
  /** Resolves with true once it is saved. */
  save: () => Promise<true | undefined>;
  /** Overwrites the other user's version. */
  overwrite: () => Promise<unknown>;
  pending: boolean;
  error: Error | null;
  /** Whether the scene is kept on this device since a save failed. */
  isKept: boolean;
  /** The version another user saved meanwhile. */
  conflict: Design | null;
  dismissConflict: () => void;
  /** Keeps the other user's version. */
  reload: () => void;
}

interface SaveOptions {
  design: Design;
  store: DesignStore;
  scene: Scene;
  onSaved: (scene: Scene) => void;
  onReload: (scene: Scene) => void;
}

/** Saves a scene together with its picture, unless another user saved one meanwhile. */
export function useSave({ design, store, scene, onSaved, onReload }: SaveOptions): Saving {
  const { id } = design;
  const client = useQueryClient();
  // The last version that this editor knows of. The query may have read a newer one by now.
  const [base, setBase] = useState(design);
  const [conflict, setConflict] = useState<Design | null>(null);
  const [isKept, setIsKept] = useState(false);

  const { run, pending, error, reset } = useAction(async (force: boolean) => {
    try {
      if (!force) {
        const current = await store.read(id);
        if (current.updatedAt !== base.updatedAt && !isSame(current.scene, base.scene)) {
          setConflict(current);
          return undefined;
        }
      }
      const stored = await store.save(base, scene, async (drawn, longestSide) =>
        // Those on the screen may still lack the font or the picture of a new layer.
        drawPicture(drawn, await loadResources(client, [drawn]), longestSide),
      );
      setBase(stored);
      setConflict(null);
      setIsKept(false);
      discardDraft(id);
      onSaved(scene);
      return true as const;
    } catch (cause) {
      setIsKept(keepDraft(id, scene));
      throw cause;
    }
  });
  // Changes after the failed save are kept as well.
  useEffect(() => {
    if (isKept) setIsKept(keepDraft(id, scene));
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
    save: () => run(false),
    overwrite: () => run(true),
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
