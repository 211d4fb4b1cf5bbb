import { Trans, useLingui } from '@lingui/react/macro';
import { IconEyeX } from '@tabler/icons-react';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import { approvalWords } from '../photo-words';
import styles from './photo.module.css';

const STATE = 'photo-state';

/** Whether guests can see the photo. */
export function PhotoState({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const { approval, visibility } = photo;
  return (
    <p className={styles.state} id={STATE} tabIndex={-1}>
      {approval !== 'approved' && (
        <Badge tone={approval === 'pending' ? 'warning' : 'danger'}>{t(approvalWords[approval])}</Badge>
      )}
      {visibility === 'public' ? (
        <Badge tone="success">
          <Trans>Public</Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans>Hidden</Trans>
        </Badge>
      )}
    </p>
  );
}

/** Why a photo is hidden, if its status does not say it. Consent that no guest was asked for can be confirmed. */
export function HiddenNotice({ photo }: { photo: Photo }) {
  const { id, visibility, hiddenBy, approval, consent } = photo;
  const { mayReview } = usePhotoRights();
  const { mutate, isPending } = useUpdatePhotos({
    // The button is gone by then.
    onSuccess: () => document.getElementById(STATE)?.focus(),
  });
  if (visibility === 'public') return null;
  const lacksConsent = hiddenBy !== 'guest' && approval === 'approved' && !consent.given;
  const reason =
    hiddenBy === 'guest' ? (
      <Trans>The guest hid this photo. Show it again only if the guest agrees.</Trans>
    ) : !lacksConsent ? null : consent.at === null ? (
      <Trans>Consent is not confirmed for this photo, so it stays hidden.</Trans>
    ) : (
      <Trans>The guest did not agree to be shown, so this photo stays hidden.</Trans>
    );
  if (reason === null) return null;
  return (
    <div className={styles.hidden} role="status">
      <IconEyeX size={18} aria-hidden />
      <p>{reason}</p>
      {lacksConsent && consent.at === null && mayReview && (
        <Button
          variant="secondary"
          size="s"
          busy={isPending}
          onClick={() => mutate({ data: { ids: [id], set: { consentGiven: true, visibility: 'public' } } })}
        >
          <Trans>Confirm consent and show</Trans>
        </Button>
      )}
    </div>
  );
}
