import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Campaign } from '~/api/campaigns';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import { useSecondsToUndo } from '../../model/undo-deadline';
import styles from './undo-send.module.css';
import { beginInPanel, endInPanel, undoSend } from './undo-send-toast';

interface UndoSendProps {
  campaign: Campaign;
  /** The button is gone. */
  onDone: () => void;
}

/** The seconds in which a send can be undone, and the button that moves the campaign back to draft. */
export function UndoSend({ campaign, onDone }: UndoSendProps) {
  const client = useQueryClient();
  const { id } = campaign;
  // A failure shows its own notice.
  const { run, pending } = useAction(async () => {
    await undoSend(client, campaign);
    onDone();
  });
  const left = useSecondsToUndo(campaign);
  const isOffered = left > 0 || pending;
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (beginInPanel(id)) button.current?.focus();
    return endInPanel;
  }, [id]);
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) onDone();
  });
  useEffect(() => {
    if (!isOffered) keepFocus();
  }, [isOffered]);
  return (
    <div className={styles.undo}>
      <p id={textId}>
        {left > 0 ? (
          <Plural value={left} one="Sending in # second" other="Sending in # seconds" />
        ) : (
          <Trans>Sending…</Trans>
        )}
      </p>
      {isOffered && (
        <Button
          ref={button}
          aria-describedby={textId}
          variant="secondary"
          busy={pending}
          onClick={() => void run()}
        >
          <Trans>Undo send</Trans>
        </Button>
      )}
    </div>
  );
}
