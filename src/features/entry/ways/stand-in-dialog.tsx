import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FederatedPerson } from '~/identity';
import { Button } from '~/ui/button';
import { Text } from '~/ui/text';
import { EntryField, EntryForm } from '../entry-form';
import { missing, textOf } from '../faults';
import styles from './ways.module.css';

interface StandInDialogProps {
  service: string;
  onAnswer(person: FederatedPerson | null): void;
}

/**
 * Replaces the popup of another service where it is unavailable, as with the local provider: asks
 * for its result.
 */
export function StandInDialog({ service, onAnswer }: StandInDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (data: FormData) => {
    const faults = missing(data, { email: msg`Enter your email address.`, name: msg`Enter your name.` });
    if (faults.length > 0) return faults;
    onAnswer({ email: textOf(data, 'email'), name: textOf(data, 'name') });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="stand-in" onClose={() => onAnswer(null)}>
      <div className="stack-5">
        <Text variant="h3" as="h2" id="stand-in">
          <Trans>Continue with {service}</Trans>
        </Text>
        <Text tone="muted">
          <Trans>Demo of the {service} window: nothing leaves this computer.</Trans>
        </Text>
        <EntryForm action={<Trans>Continue</Trans>} send={send}>
          <EntryField label={t`Email address`} name="email" type="email" autoFocus />
          <EntryField label={t`Name`} name="name" />
        </EntryForm>
        <Button variant="subtle" onClick={() => dialog.current?.close()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </dialog>
  );
}
