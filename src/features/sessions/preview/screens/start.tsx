import { Trans, useLingui } from '@lingui/react/macro';
import { PreviewTarget } from './preview-target';
import { Background, Logo, Screen, type ScreenProps } from './screen';

/** A picture has its own logo and button. */
export function StartScreen({ values, brand }: ScreenProps) {
  const { t } = useLingui();
  return (
    <Screen
      hasPicture={Boolean(values.startScreenAssetId)}
      background={
        <Background field="startScreenAssetId" id={values.startScreenAssetId} label={t`Start screen`} />
      }
    >
      {!values.startScreenAssetId && <Logo brand={brand} />}
      <PreviewTarget field="startText" label={t`Start text`} variant="title">
        {values.startText || <Trans>Welcome</Trans>}
      </PreviewTarget>
      {!values.startScreenAssetId && (
        <PreviewTarget field="primaryColor" label={t`Primary color`} variant="button">
          <Trans>Tap to start</Trans>
        </PreviewTarget>
      )}
    </Screen>
  );
}
