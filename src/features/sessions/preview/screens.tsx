import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLock, IconPhoto, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ExperienceWrite, SessionUpdate } from '~/api/sessions';
import type { Brand } from '../branding/brand';
import { KindIcon } from '../experiences/kind-icon';
import { KIND_NAMES } from '../experiences/kinds';
import { CHANNELS } from '../general/channels';
import { useAsset } from '../use-asset';
import type { Frame } from './frames';
import { Part } from './part';
import styles from './preview.module.css';
import { ResultPicture } from './result-picture';
import { SamplePhoto } from './sample-photo';

export interface ScreenProps {
  values: Partial<SessionUpdate>;
  brand: Brand;
  frame: Frame;
  /** The enabled experiences. */
  experiences: readonly ExperienceWrite[];
  /** The current experience. */
  experience: ExperienceWrite | undefined;
}

function Logo({ brand: { logoAssetId } }: { brand: Brand }) {
  const { t } = useLingui();
  const logo = useAsset(logoAssetId);
  return (
    <Part field="logoAssetId" label={t`Logo`} look="logo">
      {logo ? <img src={logo.url} alt="" /> : <IconPhoto size={20} stroke={1.25} aria-hidden />}
    </Part>
  );
}

type BackgroundField =
  | 'startScreenAssetId'
  | 'experienceScreenAssetId'
  | 'sharingScreenAssetId'
  | 'micrositeBackgroundAssetId';

/** The background of a screen; a click focuses its field. */
function Background({
  field,
  id,
  label,
  look = 'background',
}: {
  field: BackgroundField;
  id: string | null | undefined;
  label: string;
  look?: 'background' | 'banner';
}) {
  const picture = useAsset(id);
  return (
    <Part field={field} label={label} look={look}>
      {picture && <img src={picture.url} alt="" />}
    </Part>
  );
}

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
      <Part field="startText" label={t`Start text`} look="title">
        {values.startText || <Trans>Welcome</Trans>}
      </Part>
      {!values.startScreenAssetId && (
        <Part field="primaryColor" label={t`Primary color`} look="button">
          <Trans>Tap to start</Trans>
        </Part>
      )}
    </Screen>
  );
}

export function ChooseScreen({ values, experiences }: ScreenProps) {
  const { t } = useLingui();
  return (
    <Screen background={<ExperienceBackground values={values} />}>
      <div className={styles.sheet}>
        <p className={styles.heading}>
          <Trans>What would you like to do?</Trans>
        </p>
        <span className={styles.tiles}>
          {experiences.length === 0 && (
            <Part field="experiences" label={t`Experiences`} look="tile">
              <Trans>Nothing to choose yet</Trans>
            </Part>
          )}
          {experiences.map((experience, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: this shows the order
            <Part key={index} field="experiences" label={t`Experiences`} look="tile">
              <KindIcon kind={experience.kind} size={28} />
              <span>{experience.title || t(KIND_NAMES[experience.kind])}</span>
            </Part>
          ))}
        </span>
      </div>
    </Screen>
  );
}

export function CountdownScreen({ values, frame, experience }: ScreenProps) {
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

export function ResultScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const retakes = experience?.retakes ?? 2;
  return (
    <Screen background={<ExperienceBackground values={values} />}>
      <Part field="experiences" label={t`Experiences`} look="photo">
        <ResultPicture
          experience={experience}
          overlayAssetId={values.overlayAssetIds?.[0]}
          logoAssetId={brand.logoAssetId}
        />
      </Part>
      <Part field="primaryColor" label={t`Primary color`} look="button">
        <Trans>Looks good</Trans>
      </Part>
      {retakes > 0 && (
        <Part field="accentColor" label={t`Accent color`} look="link">
          <Plural value={retakes} one="Try again (# left)" other="Try again (# left)" />
        </Part>
      )}
    </Screen>
  );
}

function ExperienceBackground({ values }: Pick<ScreenProps, 'values'>) {
  const { t } = useLingui();
  return (
    <Background
      field="experienceScreenAssetId"
      id={values.experienceScreenAssetId}
      label={t`Experience screen`}
    />
  );
}

export function ShareScreen({ values, experience }: ScreenProps) {
  const { t } = useLingui();
  const offered = values.shareChannels?.length ? values.shareChannels : ['qr'];
  const own = experience?.shareChannels;
  const channels = CHANNELS.filter(
    ({ value }) => offered.includes(value) && (!Array.isArray(own) || own.includes(value)),
  );
  return (
    <Screen background={<SharingBackground values={values} />}>
      <div className={styles.sheet}>
        <p className={styles.heading}>
          <Trans>Get your photo</Trans>
        </p>
        {values.capture?.map(({ key, kind, label, required }) => (
          <Part
            key={key}
            field="capture"
            label={t`Guest details`}
            look={kind === 'checkbox' ? 'text' : 'input'}
          >
            {kind === 'checkbox' && '☐ '}
            {label}
            {required && ' *'}
          </Part>
        ))}
        <Part field="consentText" label={t`Consent text`} look="text">
          {values.consentText ? <>☐ {values.consentText}</> : <Trans>No consent text</Trans>}
        </Part>
        <span className={styles.tiles}>
          {channels.map(({ value, label }) => (
            <Part key={value} field="shareChannels" label={t`Ways to share`} look="chip">
              {t(label)}
            </Part>
          ))}
        </span>
      </div>
    </Screen>
  );
}

export function ThanksScreen({ values, brand }: ScreenProps) {
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

function SharingBackground({ values }: Pick<ScreenProps, 'values'>) {
  const { t } = useLingui();
  return (
    <Background field="sharingScreenAssetId" id={values.sharingScreenAssetId} label={t`Sharing screen`} />
  );
}

export function MicrositeScreen({ values, brand, experience }: ScreenProps) {
  const { t } = useLingui();
  const { bookingUrl, reviewUrl } = brand;
  return (
    <Screen
      background={
        <Background
          field="micrositeBackgroundAssetId"
          look="banner"
          id={values.micrositeBackgroundAssetId}
          label={t`Microsite background`}
        />
      }
    >
      <Part field="slug" label={t`Microsite address`} look="input">
        {values.passcode ? <IconLock size={12} aria-hidden /> : null} /{values.slug}
      </Part>
      <Logo brand={brand} />
      <Part field="experiences" label={t`Experiences`} look="photo">
        <ResultPicture
          experience={experience}
          overlayAssetId={values.overlayAssetIds?.[0]}
          logoAssetId={brand.logoAssetId}
        />
      </Part>
      <Part field="primaryColor" label={t`Primary color`} look="button">
        <Trans>Save photo</Trans>
      </Part>
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

interface ScreenLayoutProps {
  background: ReactNode;
  /** Whether a picture leaves room for text only at the top. */
  hasPicture?: boolean;
  children: ReactNode;
}

const Screen = ({ background, hasPicture, children }: ScreenLayoutProps) => (
  <div className={styles.screen} data-picture={hasPicture || undefined}>
    {background}
    {children}
  </div>
);
