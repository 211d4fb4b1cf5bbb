import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { AssetEditorScreen } from '~/features/templates/editor/asset-editor-screen';
import { EditorPending } from '~/features/templates/editor-pending';
import { loadDesignedAsset } from '~/features/templates/template-queries';

export const Route = createFileRoute('/_app/assets/$assetId')({
  loader: ({ context, params }) => loadDesignedAsset(context.queryClient, params.assetId),
  staticData: { title: msg`Design`, needs: 'getAsset' },
  component: AssetEditorScreen,
  pendingComponent: EditorPending,
  errorComponent: LoadError,
});
