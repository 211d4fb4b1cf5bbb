import type { Way } from '../way-buttons';
import { FederatedWay } from './federated-way';
import { LinkReturn } from './link-return';
import { LinkWay } from './link-way';
import { PhoneWay } from './phone-way';

interface OtherWayProps {
  way: Way | 'return';
  /** The page that was asked for. */
  back: string | undefined;
  /** Of the link that somebody has come by. */
  code: string | undefined;
}

/** The ways to sign in that most people do not take, in a file of their own. */
export default function OtherWay({ way, back, code }: OtherWayProps) {
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
