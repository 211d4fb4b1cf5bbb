import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWrite, writeOptions } from '~/api/options';
import { invalidateFor } from '~/api/query-client';
import { getTemplate, type Template, updateTemplatePreview } from '~/api/templates';
import { drawPicture } from '~/components/scene/draw-picture';
import { loadResources } from '~/components/scene/load-resources';
import { type ColorMap, replaceColors } from '../editor/state/colors';
import { PREVIEW_SIDE, previewUpload } from '../preview-upload';
import { type Failure, saveEach } from './save-each';

export interface RecolorRun {
  templates: readonly Template[];
  colors: ColorMap;
  done: number;
  failures: readonly Failure<Template>[];
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
  const { mutateAsync } = useWrite(
    writeOptions('updateTemplatePreview', async (wanted: Pick<RecolorRun, 'templates' | 'colors'>) => {
      const started: RecolorRun = { ...wanted, done: 0, failures: [], untried: [], isRunning: true };
      setRun(started);
      const controller = new AbortController();
      abort.current = controller;
      const outcome = await saveEach(wanted.templates, {
        save: (template) => saveIn(template, wanted.colors),
        signal: controller.signal,
        onProgress: (done) => setRun({ ...started, done }),
      });
      const done = wanted.templates.length - outcome.untried.length;
      setRun({ ...started, ...outcome, done, isRunning: false });
      const [failure] = outcome.failures;
      if (failure) throw failure.error;
      return outcome.untried.length === 0;
    }),
    // The query client invalidates after a success; after a failure some were saved.
    { onError: () => invalidateFor(client, 'updateTemplatePreview') },
  );
  return {
    run,
    /** @returns whether all are saved */
    start: (templates: readonly Template[], colors: ColorMap) =>
      mutateAsync({ templates, colors }).catch(() => false),
    cancel: () => abort.current?.abort(),
  };
}
