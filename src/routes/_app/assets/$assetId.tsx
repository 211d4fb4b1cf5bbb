import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AssetEditorScreen } from '~/features/templates/editor/asset-editor-screen';
import { EditorPending } from '~/features/templates/editor-pending';
import { loadDesignedAsset } from '~/features/templates/template-queries';
import { LoadError } from '~/parts/feedback/load-error';

export const Route = createFileRoute('/_app/assets/$assetId')({
  loader: ({ context, params }) => loadDesignedAsset(context.queryClient, params.assetId),
  staticData: { title: msg`Design`, needs: 'getAsset' },
  component: AssetEditorScreen,
  pendingComponent: EditorPending,
  errorComponent: LoadError,
});
