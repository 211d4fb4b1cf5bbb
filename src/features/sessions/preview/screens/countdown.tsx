import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '~/ui/icons';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import { SamplePhoto } from './sample-photo';
import type { ScreenProps } from './screen';

export function CountdownScreen({ values, count, experience }: ScreenProps) {
  const { t } = useLingui();
  const mode = experience?.displayMode ?? 'inherit';
  const isAr = (mode === 'inherit' ? values.displayMode : mode) === 1;
  const shots = experience?.shots ?? 1;
  return (
    <div className={styles.screen} data-mirror={experience?.mirror !== false || undefined}>
      <SamplePhoto variant={2} />
      {isAr && (
        <span className={styles.ar}>
          <IconSparkles size={16} aria-hidden />
          <Trans>AR</Trans>
        </span>
      )}
      <PreviewTarget field="experiences" label={t`Countdown`} variant="title">
        <span key={count} className={styles.count}>
          {count > 0 ? count : <Trans>Smile!</Trans>}
        </span>
      </PreviewTarget>
      {shots > 1 && (
        <span className={styles.shots}>
          <Plural value={shots} one="1 of # shot" other="1 of # shots" />
        </span>
      )}
    </div>
  );
}
