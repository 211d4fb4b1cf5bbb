import { Trans, useLingui } from '@lingui/react/macro';
import { PreviewTarget } from './preview-target';
import { Logo, Screen, type ScreenProps, SharingBackground } from './screen';

export function ThanksScreen({ values, brand }: ScreenProps) {
  const { t } = useLingui();
  return (
    <Screen
      hasPicture={Boolean(values.sharingScreenAssetId)}
      background={<SharingBackground values={values} />}
    >
      {!values.sharingScreenAssetId && <Logo brand={brand} />}
      <PreviewTarget field="thanksText" label={t`Thank-you text`} variant="title">
        {values.thanksText || <Trans>Thank you!</Trans>}
      </PreviewTarget>
    </Screen>
  );
}
