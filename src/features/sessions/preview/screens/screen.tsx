// What the screens of the preview share.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExperienceWrite, SessionUpdate } from '~/api/sessions';
import { IconPhoto } from '~/ui/icons';
import type { Brand } from '../../model/brand';
import { useAsset } from '../../model/use-asset';
import styles from './preview.module.css';
import { PreviewTarget } from './preview-target';
import { ResultPicture } from './result-picture';

export interface ScreenProps {
  values: Partial<SessionUpdate>;
  brand: Brand;
  /** The number of the countdown; 0 at the moment of the shot. */
  count: number;
  /** The enabled experiences. */
  experiences: readonly ExperienceWrite[];
  /** The current experience. */
  experience: ExperienceWrite | undefined;
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

export function Logo({ brand: { logoAssetId } }: { brand: Brand }) {
  const { t } = useLingui();
  const logo = useAsset(logoAssetId);
  return (
    <PreviewTarget field="logoAssetId" label={t`Logo`} variant="logo">
      {logo ? <img src={logo.url} alt="" /> : <IconPhoto size={20} stroke={1.25} aria-hidden />}
    </PreviewTarget>
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
  variant = 'background',
}: {
  field: BackgroundField;
  id: string | null | undefined;
  label: string;
  variant?: 'background' | 'banner';
}) {
  const picture = useAsset(id);
  return (
    <PreviewTarget field={field} label={label} variant={variant}>
      {picture && <img src={picture.url} alt="" />}
    </PreviewTarget>
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

export function SharingBackground({ values }: Pick<ScreenProps, 'values'>) {
  const { t } = useLingui();
  return (
    <Background field="sharingScreenAssetId" id={values.sharingScreenAssetId} label={t`Sharing screen`} />
  );
}

interface PhotoProps extends Pick<ScreenProps, 'values' | 'brand' | 'experience'> {
  children: ReactNode;
}

/** The photo with a button below. */
export function Photo({ values, brand, experience, children }: PhotoProps) {
  const { t } = useLingui();
  return (
    <>
      <PreviewTarget field="experiences" label={t`Experiences`} variant="photo">
        <ResultPicture
          experience={experience}
          overlayAssetId={values.overlayAssetIds?.[0]}
          logoAssetId={brand.logoAssetId}
        />
      </PreviewTarget>
      <PreviewTarget field="primaryColor" label={t`Primary color`} variant="button">
        {children}
      </PreviewTarget>
    </>
  );
}
