import { Plural, Trans } from '@lingui/react/macro';
import { IconEye, IconEyeX } from '@tabler/icons-react';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { Button } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import styles from './upload.module.css';

interface HiddenUploadsProps {
  photos: readonly Photo[];
  onShown: (ids: readonly string[]) => void;
}

/** Uploads are hidden at first: says so, and offers to show those whose guests agreed. */
export function HiddenUploads({ photos, onShown }: HiddenUploadsProps) {
  const { mayShow } = usePhotoRights();
  const { mutate, isPending, data } = useUpdatePhotos({
    meta: { quietSuccess: true },
    onSuccess: ({ changed }) => onShown(changed),
  });
  const agreed = photos.filter(({ consent }) => consent.given);
  const hidden = agreed.filter(({ visibility }) => visibility !== 'public').map(({ id }) => id);
  const shown = agreed.length - hidden.length;
  const withoutConsent = photos.length - agreed.length;
  // Not more than the contract allows in one call; the button stays for the rest.
  const show = () => mutate({ data: { ids: hidden.slice(0, 200), set: { visibility: 'public' } } });
  return (
    <div role="status">
      {hidden.length > 0 && (
        <p className={styles.hidden}>
          <IconEyeX size={18} aria-hidden />
          <span>
            <Plural
              value={hidden.length}
              one="# photo is hidden from guests until you show it."
              other="# photos are hidden from guests until you show them."
            />
          </span>
          {mayShow && (
            <Button variant="secondary" size="s" busy={isPending} onClick={show}>
              <Trans>Show to guests</Trans>
            </Button>
          )}
        </p>
      )}
      {data?.refused[0] && <p className={styles.hidden}>{data.refused[0].message}</p>}
      {shown > 0 && hidden.length === 0 && (
        <p className={styles.hidden}>
          <IconEye size={18} aria-hidden />
          <span>
            <Plural value={shown} one="# photo shown" other="# photos shown" />
          </span>
        </p>
      )}
      {withoutConsent > 0 && (
        <p className={styles.hidden}>
          <IconEyeX size={18} aria-hidden />
          <span>
            <Plural
              value={withoutConsent}
              one="# photo stays hidden because the guests' consent is not confirmed."
              other="# photos stay hidden because the guests' consent is not confirmed."
            />
          </span>
        </p>
      )}
    </div>
  );
}
