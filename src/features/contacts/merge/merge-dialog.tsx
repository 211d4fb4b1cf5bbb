import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Contact, useMergeContacts } from '~/api/contacts';
import { useAction } from '~/api/use-action';
import { nameOf } from '~/entities/contact-name';
import type { BulkDialogProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconArrowsExchange } from '~/ui/icons';
import { Dialog } from '~/ui/overlay/dialog';
import dialog from '~/ui/overlay/dialog-parts.module.css';
import { Comparison } from './comparison';
import { OtherChoice } from './other-choice';

interface MergeDialogProps {
  contact: Contact;
  /** The other contact, if it is already known. */
  second?: Contact | undefined;
  onClose: (outcome?: 'done') => void;
}

/** The two selected contacts. */
export const MergeSelected = ({ rows: [first, second], onClose }: BulkDialogProps<Contact>) =>
  first && <MergeDialog contact={first} second={second} onClose={onClose} />;

/** Merges two contacts: chooses the other one, then the values to keep. */
export function MergeDialog({ contact, second, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [other, setOther] = useState(second ?? null);
  const name = nameOf(contact);
  return (
    <Dialog
      onClose={() => onClose()}
      size={other ? 'xl' : 'md'}
      title={other ? t`Are they the same person?` : t`Merge ${name} with which contact?`}
    >
      {other ? (
        <Confirmation first={contact} second={other} onBack={() => setOther(null)} onClose={onClose} />
      ) : (
        <OtherChoice contact={contact} onChoose={setOther} />
      )}
    </Dialog>
  );
}

interface ConfirmationProps {
  first: Contact;
  second: Contact;
  onBack: () => void;
  onClose: MergeDialogProps['onClose'];
}

function Confirmation({ first, second, onBack, onClose }: ConfirmationProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useMergeContacts();
  const [turned, setTurned] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button disappears.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const [kept, gone] = turned ? [second, first] : [first, second];
  const { run, pending, error } = useAction(async () => {
    await mutateAsync({ id: kept.id, data: { from: gone.id } });
    onClose('done');
    const search = (former: object) => ({ ...former, open: kept.id });
    // The merged contact's panel would be empty.
    void navigate({ to: '/contacts', search, replace: true, resetScroll: false });
  });
  return (
    <div ref={box} className="stack-4" tabIndex={-1}>
      <Comparison kept={kept} gone={gone} />
      <p className="hint">
        <Trans>Photos, visits and messages move to the contact you keep. This cannot be undone.</Trans>
      </p>
      <p className="danger hide-empty" role="alert">
        {error && errorText(error)}
      </p>
      <div className={dialog.answers}>
        <Button busy={pending} onClick={() => void run()}>
          <Trans>Merge</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={<IconArrowsExchange size={18} />}
          disabled={pending}
          onClick={() => setTurned(!turned)}
        >
          <Trans>Swap</Trans>
        </Button>
        <Button variant="subtle" disabled={pending} onClick={onBack}>
          <Trans>Choose someone else</Trans>
        </Button>
      </div>
    </div>
  );
}
