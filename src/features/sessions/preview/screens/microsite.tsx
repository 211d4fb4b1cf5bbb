import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '~/ui/icons';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import { Background, Logo, Photo, Screen, type ScreenProps } from './screen';

export function MicrositeScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const { bookingUrl, reviewUrl } = brand;
  return (
    <Screen
      background={
        <Background
          field="micrositeBackgroundAssetId"
          variant="banner"
          id={values.micrositeBackgroundAssetId}
          label={t`Background of guest pages`}
        />
      }
    >
      <PreviewTarget field="slug" label={t`Gallery address`} variant="input">
        {values.passcode ? <IconLock size={12} aria-hidden /> : null} /{values.slug}
      </PreviewTarget>
      <Logo brand={brand} />
      <Photo {...{ values, brand, experience }}>
        <Trans>Save photo</Trans>
      </Photo>
      <span className={styles.chips}>
        {bookingUrl !== null && (
          <PreviewTarget field="bookingUrl" label={t`Booking page`} variant="link">
            <Trans>Book</Trans>
          </PreviewTarget>
        )}
        {reviewUrl !== null && (
          <PreviewTarget field="reviewUrl" label={t`Review page`} variant="link">
            <Trans>Review</Trans>
          </PreviewTarget>
        )}
        {values.ctaLabel && values.ctaUrl && (
          <PreviewTarget field="ctaLabel" label={t`Extra button`} variant="link">
            {values.ctaLabel}
          </PreviewTarget>
        )}
        {values.galleryVisibility !== 'private' && (
          <PreviewTarget field="galleryVisibility" label={t`Who sees the gallery`} variant="link">
            <Trans>See all photos</Trans>
          </PreviewTarget>
        )}
      </span>
    </Screen>
  );
}
