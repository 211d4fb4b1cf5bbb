import { Trans, useLingui } from '@lingui/react/macro';
import { emptyPicture } from '~/parts/empty/empty-pictures';
import { ButtonLink } from '~/parts/links/button-link';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconArrowRight, IconDeviceMobile, IconDeviceTablet, IconPhoto } from '~/ui/icons';
import styles from './empty-gallery.module.css';
import { usePhotoRights } from './model/photo-rights';

/** The gallery without photos: how to get them, and two ways to start. */
export function EmptyGallery({ onUpload }: { onUpload: () => void }) {
  const { t } = useLingui();
  const { mayUpload, mayLink } = usePhotoRights();
  return (
    <ResultBlock
      {...emptyPicture('photos')}
      title={t`No photos yet`}
      description={t`Photos appear here as soon as a booth takes them.`}
    >
      <div className={styles.empty}>
        <ol className={styles.flow}>
          <li>
            <IconDeviceTablet size={40} stroke={1.25} aria-hidden />
            <Trans>A guest takes a photo at your booth</Trans>
          </li>
          <li aria-hidden>
            <IconArrowRight size={20} stroke={1.5} />
          </li>
          <li>
            <IconPhoto size={40} stroke={1.25} aria-hidden />
            <Trans>You review it here</Trans>
          </li>
          <li aria-hidden>
            <IconArrowRight size={20} stroke={1.5} />
          </li>
          <li>
            <IconDeviceMobile size={40} stroke={1.25} aria-hidden />
            <Trans>The guest gets it on their phone</Trans>
          </li>
        </ol>
        <div className="flex-2 wrap">
          {mayLink && (
            <ButtonLink to="/devices">
              <Trans>Link a device</Trans>
            </ButtonLink>
          )}
          {mayUpload && (
            <Button variant="secondary" onClick={onUpload}>
              <Trans>Upload photos</Trans>
            </Button>
          )}
        </div>
      </div>
    </ResultBlock>
  );
}
