import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type Template, useUpdateTemplate, useUpdateTemplatePreview } from '~/api/templates';
import { storedRecord } from '~/api/versions';
import { ReadOnlyNotice } from '~/components/feedback/lazy-refusal';
import { BackLink } from '~/components/links/back-link';
import { usePermission } from '~/session/permissions';
import { PREVIEW_SIDE, previewUpload } from '../preview-upload';
import { templateOptions } from '../template-queries';
import { useMayChange } from '../use-may-change';
import type { DesignStore } from './design';
import { EditorTitle } from './editor-title';
import { SceneEditor } from './scene-editor';
import { useShotCounts } from './use-shot-counts';

export function TemplateEditorScreen() {
  const { templateId } = useParams({ from: '/_app/templates/$templateId' });
  const { data: template } = useSuspenseQuery(templateOptions(templateId));
  const { id, name } = template;
  const mayUpdate = usePermission('updateTemplate');
  const mayChange = useMayChange(template);
  const { mutateAsync: update } = useUpdateTemplate();
  const { mutateAsync: store } = useUpdateTemplatePreview();
  const shotCounts = useShotCounts(template);
  const templates: DesignStore = {
    readStored: (error) => storedRecord(error) as Template | null,
    async save({ version }, scene, draw) {
      const data = previewUpload(await draw(scene, PREVIEW_SIDE), scene);
      return store({ id, data, base: { version, merge: () => null } });
    },
  };
  return (
    <SceneEditor
      title={
        <>
          <BackLink to="/templates">
            <Trans>Templates</Trans>
          </BackLink>
          <EditorTitle
            name={name}
            maxLength={60}
            onRename={mayChange ? (next) => update({ id, data: { name: next }, base: template }) : null}
          />
        </>
      }
      design={template}
      store={templates}
      readOnly={!mayChange}
      notice={
        <ReadOnlyNotice needs="updateTemplate">
          {mayUpdate && <Trans>The account owner locked it.</Trans>}
        </ReadOnlyNotice>
      }
      shotCounts={shotCounts}
    />
  );
}
