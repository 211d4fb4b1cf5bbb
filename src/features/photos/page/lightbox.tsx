import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Photo } from '~/api/photos';
import { Icon } from '~/ui/icon';
import { IconX } from '~/ui/icons';
import { ModalFrame } from '~/ui/overlay/modal';
import type { GallerySearch } from '../model/gallery-address';
import { usePhotoLabel } from '../model/use-photo-label';
import styles from './lightbox.module.css';
import { PhotoMedia } from './photo-media';
import { PhotoSteps } from './steps';
import { usePhotoKeys, useSwipe } from './use-photo-keys';

interface LightboxProps {
  photo: Photo;
  search: GallerySearch;
  previousId: string | null;
  nextId: string | null;
  onOpen: (photoId: string | null) => void;
  onClose: () => void;
  /** The focus returns there, even if it shows another photo by then. */
  returnFocus: () => HTMLElement | null | undefined;
}

/** A photo alone, as large as the window. */
export function Lightbox({ photo, search, previousId, nextId, onOpen, onClose, returnFocus }: LightboxProps) {
  const { t } = useLingui();
  const label = usePhotoLabel()(photo);
  const stage = useRef<HTMLDivElement>(null);
  const steps = { toPrevious: () => onOpen(previousId), toNext: () => onOpen(nextId) };
  usePhotoKeys({ ...steps, within: stage });
  return (
    <ModalFrame
      aria-label={t`Photo in full screen`}
      className={styles.lightbox}
      returnFocus={returnFocus}
      onClose={onClose}
    >
      <header className={styles.top}>
        <span className="clip shrink" role="status">
          {label}
        </span>
        <Icon label={t`Close`} onClick={onClose}>
          <IconX />
        </Icon>
      </header>
      <div ref={stage} className={styles.stage} {...useSwipe(steps)}>
        <PhotoMedia key={photo.id} photo={photo} search={search} />
        <PhotoSteps previousId={previousId} nextId={nextId} onOpen={onOpen} />
      </div>
    </ModalFrame>
  );
}
