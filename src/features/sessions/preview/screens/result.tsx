import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PreviewTarget } from './preview-target';
import { ExperienceBackground, Photo, Screen, type ScreenProps } from './screen';

export function ResultScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const retakes = experience?.retakes ?? 2;
  return (
    <Screen background={<ExperienceBackground values={values} />}>
      <Photo {...{ values, brand, experience }}>
        <Trans>Looks good</Trans>
      </Photo>
      {retakes > 0 && (
        <PreviewTarget field="accentColor" label={t`Accent color`} variant="link">
          <Plural value={retakes} one="Try again (# left)" other="Try again (# left)" />
        </PreviewTarget>
      )}
    </Screen>
  );
}
