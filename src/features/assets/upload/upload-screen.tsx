import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AssetType } from '~/api/assets';
import { ACCEPTED } from '~/entities/pickers/accepted-files';
import { LeaveGuard } from '~/parts/confirm/leave-guard';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { uploadView } from '~/patterns/upload/upload-view';
import { UploadZone } from '~/patterns/upload/upload-zone';
import { useUploads } from '~/patterns/upload/use-uploads';
import { errorText } from '~/session/error-text';
import { assetTypeHints } from '../model/asset-types';
import { assetUploads } from './asset-uploads';
import { takeDroppedFiles } from './dropped-files';
import { UploadReview } from './review';
import { StartDesign } from './start-design';
import { TypeSelect } from './type-select';
import styles from './upload-screen.module.css';

export function UploadScreen() {
  const { t } = useLingui();
  const { type } = useSearch({ from: '/_app/assets/create' });
  const navigate = useNavigate({ from: '/assets/create' });
  const queryClient = useQueryClient();
  const [queue] = useState(() => {
    const created = assetUploads(queryClient, { reason: errorText, say: t });
    created.add(takeDroppedFiles(), type);
    return created;
  });
  const uploads = useUploads(queue);
  const view = uploadView(uploads);

  // The link back leads to the list as it was, so a later choice of type does not change it.
  const [origin] = useState({ type });

  const choose = (next: AssetType | null) => {
    queue.setTarget(next);
    void navigate({ search: next === null ? {} : { type: next }, replace: true });
  };
  return (
    <>
      <BackLink to="/assets" search={origin}>
        <Trans>Assets</Trans>
      </BackLink>
      <PageHeader
        title={t`Upload assets`}
        scope={t`Images, videos and audio. Review them before they are uploaded.`}
        action={
          view.done > 0 && (
            <ButtonLink to="/assets" variant="secondary">
              <Trans>View assets</Trans>
            </ButtonLink>
          )
        }
      />
      <div className={styles.typeRow}>
        <label className={styles.type} htmlFor="asset-type">
          <Trans>Use as</Trans>
          <TypeSelect
            id="asset-type"
            value={type ?? null}
            none={t`Suggest a type for each file`}
            onChange={choose}
          />
        </label>
        {type && <StartDesign type={type} />}
      </div>
      <p className={styles.typeHint}>
        {type ? t(assetTypeHints[type]) : <Trans>You can change the suggestions before you upload.</Trans>}
      </p>
      <UploadZone
        accept={ACCEPTED}
        hint={t`Images such as PNG, JPEG or SVG up to 25 MB, videos up to 200 MB, audio up to 20 MB`}
        compact={uploads.length > 0}
        repeated={queue.repeated()}
        onFiles={(files) => queue.add(files, type)}
      />
      {uploads.length > 0 && <UploadReview queue={queue} uploads={uploads} />}
      <LeaveGuard
        hasUnsaved={view.underway + view.chosen > 0}
        words={
          view.underway > 0
            ? {
                title: t`Files are still being uploaded`,
                text: t`If you leave this page, unfinished uploads are canceled.`,
                leave: t`Leave and cancel uploads`,
                stay: t`Keep uploading`,
              }
            : {
                title: t`Your files are not uploaded yet`,
                text: t`If you leave this page, you have to choose them again.`,
                leave: t`Leave without uploading`,
              }
        }
      />
    </>
  );
}
