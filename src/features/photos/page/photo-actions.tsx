import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Photo, PhotoUpdate } from '~/api/photos';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import { IconCheck, IconEyeCheck, IconEyeX, IconHeart, IconHeartFilled, IconSend } from '~/ui/icons';
import { approvalOf } from '../model/photo-labels';
import { usePhotoRights } from '../model/photo-rights';
import styles from './photo.module.css';
import { useChangePhoto } from './photo-queries';
import { SendPhotoDialog } from './send-dialog';

/** The moderation of a photo. */
export function PhotoActions({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const { mayReview, mayShow, maySend } = usePhotoRights();
  const change = useChangePhoto(photo.id);
  // A failure shows its own notice.
  const { run, pending } = useAction((data: PhotoUpdate) => change(data, photo));
  const [sending, setSending] = useState(false);
  const { approval, visibility, consent, guestLink, favorite } = photo;
  const isApproved = approval === 'approved';
  return (
    <div className="row-2 wrap">
      {mayReview && (
        <button
          type="button"
          className={styles.favorite}
          aria-pressed={favorite}
          aria-label={t`Favorite`}
          title={t`Favorite`}
          onClick={() => void run({ favorite: !favorite })}
        >
          {favorite ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
        </button>
      )}
      {mayReview && !isApproved && (
        <Button icon={<IconCheck size={18} />} busy={pending} onClick={() => void run(approvalOf(photo))}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {mayReview && approval === 'pending' && (
        <Button
          variant="secondary"
          icon={<IconEyeX size={18} />}
          busy={pending}
          onClick={() => void run({ approval: 'rejected', visibility: 'hidden' })}
        >
          <Trans>Reject</Trans>
        </Button>
      )}
      {mayShow && visibility === 'public' && (
        <Button
          variant="secondary"
          icon={<IconEyeX size={18} />}
          busy={pending}
          onClick={() => void run({ visibility: 'hidden' })}
        >
          <Trans>Remove from gallery</Trans>
        </Button>
      )}
      {mayShow && visibility === 'hidden' && isApproved && consent.given && guestLink === 'on' && (
        <Button
          variant="secondary"
          icon={<IconEyeCheck size={18} />}
          busy={pending}
          onClick={() => void run({ visibility: 'public' })}
        >
          <Trans>Show in gallery</Trans>
        </Button>
      )}
      {maySend && (
        <Button
          variant={isApproved ? 'primary' : 'secondary'}
          icon={<IconSend size={18} />}
          aria-haspopup="dialog"
          onClick={() => setSending(true)}
        >
          <Trans>Send</Trans>
        </Button>
      )}
      {sending && <SendPhotoDialog photo={photo} onClose={() => setSending(false)} />}
    </div>
  );
}
