import type { SignInMethod } from '../parts/sign-in-methods';
import { FederatedSignIn } from './federated-sign-in';
import { LinkReturn } from './link-return';
import { LinkSignIn } from './link-sign-in';
import { PhoneSignIn } from './phone-sign-in';

interface OtherWayProps {
  way: SignInMethod | 'return';
  /** The page to return to. */
  back: string | undefined;
  /** The code in the sign-in link that was opened. */
  code: string | undefined;
}

/** The less common sign-in methods. */
export function OtherMethod({ way, back, code }: OtherWayProps) {
  switch (way) {
    case 'emailLink':
      return <LinkSignIn back={back} />;
    case 'return':
      return <LinkReturn code={code ?? ''} />;
    case 'phone':
      return <PhoneSignIn />;
    default:
      return <FederatedSignIn />;
  }
}
