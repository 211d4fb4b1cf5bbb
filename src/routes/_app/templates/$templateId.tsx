import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TemplateEditorScreen } from '~/features/templates/editor/template-editor';
import { EditorPending } from '~/features/templates/editor-pending';
import { loadTemplate } from '~/features/templates/template-queries';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/templates/$templateId')({
  loader: ({ context, params }) => loadTemplate(context.queryClient, params.templateId),
  staticData: { title: msg`Template`, needs: 'getTemplate' },
  component: TemplateEditorScreen,
  pendingComponent: EditorPending,
  errorComponent: LoadError,
});
