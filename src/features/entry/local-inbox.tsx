import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '~/ui/button';
import styles from './local-inbox.module.css';
import { messageLink } from './message-link';

interface Message {
  text: string;
  /** Where its link leads. */
  href?: string;
}

/** With the local provider no message leaves the house: shows the last one that would have been sent there. */
export function LocalInbox({ to }: { to: string }) {
  const { config } = useRouteContext({ from: '__root__' });
  const [message, setMessage] = useState<Message | null | undefined>();
  if (config.providerOrigin !== 'self') return null;
  const look = () =>
    lastMessage(config.projectId, to).then(setMessage, () => {
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
