import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Invitation } from './invitation';
import { EntryLinks, EntryPage } from './parts/entry-page';
import { PasswordSignin } from './password-signin';

export function TeamScreen() {
  const { t } = useLingui();
  const secret = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('invitation') });
  if (secret) return <Invitation secret={secret} />;
  return (
    <EntryPage
      title={<Trans>Team sign-in</Trans>}
      lead={<Trans>For front-desk staff. Use your location's email and password; the owner has them.</Trans>}
    >
      <PasswordSignin emailLabel={msg`Email address of your location`} />
      <EntryLinks label={t`Other ways in`}>
        <p>
          <Trans>
            Have your own account? <Link to="/signin">Sign in</Link>
          </Trans>
        </p>
      </EntryLinks>
    </EntryPage>
  );
}
