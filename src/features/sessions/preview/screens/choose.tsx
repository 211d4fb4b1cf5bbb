import { Trans, useLingui } from '@lingui/react/macro';
import { KindIcon } from '../../model/kind-icon';
import { KIND_NAMES } from '../../model/kinds';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import { ExperienceBackground, Screen, type ScreenProps } from './screen';

export function ChooseScreen({ values, experiences }: ScreenProps) {
  const { t } = useLingui();
  return (
    <Screen background={<ExperienceBackground values={values} />}>
      <div className={styles.sheet}>
        <p className="weight-semibold centered">
          <Trans>What would you like to do?</Trans>
        </p>
        <span className={styles.tiles}>
          {experiences.length === 0 && (
            <PreviewTarget field="experiences" label={t`Experiences`} variant="tile">
              <Trans>Nothing to choose yet</Trans>
            </PreviewTarget>
          )}
          {experiences.map((experience, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: this shows the order
            <PreviewTarget key={index} field="experiences" label={t`Experiences`} variant="tile">
              <KindIcon kind={experience.kind} size={28} />
              <span>{experience.title || t(KIND_NAMES[experience.kind])}</span>
            </PreviewTarget>
          ))}
        </span>
      </div>
    </Screen>
  );
}
