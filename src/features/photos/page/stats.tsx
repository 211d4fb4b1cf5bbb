import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '~/api/photos';
import { formatNumber } from '~/lib/format';
import styles from './photo.module.css';
import { PhotoSection } from './section';

/** Guest events of the public link. */
export function Stats({ stats }: Pick<Photo, 'stats'>) {
  const { t, i18n } = useLingui();
  const figures = [
    [t`Views`, stats.views],
    [t`Downloads`, stats.downloads],
    [t`Shares`, stats.shares],
    [t`Clicks`, stats.ctaClicks + stats.productClicks],
  ] as const;
  return (
    <PhotoSection title={<Trans>Guest activity</Trans>}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="hint break">{label}</dt>
            <dd>{formatNumber(value, i18n.locale)}</dd>
          </div>
        ))}
      </dl>
    </PhotoSection>
  );
}
