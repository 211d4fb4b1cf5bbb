import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { ApiError, describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import styles from './campaign-panel.module.css';
import { beginInPanel, endInPanel, undoSend, useSecondsUntil } from './undo-send-toast';

interface UndoSendProps {
  id: string;
  /** When the server sends it. */
  time: string;
  onDone: () => void;
}

/** The seconds until the server sends a campaign, and the button that moves it back to draft. */
export function UndoSend({ id, time, onDone }: UndoSendProps) {
  const client = useQueryClient();
  const { run, pending, error } = useAction(async () => {
    await undoSend(client, id, true);
    onDone();
  });
  const left = useSecondsUntil(time);
  const isOffline = error instanceof ApiError && error.nothingSent;
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (beginInPanel(id)) button.current?.focus();
    return endInPanel;
  }, [id]);
  return (
    <div className={styles.undo}>
      <div>
        <p id={textId}>
          {left > 0 ? (
            <Plural value={left} one="Sending in # second" other="Sending in # seconds" />
          ) : (
            <Trans>Sending…</Trans>
          )}
        </p>
        <p role="alert">
          {isOffline ? <Trans>Not undone: you're offline.</Trans> : error && describeError(error)}
        </p>
      </div>
      <Button
        ref={button}
        aria-describedby={textId}
        variant="secondary"
        busy={pending}
        onClick={() => void run()}
      >
        <Trans>Undo send</Trans>
      </Button>
    </div>
  );
}
