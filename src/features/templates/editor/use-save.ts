import { useState } from 'react';
import type { Scene } from '~/api/scene';
import { getTemplate, type Template, useUpdateTemplatePreview } from '~/api/templates';
import { useAction } from '~/api/use-action';
import type { SceneResources } from '../scene/load-resources';
import { discardDraft, keepDraft } from './draft';
import { drawPreview } from './preview-file';

export interface Saving {
  save: () => Promise<unknown>;
  /** Overwrites the other user's version. */
  overwrite: () => Promise<unknown>;
  pending: boolean;
  error: Error | null;
  /** Whether the scene of the failed save is kept in this browser. */
  isKept: boolean;
  /** The version another user saved meanwhile. */
  conflict: Template | null;
  dismissConflict: () => void;
  /** Keeps the other user's version. */
  reload: () => void;
}

interface SaveOptions {
  template: Template;
  scene: Scene;
  resources: SceneResources;
  onSaved: (scene: Scene) => void;
  onReload: (scene: Scene) => void;
}

/** Saves a scene together with its picture, unless another user saved one meanwhile. */
export function useSave({ template, scene, resources, onSaved, onReload }: SaveOptions): Saving {
  const { id } = template;
  const { mutateAsync: store } = useUpdateTemplatePreview();
  // The last version that this editor knows of. The query may have read a newer one by now.
  const [base, setBase] = useState(template);
  const [conflict, setConflict] = useState<Template | null>(null);
  const [isKept, setIsKept] = useState(false);

  const { run, pending, error } = useAction(async (force: boolean) => {
    try {
      if (!force) {
        const current = await getTemplate(id);
        if (current.updatedAt !== base.updatedAt && !isSame(current.scene, base.scene))
          return setConflict(current);
      }
      const preview = await drawPreview(scene, resources);
      const stored = await store({ id, data: { preview, scene: JSON.stringify(scene) } });
      setBase(stored);
      setConflict(null);
      setIsKept(false);
      discardDraft(id);
      onSaved(scene);
    } catch (cause) {
      setIsKept(keepDraft(id, scene));
      throw cause;
    }
  });
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
      onReload(conflict.scene);
    },
  };
}

const isSame = (one: Scene, other: Scene) => JSON.stringify(one) === JSON.stringify(other);
