import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AssetType } from '~/api/assets';
import { LeaveGuard } from '~/components/confirm/leave-guard';
import { useErrorText } from '~/components/feedback/error-text';
import { BackLink } from '~/components/links/back-link';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { ACCEPTED, refusal } from '~/components/pickers/accepted-files';
import { QueuedUploads } from '~/components/upload/queued-uploads';
import styles from '~/components/upload/upload.module.css';
import { isUnderway } from '~/components/upload/upload-queue';
import { UploadZone } from '~/components/upload/upload-zone';
import { assetTypeHints, assetTypeLabels } from '../asset-types';
import { assetUploads } from './asset-uploads';
import { Review } from './review';
import { StartDesign } from './start-design';
import { TypeSelect } from './type-select';
import { useReview } from './use-review';

export function UploadScreen() {
  const { t } = useLingui();
  const { type = 'logo' } = useSearch({ from: '/_app/assets/create' });
  const navigate = useNavigate({ from: '/assets/create' });
  const queryClient = useQueryClient();
  const reason = useErrorText();
  const [queue] = useState(() => assetUploads(queryClient, { reason, say: t }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const review = useReview();
  const busy = uploads.some(isUnderway);
  // Leaving the page, for example by signing out, stops the upload.
  useEffect(() => () => queue.cancelAll(), [queue]);

  const choose = (next: AssetType) => {
    review.setAllTypes(next);
    void navigate({ search: { type: next }, replace: true });
  };
  return (
    <>
      <BackLink to="/assets" search={{ type }}>
        <Trans>Assets</Trans>
      </BackLink>
      <PageHeader
        title={t`Upload assets`}
        scope={t`Images, videos and audio. Review them before they are uploaded.`}
        action={
          uploads.some(({ state }) => state.status === 'done') && (
            <ButtonLink to="/assets" search={{ type }} variant="secondary">
              <Trans>View assets</Trans>
            </ButtonLink>
          )
        }
      />
      <label className={styles.type} htmlFor="asset-type">
        <Trans>Use as</Trans>
        <TypeSelect id="asset-type" value={type} onChange={choose} />
      </label>
      <p className={styles.typeHint}>{t(assetTypeHints[type])}</p>
      <StartDesign type={type} />
      <UploadZone
        accept={ACCEPTED}
        hint={t`Images such as PNG, JPEG or SVG up to 25 MB, videos up to 200 MB, audio up to 20 MB`}
        primary={review.files.length === 0}
        onFiles={(files) => review.add(files, type)}
      />
      {review.files.length > 0 && (
        <Review
          files={review.files}
          onType={review.setType}
          onRemove={review.remove}
          onUpload={(files) => {
            for (const one of files) queue.add([one.file], one.type);
            review.clear();
          }}
        />
      )}
      <QueuedUploads queue={queue} kindOf={(as) => t(assetTypeLabels[as])} />
      <LeaveGuard
        busy={busy || review.files.some(({ file }) => refusal(file) === null)}
        words={
          busy
            ? {
                title: t`Files are still being uploaded`,
                text: t`If you leave this page, unfinished uploads are canceled.`,
                leave: t`Leave and cancel uploads`,
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
