import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Photo, type PhotoChanges, useUpdatePhotos } from '~/api/photos';
import styles from '~/patterns/upload/upload.module.css';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconEye, IconEyeX } from '~/ui/icons';
import { usePhotoRights } from '../model/photo-rights';

interface GalleryVisibilityProps {
  photos: readonly Photo[];
  /** Whether showing them is what is left to do. */
  isNext: boolean;
  /** Called when a button is pressed, which may disappear. */
  onPress: () => void;
  onChanged: (ids: readonly string[], set: PhotoChanges) => void;
}

/** Whether a photo is not in the gallery yet, but may be. */
export const canBeShown = ({ consent, visibility }: Photo) => consent.given && visibility !== 'public';

/** What guests see of the uploaded photos, and buttons that change it. */
export function GalleryVisibility({ photos, isNext, onPress, onChanged }: GalleryVisibilityProps) {
  const { mayShow, mayReview } = usePhotoRights();
  const { mutate, isPending, data, error } = useUpdatePhotos({
    onSuccess: ({ changed }, { data }) => data.set && onChanged(changed, data.set),
  });
  /** @param set false for those who may not */
  const line = (some: readonly Photo[], set: PhotoChanges | false, text: ReactNode, label: ReactNode) => {
    const isShown = some.every(({ visibility }) => visibility === 'public');
    const Status = isShown ? IconEye : IconEyeX;
    return (
      some.length > 0 && (
        <p className="row-2 wrap min-control">
          <Status size={18} aria-hidden />
          <span className={styles.text}>{text}</span>
          {set && (
            <Button
              variant={isShown ? 'subtle' : isNext && some.some(canBeShown) ? 'primary' : 'secondary'}
              size="s"
              busy={isPending}
              onClick={() => {
                // Not more than the contract allows in one call; the button stays for the rest.
                mutate({ data: { ids: some.slice(0, 200).map(({ id }) => id), set } });
                onPress();
              }}
            >
              {label}
            </Button>
          )}
        </p>
      )
    );
  };
  const hidden = photos.filter(canBeShown);
  const shown = photos.filter(({ visibility }) => visibility === 'public');
  const withoutConsent = photos.filter(({ consent }) => !consent.given);
  return (
    <div role="status">
      {line(
        hidden,
        mayShow && { visibility: 'public' },
        <Plural
          value={hidden.length}
          one="# photo is not in the gallery."
          other="# photos are not in the gallery."
        />,
        <Plural
          value={hidden.length}
          one="Show # photo in the gallery"
          other="Show # photos in the gallery"
        />,
      )}
      {data?.refused[0] && <p>{data.refused[0].message}</p>}
      {line(
        shown,
        mayShow && { visibility: 'hidden' },
        <Plural
          value={shown.length}
          one="# photo is in the gallery now."
          other="# photos are in the gallery now."
        />,
        <Trans>Remove again</Trans>,
      )}
      {line(
        withoutConsent,
        mayReview && { consentGiven: true, visibility: 'public' },
        <Plural
          value={withoutConsent.length}
          one="# photo stays out of the gallery because consent is not confirmed."
          other="# photos stay out of the gallery because consent is not confirmed."
        />,
        <Trans>Confirm consent and show</Trans>,
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
