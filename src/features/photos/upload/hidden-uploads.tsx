import { Plural, Trans } from '@lingui/react/macro';
import { IconEye, IconEyeX } from '@tabler/icons-react';
import { useState } from 'react';
import { type Photo, useUpdatePhotos } from '~/api/photos';
import { Button } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import styles from './upload.module.css';

/** Uploads are hidden at first: says so, and offers to show those whose guests agreed. */
export function HiddenUploads({ photos }: { photos: readonly Photo[] }) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { mayShow } = usePhotoRights();
  const { mutate, isPending, data } = useUpdatePhotos({
    meta: { quietSuccess: true },
    onSuccess: ({ changed }) => setShown((former) => new Set([...former, ...changed])),
  });
  const agreed = photos.filter(({ consent }) => consent.given).map(({ id }) => id);
  const hidden = agreed.filter((id) => !shown.has(id));
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
              one="# photo is hidden until you show it."
              other="# photos are hidden until you show them."
            />
          </span>
          {mayShow && (
            <Button variant="secondary" size="s" busy={isPending} onClick={show}>
              <Trans>Show</Trans>
            </Button>
          )}
        </p>
      )}
      {data?.refused[0] && <p className={styles.hidden}>{data.refused[0].message}</p>}
      {shown.size > 0 && hidden.length === 0 && (
        <p className={styles.hidden}>
          <IconEye size={18} aria-hidden />
          <span>
            <Plural value={shown.size} one="# photo shown" other="# photos shown" />
          </span>
        </p>
      )}
      {withoutConsent > 0 && (
        <p className={styles.hidden}>
          <IconEyeX size={18} aria-hidden />
          <span>
            <Plural
              value={withoutConsent}
              one="# photo stays hidden, because not everyone in it agreed to be shown."
              other="# photos stay hidden, because not everyone in them agreed to be shown."
            />
          </span>
        </p>
      )}
    </div>
  );
}
