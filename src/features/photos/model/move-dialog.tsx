import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Session } from '~/api/sessions';
import { useAction } from '~/api/use-action';
import { useSessions } from '~/entities/pickers/session-choices';
import { byStatus, useSessionLabel } from '~/entities/session-status';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Select } from '~/ui/field/select';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { Spinner } from '~/ui/spinner';

interface MoveDialogProps {
  title: ReactNode;
  /** The session of all the photos, which is not offered. */
  from: string | null;
  onMove: (session: Session) => Promise<unknown> | undefined;
  onClose: () => void;
}

/** Asks which session photos are moved to. */
export function MoveDialog({ title, from, onMove, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const labelOf = useSessionLabel();
  const { sessions, pending: loading } = useSessions(true);
  const choices = sessions.filter((session) => session.id !== from).toSorted(byStatus);
  const [chosen, setChosen] = useState('');
  const session = choices.find((choice) => choice.id === chosen);
  const { run, pending, error } = useAction(async () => session && onMove(session));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack-4" onSubmit={submit}>
        {loading && <Spinner label={t`Loading`} />}
        {!loading && choices.length === 0 && (
          <p>
            <Trans>There is no other session yet.</Trans>
          </p>
        )}
        {choices.length > 0 && (
          <div className={parts.field}>
            <label htmlFor={id}>
              <Trans>Session</Trans>
            </label>
            <Select
              id={id}
              value={chosen}
              options={[
                { value: '', label: t`Choose a session` },
                ...choices.map((choice) => ({ value: choice.id, label: labelOf(choice) })),
              ]}
              onChange={setChosen}
            />
            <small>
              <Trans>Links that guests have keep working.</Trans>
            </small>
          </div>
        )}
        <p role="alert" className="danger hide-empty">
          {error && errorText(error)}
        </p>
        <div className={parts.answers}>
          <Button type="submit" busy={pending} disabled={!session}>
            <Trans>Move</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
