import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SignInSettings } from '~/lib/runtime-config';
import { Button } from '~/ui/button';
import { IconBrandGoogle, IconMailFast, IconPassword, IconPhoneCall } from '~/ui/icons';
import { serviceName } from './services';
import styles from './sign-in-methods.module.css';

/** A sign-in method by its name in the configuration. */
export type SignInMethod = keyof SignInSettings;

const METHODS: SignInMethod[] = ['password', 'federated', 'emailLink', 'phone'];

export const firstMethod = (offered: SignInSettings): SignInMethod =>
  METHODS.find((way) => offered[way]) ?? 'password';

// None of them is used after sign-in, so that no page loads this file for an icon.
const ICONS: Record<SignInMethod, ReactElement> = {
  password: <IconPassword size={18} />,
  federated: <IconBrandGoogle size={18} />,
  emailLink: <IconMailFast size={18} />,
  phone: <IconPhoneCall size={18} />,
};

export interface SignInMethodButtonsProps {
  offered: SignInSettings;
  /** The current method. */
  way: SignInMethod;
  onChoose(way: SignInMethod): void;
}

/** The available sign-in methods, without the current one. */
export function SignInMethodButtons({ offered, way, onChoose }: SignInMethodButtonsProps) {
  const others = METHODS.filter((one) => offered[one] && one !== way);
  if (others.length === 0) return null;
  return (
    <div className="stack-3">
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      {others.map((one) => (
        <Button key={one} variant="secondary" icon={ICONS[one]} fullWidth onClick={() => onChoose(one)}>
          <MethodName way={one} service={offered.federated} />
        </Button>
      ))}
    </div>
  );
}

function MethodName({ way, service }: { way: SignInMethod; service: SignInSettings['federated'] }) {
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
