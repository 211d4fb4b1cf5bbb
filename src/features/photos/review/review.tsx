import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import { useShortcuts } from '~/parts/shortcuts/shortcuts';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconArrowBackUp, IconCheck, IconChevronLeft, IconChevronRight, IconEyeOff, IconX } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import type { PhotoFilter } from '../model/gallery-search';
import { linkLabels, photoName } from '../model/photo-labels';
import styles from './review.module.css';
import { useReview } from './use-review';

interface ReviewProps {
  filter: PhotoFilter;
  onClose: () => void;
}

/** Shows photos full screen one after another, to be reviewed by single keys. */
export function Review({ filter, onClose }: ReviewProps) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const review = useReview(filter);
  const { at, total, photo, counts, isOver, arrived } = review;
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  // Listens on the page, because the focus leaves the dialog when a focused button is removed.
  useShortcuts({
    title: msg`Review photos`,
    within: dialog,
    shortcuts: [
      { keys: ['a'], label: msg`Approve`, run: () => review.decide('approved') },
      { keys: ['r'], label: msg`Reject`, run: () => review.decide('rejected') },
      { keys: ['z'], label: msg`Undo`, run: review.undo },
      { keys: ['ArrowLeft'], label: msg`Previous photo`, run: () => review.go(at - 1) },
      { keys: ['ArrowRight'], label: msg`Next photo`, run: () => review.go(at + 1) },
    ],
  });
  return (
    <dialog ref={dialog} className={styles.review} aria-label={t`Review photos`} onClose={onClose}>
      <header className={styles.top}>
        <span role="status">
          {!isOver && total > 0 && (
            <Trans>
              {at + 1} of {total}
            </Trans>
          )}
        </span>
        <Icon label={t`Close`} onClick={() => dialog.current?.close()}>
          <IconX />
        </Icon>
      </header>
      <div className={styles.stage}>
        {review.error ? (
          <p role="alert">{errorText(review.error)}</p>
        ) : isOver ? (
          <Summary approved={counts.approved} rejected={counts.rejected} total={total} arrived={arrived} />
        ) : photo ? (
          <Media key={photo.id} photo={photo} name={photoName(photo, i18n.locale)} />
        ) : (
          <Spinner label={t`Loading the photo`} size="l" />
        )}
      </div>
      <footer className={styles.bottom}>
        <p className={styles.facts}>
          {photo && !isOver && (
            <>
              {photoName(photo, i18n.locale)}
              {photo.consent.given ? (
                <span data-given>
                  <Trans>Agreed to public display</Trans>
                </span>
              ) : (
                <span>
                  <Trans>The guest did not agree to be shown: it stays out of the gallery.</Trans>
                </span>
              )}
              <span>
                {photo.held ? (
                  <Trans>The guest waits for your decision.</Trans>
                ) : (
                  t(linkLabels[photo.guestLink])
                )}
              </span>
              {review.decision === 'approved' && (
                <strong className="text">
                  <Trans>Approved</Trans>
                </strong>
              )}
              {review.decision === 'rejected' && (
                <strong className="text">
                  <Trans>Rejected</Trans>
                </strong>
              )}
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Icon label={t`Previous photo`} disabled={at === 0} onClick={() => review.go(at - 1)}>
            <IconChevronLeft />
          </Icon>
          <Button
            variant="secondary"
            icon={<IconArrowBackUp size={18} />}
            disabled={!review.canUndo}
            onClick={review.undo}
            aria-keyshortcuts="z"
          >
            <Trans>Undo</Trans> <kbd>Z</kbd>
          </Button>
          {isOver ? (
            <>
              <Button
                variant={arrived > 0 ? 'secondary' : 'primary'}
                onClick={() => dialog.current?.close()}
                autoFocus
              >
                <Trans>Back to the gallery</Trans>
              </Button>
              {arrived > 0 && (
                <Button onClick={review.reviewArrived}>
                  <Trans>Continue</Trans>
                </Button>
              )}
            </>
          ) : (
            <>
              <Button
                variant="secondary"
                icon={<IconEyeOff size={18} />}
                disabled={!photo}
                onClick={() => review.decide('rejected')}
                aria-keyshortcuts="r"
              >
                <Trans>Reject</Trans> <kbd>R</kbd>
              </Button>
              <Button
                icon={<IconCheck size={18} />}
                disabled={!photo}
                onClick={() => review.decide('approved')}
                aria-keyshortcuts="a"
              >
                <Trans>Approve</Trans> <kbd>A</kbd>
              </Button>
            </>
          )}
          <Icon label={t`Next photo`} disabled={at >= total} onClick={() => review.go(at + 1)}>
            <IconChevronRight />
          </Icon>
        </div>
      </footer>
    </dialog>
  );
}

function Media({ photo: { media, url, width, height }, name }: { photo: Photo; name: string }) {
  if (media === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what guests film at a booth has no captions
      <video className={styles.media} src={mediaUrl(url)} aria-label={name} controls autoPlay loop />
    );
  }
  return (
    <img
      className={styles.media}
      src={mediaUrl(url)}
      alt={name}
      width={width ?? undefined}
      height={height ?? undefined}
    />
  );
}

interface SummaryProps {
  approved: number;
  rejected: number;
  total: number;
  /** Since the review began. */
  arrived: number;
}

function Summary({ approved, rejected, total, arrived }: SummaryProps) {
  if (total === 0 && arrived === 0) {
    return (
      <p>
        <Trans>There is nothing to review.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.summary}>
      <p role="status">
        {arrived > 0 ? (
          <Plural value={arrived} one="# more has arrived." other="# more have arrived." />
        ) : (
          <Trans>That was the last one.</Trans>
        )}
      </p>
      <p>
        <Plural value={approved} one="# photo approved" other="# photos approved" />,{' '}
        <Plural value={rejected} one="# photo rejected" other="# photos rejected" />
      </p>
    </div>
  );
}
