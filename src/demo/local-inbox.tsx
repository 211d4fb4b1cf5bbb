import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { isDemo } from '~/lib/runtime-config';
import { Button } from '~/ui/button';
import styles from './local-inbox.module.css';
import { messageLink } from './message-link';

interface Message {
  text: string;
  /** The target of its link. */
  href?: string;
}

interface LocalInboxProps {
  /** The email address or phone number. */
  to: string;
  /** Whether to look for an invitation by the API instead of a message of the identity provider. */
  invitation?: boolean;
}

/** The local product sends no messages, so this shows the latest one that it would have sent. */
export function LocalInbox({ to, invitation }: LocalInboxProps) {
  const { config } = useRouteContext({ from: '__root__' });
  const [message, setMessage] = useState<Message | null | undefined>();
  if (!isDemo(config)) return null;
  const look = () =>
    (invitation ? lastInvitation(to) : lastMessage(config.projectId, to)).then(setMessage, () => {
      setMessage(null);
    });
  return (
    <div className={styles.inbox}>
      <p>
        <Trans>Demo mode: no messages are sent.</Trans>
      </p>
      {message?.href ? (
        <a href={message.href}>
          <Trans>Open the link in the message</Trans>
        </a>
      ) : (
        <Button variant="secondary" size="s" onClick={look}>
          <Trans>Show message</Trans>
        </Button>
      )}
      <p role="status">
        {message === null && <Trans>No message found.</Trans>}
        {message && !message.href && <b>{message.text}</b>}
      </p>
    </div>
  );
}

async function lastInvitation(to: string): Promise<Message | null> {
  const answer = await fetch(`/_mock/messages?${new URLSearchParams({ to })}`);
  const [last] = (await answer.json()) as { to: string; href: string }[];
  return last ? { text: last.to, href: last.href } : null;
}

interface Sent {
  oobCodes?: { email: string; oobCode: string; oobLink: string }[];
  verificationCodes?: { phoneNumber: string; code: string }[];
}

async function lastMessage(projectId: string, to: string): Promise<Message | null> {
  const list = to.startsWith('+') ? 'verificationCodes' : 'oobCodes';
  const answer = await fetch(`/emulator/v1/projects/${projectId}/${list}`);
  const { oobCodes = [], verificationCodes = [] } = (await answer.json()) as Sent;
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === to);
  if (code) return { text: code.code };
  const mail = oobCodes.findLast(({ email }) => email === to.toLowerCase());
  if (!mail) return null;
  return { text: mail.email, href: messageLink(mail) };
}
