import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { getAssetQuery } from '~/api/assets';
import { load } from '~/api/load';
import { LoadError } from '~/components/feedback/load-error';
import { FormPending } from '~/components/form/form-pending';
import { AssetEditorScreen } from '~/features/templates/editor/asset-editor-screen';

export const Route = createFileRoute('/_app/assets/$assetId')({
  async loader({ context, params }) {
    await load(context.queryClient, getAssetQuery(params.assetId));
    // Only what was designed here can be edited here.
    if (context.queryClient.getQueryData(getAssetQuery(params.assetId).queryKey)?.scene === null)
      throw notFound();
  },
  staticData: { title: msg`Design`, needs: 'getAsset' },
  component: AssetEditorScreen,
  pendingComponent: FormPending,
  errorComponent: LoadError,
});
