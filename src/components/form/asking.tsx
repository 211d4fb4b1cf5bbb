import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '~/api/errors';
import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './form.module.css';

interface AskingProps {
  needs: OperationId;
  /** What it does, on its button. */
  label: ReactNode;
  icon?: ReactElement;
  /** `Delete “Beard oil” for good?` */
  question: ReactNode;
  /** What follows from it. */
  text?: ReactNode;
  yes: ReactNode;
  no?: ReactNode;
  danger?: boolean;
  variant?: 'secondary' | 'subtle';
  run: () => Promise<unknown>;
  onDone: () => void;
}

/** A button that asks before it does something; whoever may not do it sees nothing of it. */
export function Asking(props: AskingProps) {
  const { needs, label, icon, question, text, yes, no, danger, variant = 'secondary', run, onDone } = props;
  const { t } = useLingui();
  const may = usePermission(needs);
  const [asking, setAsking] = useState(false);
  const [kept, setKept] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const sent = useRef(false);
  // The question took the place of the button that had the focus.
  useEffect(() => {
    if (asking) box.current?.focus();
  }, [asking]);
  if (!may) return null;
  if (!asking)
    return (
      <div>
        <Button
          variant={variant}
          icon={icon}
          onClick={() => setAsking(true)}
          // The answer "no" took the focused button away.
          autoFocus={kept}
        >
          {label}
        </Button>
      </div>
    );
  const go = async () => {
    if (sent.current) return;
    sent.current = true;
    setBusy(true);
    setFault(null);
    try {
      await run();
      setAsking(false);
      setKept(false);
      onDone();
    } catch (error) {
      setFault((error instanceof ApiError && error.problem?.detail) || String(error));
    } finally {
      sent.current = false;
      setBusy(false);
    }
  };
  return (
    <section
      ref={box}
      className={styles.question}
      data-danger={danger || undefined}
      aria-label={t`Question`}
      tabIndex={-1}
    >
      <div>
        <p>{question}</p>
        {text && <p>{text}</p>}
      </div>
      <p className={styles.wrong} role="alert">
        {fault}
      </p>
      <div className={styles.row}>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void go()}>
          {yes}
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            setAsking(false);
            setKept(true);
          }}
        >
          {no ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </section>
  );
}
