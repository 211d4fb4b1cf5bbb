import type { Way } from '../way-buttons';
import { FederatedWay } from './federated-way';
import { LinkReturn } from './link-return';
import { LinkWay } from './link-way';
import { PhoneWay } from './phone-way';

interface OtherWayProps {
  way: Way | 'return';
  /** The page to return to. */
  back: string | undefined;
  /** The code in the sign-in link that was opened. */
  code: string | undefined;
}

/** The less common sign-in methods. */
export function OtherWay({ way, back, code }: OtherWayProps) {
  switch (way) {
    case 'emailLink':
      return <LinkWay back={back} />;
    case 'return':
      return <LinkReturn code={code ?? ''} />;
    case 'phone':
      return <PhoneWay />;
    default:
      return <FederatedWay />;
  }
}
