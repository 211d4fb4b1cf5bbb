import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SignInWays } from '~/lib/runtime-config';
import { Button } from '~/ui/button';
import { IconBrandGoogle, IconMailFast, IconPassword, IconPhoneCall } from '~/ui/icons';
import { serviceName } from './services';
import styles from './way-buttons.module.css';

/** A sign-in method by its name in the configuration. */
export type Way = keyof SignInWays;

const WAYS: Way[] = ['password', 'federated', 'emailLink', 'phone'];

export const firstWay = (offered: SignInWays): Way => WAYS.find((way) => offered[way]) ?? 'password';

// None of them is used after sign-in, so that no page loads this file for an icon.
const ICONS: Record<Way, ReactElement> = {
  password: <IconPassword size={18} />,
  federated: <IconBrandGoogle size={18} />,
  emailLink: <IconMailFast size={18} />,
  phone: <IconPhoneCall size={18} />,
};

export interface WayButtonsProps {
  offered: SignInWays;
  /** The current method. */
  way: Way;
  onChoose(way: Way): void;
}

/** The available sign-in methods, without the current one. */
export function WayButtons({ offered, way, onChoose }: WayButtonsProps) {
  const others = WAYS.filter((one) => offered[one] && one !== way);
  if (others.length === 0) return null;
  return (
    <div className="stack-3">
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {others.map((one) => (
        <Button key={one} variant="secondary" icon={ICONS[one]} fullWidth onClick={() => onChoose(one)}>
          <WayName way={one} service={offered.federated} />
        </Button>
      ))}
    </div>
  );
}

function WayName({ way, service }: { way: Way; service: SignInWays['federated'] }) {
  switch (way) {
    case 'password':
      return <Trans>Use a password</Trans>;
    case 'emailLink':
      return <Trans>Email me a link</Trans>;
    case 'phone':
      return <Trans>Use a phone number</Trans>;
    case 'federated':
      return <Trans>Continue with {serviceName(service)}</Trans>;
  }
}
