import { Trans, useLingui } from '@lingui/react/macro';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconEyeX } from '~/ui/icons';
import { type GalleryState, galleryLabels, galleryState, linkLabels } from '../model/photo-labels';
import { usePhotoRights } from '../model/photo-rights';
import styles from './photo.module.css';

const STATE = 'photo-state';

const TONES = { yes: 'success', waiting: 'warning', no: undefined } as const satisfies Record<
  GalleryState,
  string | undefined
>;

/** Whether the guest's own link works, and whether others see the photo. */
export function PhotoState({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const gallery = galleryState(photo);
  return (
    <p className="row-2 wrap" id={STATE} tabIndex={-1}>
      <Badge tone={photo.guestLink === 'on' ? 'success' : undefined}>{t(linkLabels[photo.guestLink])}</Badge>
      <Badge tone={TONES[gallery]}>{t(galleryLabels[gallery])}</Badge>
    </p>
  );
}

/** Why the link is off or held, or why others do not see the photo. Consent that no guest was asked for can be confirmed. */
export function StateNotice({ photo }: { photo: Photo }) {
  const { id, visibility, guestLink, hiddenBy, approval, consent, held } = photo;
  const { mayReview } = usePhotoRights();
  const { mutate, isPending } = useUpdatePhotos({
    // The button is gone by then.
    onSuccess: () => document.getElementById(STATE)?.focus(),
  });
  if (visibility === 'public') return null;
  const reason =
    hiddenBy === 'guest' ? (
      <Trans>The guest hid this photo. Turn its link on again only if the guest agrees.</Trans>
    ) : guestLink === 'off' ? null : held ? (
      <Trans>
        The guest's link says that the photo is on its way. It opens, and messages are sent, once you approve
        it.
      </Trans>
    ) : approval === 'rejected' ? (
      <Trans>You rejected this photo, so it stays out of the gallery.</Trans>
    ) : consent.given ? null : consent.at === null ? (
      <Trans>Consent is not confirmed for this photo, so it stays out of the gallery.</Trans>
    ) : (
      <Trans>The guest did not agree to be shown, so this photo stays out of the gallery.</Trans>
    );
  if (reason === null) return null;
  const canConfirm = guestLink === 'on' && approval === 'approved' && !consent.given && consent.at === null;
  return (
    <div className={styles.hidden} role="status">
      <IconEyeX size={18} aria-hidden />
      <p>{reason}</p>
      {canConfirm && mayReview && (
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
