import { Plural, Trans } from '@lingui/react/macro';
import { IconEye, IconEyeX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { type Photo, type PhotoChanges, useUpdatePhotos } from '~/api/photos';
import { useErrorText } from '~/components/feedback/error-text';
import { Button, type ButtonProps } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import styles from './upload.module.css';

interface HiddenUploadsProps {
  photos: readonly Photo[];
  /** Whether guests see the photos of a session only by a link that they get. */
  needsLink: (sessionId: string | null) => boolean;
  /** Whether showing them is what is left to do. */
  isNext: boolean;
  onChanged: (ids: readonly string[], set: PhotoChanges) => void;
}

/** The photos that are not in the gallery yet, but may be. */
export const isShowable = ({ consent, visibility }: Photo) => consent.given && visibility !== 'public';

/** Uploads are not in the gallery at first: says so, and offers to show those whose guests agreed. */
export function HiddenUploads({ photos, needsLink, isNext, onChanged }: HiddenUploadsProps) {
  const { mayShow, mayReview } = usePhotoRights();
  const reasonOf = useErrorText();
  const { mutate, isPending, data, error, reset } = useUpdatePhotos({
    onSuccess: ({ changed }, { data }) => data.set && onChanged(changed, data.set),
  });
  // Back online, that error would mislead.
  useEffect(() => {
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [reset]);
  const hidden = photos.filter(isShowable);
  const shown = photos.filter(({ visibility }) => visibility === 'public');
  const byLink = shown.filter(({ sessionId }) => needsLink(sessionId));
  const toAll = shown.filter((photo) => !byLink.includes(photo));
  const withoutConsent = photos.filter(({ consent }) => !consent.given);
  // Not more than the contract allows in one call; the button stays for the rest.
  const change = (some: readonly Photo[], set: PhotoChanges) =>
    mutate({ data: { ids: some.slice(0, 200).map(({ id }) => id), set } });
  return (
    <div className={styles.shown}>
      <div role="status" className={styles.lines}>
        {hidden.length > 0 && (
          <Line
            variant={isNext ? 'primary' : 'secondary'}
            busy={isPending}
            onPress={mayShow && (() => change(hidden, { visibility: 'public' }))}
            label={
              <Plural
                value={hidden.length}
                one="Show # photo in the gallery"
                other="Show # photos in the gallery"
              />
            }
          >
            <Plural
              value={hidden.length}
              one="# photo is not in the gallery."
              other="# photos are not in the gallery."
            />
          </Line>
        )}
        {data?.refused[0] && <p className={styles.hidden}>{data.refused[0].message}</p>}
        {hidden.length === 0 &&
          [toAll, byLink].map(
            (seen) =>
              seen.length > 0 && (
                <Line
                  key={seen === toAll ? 'all' : 'link'}
                  isShown
                  variant="subtle"
                  busy={isPending}
                  onPress={mayShow && (() => change(seen, { visibility: 'hidden' }))}
                  label={<Trans>Remove again</Trans>}
                >
                  {seen === toAll ? (
                    <Plural
                      value={seen.length}
                      one="# photo is in the gallery now."
                      other="# photos are in the gallery now."
                    />
                  ) : (
                    <Plural
                      value={seen.length}
                      one="# photo is shown now, but only by its own link."
                      other="# photos are shown now, but only by their own links."
                    />
                  )}
                </Line>
              ),
          )}
        {withoutConsent.length > 0 && (
          <Line
            variant="secondary"
            busy={isPending}
            onPress={
              mayReview && (() => change(withoutConsent, { consentGiven: true, visibility: 'public' }))
            }
            label={<Trans>Confirm consent and show</Trans>}
          >
            <Plural
              value={withoutConsent.length}
              one="# photo stays out of the gallery because consent is not confirmed."
              other="# photos stay out of the gallery because consent is not confirmed."
            />
          </Line>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.fault}>
          {reasonOf(error)}
        </p>
      )}
    </div>
  );
}

interface LineProps extends Pick<ButtonProps, 'variant' | 'busy'> {
  /** Whether guests see the photos. */
  isShown?: boolean;
  /** Of the button. */
  label: ReactNode;
  /** False for those who may not. */
  onPress: (() => void) | false;
  children: ReactNode;
}

/** What guests see of some photos, and the button that changes it. */
function Line({ isShown = false, label, onPress, children, ...look }: LineProps) {
  const Sign = isShown ? IconEye : IconEyeX;
  return (
    <p className={styles.hidden}>
      <Sign size={18} aria-hidden />
      <span>{children}</span>
      {onPress && (
        <Button {...look} size="s" onClick={onPress}>
          {label}
        </Button>
      )}
    </p>
  );
}
