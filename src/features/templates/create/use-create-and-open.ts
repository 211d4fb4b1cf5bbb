import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Scene } from '~/api/scene';
import { useCreateTemplate } from '~/api/templates';
import { useAction } from '~/api/use-action';
import type { Preset } from './presets';

export interface NewTemplate {
  preset: Preset;
  scene: Scene;
  /** Without one, the template is called like its size. */
  name?: string;
}

/** Creates a template and opens it in the editor. */
export function useCreateAndOpen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateTemplate();
  return useAction(async ({ preset: { kind, width, height, dpi, label }, scene, name }: NewTemplate) => {
    const data = { name: name || t(label), kind, width, height, dpi, scene };
    const { id } = await create({ data });
    await navigate({ to: '/templates/$templateId', params: { templateId: id } });
  });
}
