import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FederatedPerson } from '~/identity';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { Text } from '~/ui/text';
import styles from './stand-in-dialog.module.css';

interface StandInDialogProps {
  service: string;
  onAnswer(person: FederatedPerson | null): void;
}

/** Replaces the popup of another service in a demo: asks for its result. */
export function StandInDialog({ service, onAnswer }: StandInDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onAnswer({ email: String(data.get('email')).trim(), name: String(data.get('name')).trim() });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="stand-in" onClose={() => onAnswer(null)}>
      <form className="stack-5" onSubmit={submit}>
        <Text variant="h3" as="h2" id="stand-in">
          <Trans>Continue with {service}</Trans>
        </Text>
        <Text tone="muted">
          <Trans>Demo of the {service} window: nothing leaves this computer.</Trans>
        </Text>
        <TextField label={t`Email address`} name="email" type="email" required autoFocus />
        <TextField label={t`Name`} name="name" required />
        <Button type="submit" fullWidth>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="subtle" onClick={() => dialog.current?.close()}>
          <Trans>Cancel</Trans>
        </Button>
      </form>
    </dialog>
  );
}
