import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { EntryLinks, EntryPage } from './entry-page';
import { Invitation } from './invitation';
import { PasswordSignin } from './password-signin';

export function TeamScreen() {
  const { t } = useLingui();
  const secret = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('invitation') });
  if (secret) return <Invitation secret={secret} />;
  return (
    <EntryPage
      title={<Trans>Team sign-in</Trans>}
      lead={
        <Trans>
          For the people at the front desk. Use the address and the password of your location; the owner has
          them.
        </Trans>
      }
    >
      <PasswordSignin emailLabel={msg`E-mail address of your location`} />
      <EntryLinks label={t`Other ways in`}>
        <Link to="/signin">
          <Trans>I have a sign-in of my own</Trans>
        </Link>
        <Link to="/reset-password">
          <Trans>Forgot the password?</Trans>
        </Link>
      </EntryLinks>
    </EntryPage>
  );
}
