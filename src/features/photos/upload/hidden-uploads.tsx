import { Plural, Trans } from '@lingui/react/macro';
import { IconEye, IconEyeX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Photo, type PhotoVisibility, useUpdatePhotos } from '~/api/photos';
import { useErrorText } from '~/components/feedback/error-text';
import { Button } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import styles from './upload.module.css';

interface HiddenUploadsProps {
  photos: readonly Photo[];
  /** Whether showing them is what is left to do. */
  isNext: boolean;
  onChanged: (ids: readonly string[], visibility: PhotoVisibility) => void;
}

/** The photos that guests cannot see yet, but may. */
export const isShowable = ({ consent, visibility }: Photo) => consent.given && visibility !== 'public';

const idsOf = (photos: readonly Photo[]) => photos.map(({ id }) => id);

/** Uploads are hidden at first: says so, and offers to show those whose guests agreed. */
export function HiddenUploads({ photos, isNext, onChanged }: HiddenUploadsProps) {
  const { mayShow } = usePhotoRights();
  const reasonOf = useErrorText();
  const { mutate, isPending, data, error } = useUpdatePhotos({
    // The error stays here, beside the button.
    meta: { quiet: true },
    onSuccess: ({ changed }, { data: { set } }) => set?.visibility && onChanged(changed, set.visibility),
  });
  const hidden = photos.filter(isShowable);
  const shown = photos.filter(({ visibility }) => visibility === 'public');
  const withoutConsent = photos.filter(({ consent }) => !consent.given).length;
  // Not more than the contract allows in one call; the button stays for the rest.
  const set = (some: readonly Photo[], visibility: PhotoVisibility) =>
    mutate({ data: { ids: idsOf(some).slice(0, 200), set: { visibility } } });
  return (
    <>
      <div role="status">
        {hidden.length > 0 && (
          <Line
            icon={<IconEyeX size={18} aria-hidden />}
            action={
              mayShow && (
                <Button
                  variant={isNext ? 'primary' : 'secondary'}
                  size="s"
                  busy={isPending}
                  onClick={() => set(hidden, 'public')}
                >
                  <Plural
                    value={hidden.length}
                    one="Show # photo to guests"
                    other="Show # photos to guests"
                  />
                </Button>
              )
            }
          >
            <Plural
              value={hidden.length}
              one="Guests cannot see # photo yet."
              other="Guests cannot see # photos yet."
            />
          </Line>
        )}
        {data?.refused[0] && <p className={styles.hidden}>{data.refused[0].message}</p>}
        {shown.length > 0 && hidden.length === 0 && (
          <Line
            icon={<IconEye size={18} aria-hidden />}
            action={
              mayShow && (
                <Button variant="subtle" size="s" busy={isPending} onClick={() => set(shown, 'hidden')}>
                  <Trans>Undo</Trans>
                </Button>
              )
            }
          >
            <Plural
              value={shown.length}
              one="Guests can see # photo now."
              other="Guests can see # photos now."
            />
          </Line>
        )}
        {withoutConsent > 0 && (
          <Line icon={<IconEyeX size={18} aria-hidden />}>
            <Plural
              value={withoutConsent}
              one="# photo stays hidden because consent was not confirmed before the upload."
              other="# photos stay hidden because consent was not confirmed before the upload."
            />
          </Line>
        )}
      </div>
      {error && (
        <p role="alert" className={styles.fault}>
          {reasonOf(error)}
        </p>
      )}
    </>
  );
}

const Line = ({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) => (
  <p className={styles.hidden}>
    {icon}
    <span>{children}</span>
    {action}
  </p>
);
