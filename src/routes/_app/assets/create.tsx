import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CreateAssetsQueryParams } from '~/api/assets';
import { UploadScreen } from '~/features/assets/upload/upload-screen';
import { searchOf } from '~/lib/search-schema';

export const Route = createFileRoute('/_app/assets/create')({
  validateSearch: searchOf(CreateAssetsQueryParams, ['type']),
  staticData: { title: msg`Upload assets`, needs: 'createAssets' },
  component: UploadScreen,
});
