import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { LocalInbox } from '~/demo/local-inbox';
import { currentUser, sessionStore, signOut } from '~/identity';
import { ButtonLink } from '~/parts/links/button-link';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { EntryPage } from '../parts/entry-page';
import { FaultText } from '../parts/fault-text';
import { keepSignupDraft, readSignupDraft } from './draft';
import { useConfirmation } from './use-confirmation';
import { useResend } from './use-resend';

export function VerifyScreen() {
  const { t } = useLingui();
  const { oobCode } = useSearch({ from: '/_entry/signup/verify' });
  const user = useSelector(sessionStore, currentUser);
  const { phase, fault, tryAgain } = useConfirmation(user?.uid, oobCode);
  if (phase === 'confirming' || phase === 'making') {
    return (
      <EntryPage title={<Trans>One moment</Trans>}>
        <Spinner label={phase === 'making' ? t`Creating your account` : t`Confirming your email`} />
      </EntryPage>
    );
  }
  if (phase === 'failed') {
    return (
      <EntryPage title={<Trans>Your email is confirmed</Trans>}>
        <FaultText fault={fault} />
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </EntryPage>
    );
  }
  if (!user) {
    const lead =
      phase === 'confirmed' ? (
        <Trans>Go back to the window where you signed up, or sign in here.</Trans>
      ) : (
        <Trans>Sign in to confirm this address.</Trans>
      );
    const title =
      phase === 'confirmed' ? <Trans>Your email is confirmed</Trans> : <Trans>Confirm your email</Trans>;
    return (
      <EntryPage title={title} lead={lead}>
        <FaultText fault={fault} />
        <ButtonLink to="/signin" search={{ redirect: '/signup/verify' }}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </EntryPage>
    );
  }
  return <Waiting email={user.email} linkFault={fault} mayBegin={oobCode === undefined} />;
}

interface WaitingProps {
  email: string;
  linkFault: Parameters<typeof FaultText>[0]['fault'];
  /** Users who opened a link are not sent another one automatically. */
  mayBegin: boolean;
}

function Waiting({ email, linkFault, mayBegin }: WaitingProps) {
  const navigate = useNavigate();
  const { resend, busy, seconds, fault } = useResend(email, mayBegin);
  const leave = () => {
    // The same user has already entered the business here.
    const said = readSignupDraft();
    // Signing out takes effect here immediately; the provider is notified later.
    void signOut().catch(() => {});
    keepSignupDraft(said);
    void navigate({ to: '/signup' });
  };
  return (
    <EntryPage
      title={<Trans>Confirm your email</Trans>}
      lead={
        <Trans>
          We sent a link to <b>{email}</b>. Open it and this page continues automatically.
        </Trans>
      }
    >
      <FaultText fault={fault ?? linkFault} />
      <Button
        variant="secondary"
        fullWidth
        busy={busy}
        aria-disabled={seconds > 0 || undefined}
        onClick={resend}
      >
        {seconds > 0 ? <Trans>Resend in {seconds} s</Trans> : <Trans>Resend</Trans>}
      </Button>
      <LocalInbox to={email} />
      <Button variant="subtle" fullWidth onClick={leave}>
        <Trans>Use another address</Trans>
      </Button>
    </EntryPage>
  );
}
