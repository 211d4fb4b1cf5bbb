import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { WhoMay } from '~/parts/feedback/refusal';
import { ButtonLink } from '~/parts/links/button-link';
import { ListScreen } from '~/patterns/list/list-screen';
import { FileDrop } from '~/patterns/upload/file-drop';
import { usePermission } from '~/session/permissions';
import { IconUpload } from '~/ui/icons';
import { assetList } from './asset-list';
import { keepFiles } from './upload/dropped-files';

export function AssetsScreen() {
  const { type } = useSearch({ from: '/_app/assets/' });
  const navigate = useNavigate({ from: '/assets/' });
  const mayUpload = usePermission('createAssets');
  const upload = (label: ReactNode) => (
    <ButtonLink to="/assets/create" search={{ type }} icon={<IconUpload size={18} />}>
      {label}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        list={assetList}
        actions={mayUpload && upload(<Trans>Upload</Trans>)}
        emptyActions={
          mayUpload ? upload(<Trans>Upload your first file</Trans>) : <WhoMay needs="createAssets" />
        }
      />
      {mayUpload && (
        <FileDrop
          onFiles={(files) => {
            keepFiles(files);
            void navigate({ to: '/assets/create', search: { type } });
          }}
        >
          <Trans>Drop files to upload</Trans>
        </FileDrop>
      )}
    </>
  );
}
