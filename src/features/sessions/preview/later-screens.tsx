// The screens that the preview begins with on no tab: loaded on demand.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLock, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MessageScreen } from './message-screen';
import { Part } from './part';
import styles from './preview.module.css';
import { ResultPicture } from './result-picture';
import { SamplePhoto } from './sample-photo';
import {
  Background,
  ExperienceBackground,
  Logo,
  Screen,
  type ScreenProps,
  SharingBackground,
} from './screens';

const SCREENS = {
  countdown: CountdownScreen,
  result: ResultScreen,
  thanks: ThanksScreen,
  message: MessageScreen,
  microsite: MicrositeScreen,
} as const;

export type LaterStep = keyof typeof SCREENS;

export function LaterScreen({ step, ...props }: ScreenProps & { step: LaterStep }) {
  const Screen = SCREENS[step];
  return <Screen {...props} />;
}

function CountdownScreen({ values, frame, experience }: ScreenProps) {
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
      <Part field="experiences" label={t`Countdown`} look="title">
        <span key={frame.count} className={styles.count}>
          {frame.count ? frame.count : <Trans>Smile!</Trans>}
        </span>
      </Part>
      {shots > 1 && (
        <span className={styles.shots}>
          <Plural value={shots} one="1 of # shot" other="1 of # shots" />
        </span>
      )}
    </div>
  );
}

interface PhotoProps extends Pick<ScreenProps, 'values' | 'brand' | 'experience'> {
  children: ReactNode;
}

/** The photo with a button below. */
function Photo({ values, brand, experience, children }: PhotoProps) {
  const { t } = useLingui();
  return (
    <>
      <Part field="experiences" label={t`Experiences`} look="photo">
        <ResultPicture
          experience={experience}
          overlayAssetId={values.overlayAssetIds?.[0]}
          logoAssetId={brand.logoAssetId}
        />
      </Part>
      <Part field="primaryColor" label={t`Primary color`} look="button">
        {children}
      </Part>
    </>
  );
}

function ResultScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const retakes = experience?.retakes ?? 2;
  return (
    <Screen background={<ExperienceBackground values={values} />}>
      <Photo {...{ values, brand, experience }}>
        <Trans>Looks good</Trans>
      </Photo>
      {retakes > 0 && (
        <Part field="accentColor" label={t`Accent color`} look="link">
          <Plural value={retakes} one="Try again (# left)" other="Try again (# left)" />
        </Part>
      )}
    </Screen>
  );
}

function ThanksScreen({ values, brand }: ScreenProps) {
  const { t } = useLingui();
  return (
    <Screen
      hasPicture={Boolean(values.sharingScreenAssetId)}
      background={<SharingBackground values={values} />}
    >
      {!values.sharingScreenAssetId && <Logo brand={brand} />}
      <Part field="thanksText" label={t`Thank-you text`} look="title">
        {values.thanksText || <Trans>Thank you!</Trans>}
      </Part>
    </Screen>
  );
}

function MicrositeScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const { bookingUrl, reviewUrl } = brand;
  return (
    <Screen
      background={
        <Background
          field="micrositeBackgroundAssetId"
          look="banner"
          id={values.micrositeBackgroundAssetId}
          label={t`Background of guest pages`}
        />
      }
    >
      <Part field="slug" label={t`Gallery address`} look="input">
        {values.passcode ? <IconLock size={12} aria-hidden /> : null} /{values.slug}
      </Part>
      <Logo brand={brand} />
      <Photo {...{ values, brand, experience }}>
        <Trans>Save photo</Trans>
      </Photo>
      <span className={styles.chips}>
        {bookingUrl !== null && (
          <Part field="bookingUrl" label={t`Booking page`} look="link">
            <Trans>Book</Trans>
          </Part>
        )}
        {reviewUrl !== null && (
          <Part field="reviewUrl" label={t`Review page`} look="link">
            <Trans>Review</Trans>
          </Part>
        )}
        {values.ctaLabel && values.ctaUrl && (
          <Part field="ctaLabel" label={t`Extra button`} look="link">
            {values.ctaLabel}
          </Part>
        )}
        {values.galleryVisibility !== 'private' && (
          <Part field="galleryVisibility" label={t`Who sees the gallery`} look="link">
            <Trans>See all photos</Trans>
          </Part>
        )}
      </span>
    </Screen>
  );
}
