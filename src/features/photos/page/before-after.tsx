import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { Photo } from '~/api/photos';
import { numberFormat } from '~/lib/formatters';
import { usePhotoLabel } from '../model/use-photo-label';
import styles from './stage.module.css';

const STEP = 1;

/** Both photos of a pair, with a line between them to drag. */
export function BeforeAfter({ before, after }: { before: Photo; after: Photo }) {
  const { t, i18n } = useLingui();
  const labelOf = usePhotoLabel();
  const [split, setSplit] = useState(50);
  const share = numberFormat(i18n.locale, { style: 'percent' }).format(split / 100);
  return (
    <div className={styles.sides} style={{ '--split': `${split}%` } as CSSProperties}>
      <img className={styles.media} src={mediaUrl(before.url)} alt={t`Before: ${labelOf(before)}`} />
      <img
        className={styles.media}
        data-side="after"
        src={mediaUrl(after.url)}
        alt={t`After: ${labelOf(after)}`}
      />
      <span className={styles.side} aria-hidden>
        <Trans>Before</Trans>
      </span>
      <span className={styles.side} data-side="after" aria-hidden>
        <Trans>After</Trans>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={split}
        aria-label={t`Compare before and after`}
        aria-valuetext={t`${share} of the photo before`}
        onChange={({ currentTarget }) => setSplit(Number(currentTarget.value))}
      />
      <span className={styles.handle} aria-hidden />
    </div>
  );
}
