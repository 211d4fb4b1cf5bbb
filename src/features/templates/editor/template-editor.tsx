import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  getTemplateQuery,
  type Template,
  useDuplicateTemplate,
  useUpdateTemplate,
  useUpdateTemplatePreview,
} from '~/api/templates';
import { storedRecord } from '~/api/transport/versions';
import { ReadOnlyNotice } from '~/parts/feedback/refusal';
import { BackLink } from '~/parts/links/back-link';
import { usePermission } from '~/session/permissions';
import { notifyNotSaved } from '~/session/write-notices';
import { PREVIEW_SIDE, previewUpload } from '../model/preview-upload';
import { useMayChange } from '../model/use-may-change';
import { EditorTitle } from './editor-title';
import { SceneEditor } from './scene-editor';
import type { DesignStore } from './state/design';
import { useShotCounts } from './use-shot-counts';

export function TemplateEditorScreen() {
  const { templateId } = useParams({ from: '/_app/templates/$templateId' });
  const { data: template } = useSuspenseQuery(getTemplateQuery(templateId));
  const { id, name } = template;
  const mayUpdate = usePermission('updateTemplate');
  const mayChange = useMayChange(template);
  const { mutateAsync: update } = useUpdateTemplate();
  const { mutateAsync: store } = useUpdateTemplatePreview();
  // One step for the user, so it reports once.
  const { mutateAsync: duplicate } = useDuplicateTemplate({ meta: { quiet: true }, onError: notifyNotSaved });
  const mayDuplicate = usePermission('duplicateTemplate');
  const navigate = useNavigate();
  const shotCounts = useShotCounts(template);
  const templates: DesignStore = {
    readStored: (error) => storedRecord(error) as Template | null,
    async save({ version }, scene, draw) {
      const data = previewUpload(await draw(scene, PREVIEW_SIDE), scene);
      return store({ id, data, base: { version, merge: () => null } });
    },
    saveCopy: mayDuplicate
      ? async (scene, draw) => {
          const data = previewUpload(await draw(scene, PREVIEW_SIDE), scene);
          const copy = await duplicate({ id });
          await store({ id: copy.id, data, base: copy });
          await navigate({
            to: '/templates/$templateId',
            params: { templateId: copy.id },
            ignoreBlocker: true,
          });
        }
      : undefined,
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
