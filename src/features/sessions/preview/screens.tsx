// The screens that a tab begins with. Those after them are in later-screens.tsx.
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ExperienceWrite, SessionUpdate } from '~/api/sessions';
import type { Brand } from '../branding/brand';
import { KindIcon } from '../experiences/kind-icon';
import { KIND_NAMES } from '../experiences/kinds';
import { CHANNELS, offeredChannels } from '../general/channels';
import { useAsset } from '../use-asset';
import type { Frame } from './frames';
import { Part } from './part';
import styles from './preview.module.css';

export interface ScreenProps {
  values: Partial<SessionUpdate>;
  brand: Brand;
  frame: Frame;
  /** The enabled experiences. */
  experiences: readonly ExperienceWrite[];
  /** The current experience. */
  experience: ExperienceWrite | undefined;
}

export function Logo({ brand: { logoAssetId } }: { brand: Brand }) {
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
export function Background({
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
        <p className="weight-semibold centered">
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

export function ExperienceBackground({ values }: Pick<ScreenProps, 'values'>) {
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
  const { offered } = offeredChannels(values);
  const own = experience?.shareChannels;
  const channels = CHANNELS.filter(
    ({ value }) => offered.includes(value) && (!Array.isArray(own) || own.includes(value)),
  );
  return (
    <Screen background={<SharingBackground values={values} />}>
      <div className={styles.sheet}>
        <p className="weight-semibold centered">
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

export function SharingBackground({ values }: Pick<ScreenProps, 'values'>) {
  const { t } = useLingui();
  return (
    <Background field="sharingScreenAssetId" id={values.sharingScreenAssetId} label={t`Sharing screen`} />
  );
}

interface ScreenLayoutProps {
  background: ReactNode;
  /** Whether a picture leaves room for text only at the top. */
  hasPicture?: boolean;
  children: ReactNode;
}

export const Screen = ({ background, hasPicture, children }: ScreenLayoutProps) => (
  <div className={styles.screen} data-picture={hasPicture || undefined}>
    {background}
    {children}
  </div>
);
