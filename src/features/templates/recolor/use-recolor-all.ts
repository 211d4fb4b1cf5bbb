import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getTemplate, type Template, updateTemplatePreview } from '~/api/templates';
import { drawPicture } from '~/entities/scene/draw-picture';
import { loadResources } from '~/entities/scene/load-resources';
import { runEach } from '~/lib/batches';
import { useManyCalls } from '~/patterns/list/use-batches';
import { type ColorMap, replaceColors } from '../editor/state/colors';
import { PREVIEW_SIDE, previewUpload } from '../model/preview-upload';

export interface RecolorRun {
  templates: readonly Template[];
  colors: ColorMap;
  done: number;
  failures: readonly { item: Template; error: unknown }[];
  /** Those that were not tried after a cancel. */
  untried: readonly Template[];
  isRunning: boolean;
}

/** Saves templates in new colors: one change for the user, so there is one notice. */
export function useRecolorAll() {
  const client = useQueryClient();
  const [run, setRun] = useState<RecolorRun | null>(null);
  const abort = useRef<AbortController>(null);

  const saveIn = async ({ id }: Template, colors: ColorMap) => {
    // Another user may have changed it since the list was read.
    const { scene, version } = await getTemplate(id);
    const next = replaceColors(scene, colors);
    if (next === scene) return;
    const picture = await drawPicture(next, await loadResources(client, [next]), PREVIEW_SIDE);
    await updateTemplatePreview(id, previewUpload(picture, next), { version });
  };
  const { mutateAsync } = useManyCalls(
    'updateTemplatePreview',
    async (wanted: Pick<RecolorRun, 'templates' | 'colors'>) => {
      const { templates, colors } = wanted;
      const started: RecolorRun = { ...wanted, done: 0, failures: [], untried: [], isRunning: true };
      setRun(started);
      const controller = new AbortController();
      abort.current = controller;
      // A failure does not keep the others from being saved.
      const outcomes = await runEach(
        templates,
        (item) =>
          saveIn(item, colors).then(
            () => null,
            (error: unknown) => ({ item, error }),
          ),
        { signal: controller.signal, onProgress: (done) => setRun({ ...started, done }) },
      );
      const failures = outcomes.filter((outcome) => outcome !== null);
      const untried = templates.slice(outcomes.length);
      setRun({ ...started, done: outcomes.length, failures, untried, isRunning: false });
      const [failure] = failures;
      if (failure) throw failure.error;
      return untried.length === 0;
    },
  );
  return {
    run,
    /** @returns whether all are saved */
    start: (templates: readonly Template[], colors: ColorMap) =>
      mutateAsync({ templates, colors }).catch(() => false),
    cancel: () => abort.current?.abort(),
  };
}
