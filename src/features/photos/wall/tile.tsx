// biome-ignore-all lint/a11y/useSemanticElements: a justified wall has rows without columns, which no table has
// biome-ignore-all lint/a11y/useFocusableInteractive: of the grid only its photos take the focus
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import {
  IconAlertCircleFilled,
  IconClockFilled,
  IconEyeOff,
  IconEyeQuestion,
  IconHeartFilled,
  IconLinkOff,
  IconPlayerPlayFilled,
  IconVideo,
} from '~/ui/icons';
import { galleryLabels, galleryState, linkLabels, mediaLabels } from '../model/photo-labels';
import { NARROWEST } from './layout';
import styles from './wall.module.css';

type DeliveryMark = 'underway' | 'error';

/** The worst of the latest deliveries to each address, unless all arrived. */
function deliveryMark({ deliveries }: Photo): DeliveryMark | null {
  const last = new Map<string, Photo['deliveries'][number]['status']>();
  for (const { to, status } of deliveries) if (!last.has(to)) last.set(to, status);
  const statuses = [...last.values()];
  if (statuses.includes('error')) return 'error';
  return statuses.some((status) => status === 'queued' || status === 'delivering') ? 'underway' : null;
}

interface TileProps {
  photo: Photo | undefined;
  position: number;
  left: number;
  width: number;
  height: number;
  selected: boolean;
  /** Whether it is the tab stop of the grid. */
  current: boolean;
  /** Arrived while the wall was open. */
  fresh: boolean;
  label: string;
  /** The search params of the wall, which links to photos keep. */
  query: string;
}

/** One photo of the wall. The wall handles its clicks and keys. */
export const Tile = memo(function Tile(props: TileProps) {
  const { photo, position, left, width, height, selected, current, fresh, label, query } = props;
  const { t } = useLingui();
  return (
    <div
      role="gridcell"
      className={styles.tile}
      style={{ insetInlineStart: left, inlineSize: width, blockSize: height }}
      aria-selected={selected}
      data-position={position}
      data-fresh={fresh || undefined}
    >
      {photo ? (
        <>
          <a
            className={styles.link}
            href={`/gallery/${encodeURIComponent(photo.id)}${query}`}
            tabIndex={current ? 0 : -1}
            draggable={false}
            data-photo={position}
          >
            <Picture photo={photo} width={width} height={height} alt={label} />
            <Marks photo={photo} />
          </a>
          <input
            className={styles.check}
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            readOnly
            aria-label={t`Select ${label}`}
          />
        </>
      ) : (
        <span className={styles.link} tabIndex={current ? 0 : -1} data-photo={position}>
          <span className="visually-hidden">{t`Loading`}</span>
        </span>
      )}
    </div>
  );
});

interface PictureProps {
  photo: Photo;
  width: number;
  height: number;
  alt: string;
}

function Picture({ photo, width, height, alt }: PictureProps) {
  const { thumbUrl } = photo;
  if (thumbUrl === null) {
    return (
      <span className={styles.still} role="img" aria-label={alt}>
        <IconVideo size={32} stroke={1.5} aria-hidden />
        {/* Its first frame. */}
        <video src={`${mediaUrl(photo.url)}#t=0.1`} preload="metadata" muted playsInline aria-hidden />
      </span>
    );
  }
  // The wall has no room for all of a strip's height at its width.
  const isStrip = photo.width !== null && photo.height !== null && photo.width < photo.height * NARROWEST;
  return (
    <img
      data-strip={isStrip || undefined}
      src={mediaUrl(thumbUrl)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
    />
  );
}

/** Status icons, with their meaning as hidden text. */
function Marks({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const delivery = deliveryMark(photo);
  return (
    <span className={styles.marks}>
      {photo.media !== 'image' && (
        <Mark words={t(mediaLabels[photo.media])} place="start">
          <IconPlayerPlayFilled />
        </Mark>
      )}
      {galleryState(photo) === 'waiting' && (
        <Mark words={t(galleryLabels.waiting)}>
          <IconEyeQuestion />
        </Mark>
      )}
      {galleryState(photo) === 'no' && (
        <Mark words={t(galleryLabels.no)}>
          <IconEyeOff />
        </Mark>
      )}
      {photo.guestLink === 'off' && (
        <Mark words={t(linkLabels.off)}>
          <IconLinkOff />
        </Mark>
      )}
      {photo.favorite && (
        <Mark words={t`Favorite`}>
          <IconHeartFilled />
        </Mark>
      )}
      {delivery === 'underway' && (
        <Mark words={t`Being delivered`}>
          <IconClockFilled />
        </Mark>
      )}
      {delivery === 'error' && (
        <Mark words={t`Not delivered`} tone="danger">
          <IconAlertCircleFilled />
        </Mark>
      )}
    </span>
  );
}

interface MarkProps {
  words: string;
  children: React.ReactElement;
  place?: 'start';
  tone?: 'danger';
}

const Mark = ({ words, children, place, tone }: MarkProps) => (
  <span className={styles.mark} data-place={place} data-tone={tone} title={words}>
    {children}
    <span className="visually-hidden">, {words}</span>
  </span>
);
