import { Trans } from '@lingui/react/macro';
import { type SessionUpdate, useSendSessionTest } from '~/api/sessions';
import { useAction } from '~/api/use-action';
import { formatPhone } from '~/lib/format';
import type { FormValues } from '~/patterns/form/paths';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { useSessionContext } from '../model/session-context';
import own from './general.module.css';

interface TestSendProps {
  channel: 'email' | 'sms';
  values: FormValues<SessionUpdate>;
}

/** Sends the user a message as guests get it, with texts that may not be saved yet. */
export function SessionTestSend({ channel, values }: TestSendProps) {
  const { session } = useSessionContext();
  const maySend = usePermission('sendSessionTest');
  const { mutateAsync, data } = useSendSessionTest({ meta: { quiet: true } });
  const textOf = (name: 'emailSubject' | 'emailBody' | 'smsBody') => values[name]?.trim() || null;
  const texts =
    channel === 'email'
      ? { emailSubject: textOf('emailSubject'), emailBody: textOf('emailBody') }
      : { smsBody: textOf('smsBody') };
  const { run, pending, error } = useAction(() =>
    mutateAsync({ id: session.id, data: { channel, ...texts } }),
  );
  if (!maySend) return null;
  const sentTo = data && formatPhone(data.to);
  return (
    <>
      <Button variant="subtle" size="s" busy={pending} onClick={() => void run()}>
        <Trans>Send me a test</Trans>
      </Button>
      <span role="alert" className={own.fault}>
        {error && errorText(error)}
      </span>
      <span role="status" className={own.sent}>
        {sentTo !== undefined && error === null && !pending && <Trans>Test sent to {sentTo}.</Trans>}
      </span>
    </>
  );
}
