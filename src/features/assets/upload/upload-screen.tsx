import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AssetType } from '~/api/assets';
import { LeaveGuard } from '~/components/confirm/leave-guard';
import { useErrorText } from '~/components/feedback/error-text';
import { BackLink } from '~/components/links/back-link';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { ACCEPTED, refusal } from '~/components/pickers/accepted-files';
import styles from '~/components/upload/upload.module.css';
import { isUnderway } from '~/components/upload/upload-queue';
import { UploadZone } from '~/components/upload/upload-zone';
import { useChosen } from '~/components/upload/use-chosen';
import { useUploads } from '~/components/upload/use-uploads';
import { assetTypeHints, assetTypeLabels } from '../asset-types';
import { assetUploads } from './asset-uploads';
import { takeDropped } from './dropped-files';
import { StartDesign } from './start-design';
import { TypeSelect } from './type-select';

// Needed once files are chosen, not for the first paint.
const Review = lazy(() => import('./review').then(({ Review }) => ({ default: Review })));
const AssetUploads = lazy(() => import('./review').then(({ AssetUploads }) => ({ default: AssetUploads })));

export function UploadScreen() {
  const { t } = useLingui();
  const { type } = useSearch({ from: '/_app/assets/create' });
  const navigate = useNavigate({ from: '/assets/create' });
  const queryClient = useQueryClient();
  const reason = useErrorText();
  const [queue] = useState(() => assetUploads(queryClient, { reason, say: t }));
  const uploads = useUploads(queue);
  const [dropped] = useState(takeDropped);
  const review = useChosen(dropped.map((file, id) => ({ id, file, type: type ?? null })));
  const busy = uploads.some(isUnderway);
  const sendable = review.files.filter(({ file, damaged }) => !damaged && refusal(file) === null);

  // The link back leads to the list as it was, so a later choice of type does not change it.
  const [origin] = useState({ type });

  const choose = (next: AssetType | null) => {
    review.setAllTypes(next);
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
          uploads.some(({ state }) => state.status === 'done') && (
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
        compact={review.files.length + uploads.length > 0}
        repeated={review.repeated}
        onFiles={(files) =>
          review.add(
            files,
            type ?? null,
            uploads.map(({ file }) => file),
          )
        }
      />
      {review.files.length + uploads.length > 0 && (
        <Suspense>
          <AssetUploads
            queue={queue}
            noteOf={({ type: as }) => t(assetTypeLabels[as])}
            unusable={review.files.length - sendable.length}
          />
          {review.files.length > 0 && (
            <Review
              files={review.files}
              onType={review.setType}
              onDamaged={review.setDamaged}
              onRemove={review.remove}
              onUpload={(files) => {
                for (const one of files) queue.add([one.file], one.type);
                review.remove(...files.map(({ id }) => id));
              }}
            />
          )}
        </Suspense>
      )}
      <LeaveGuard
        busy={busy || sendable.length > 0}
        words={
          busy
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
