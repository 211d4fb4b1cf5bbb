import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useUpdateCampaign } from '~/api/campaigns';
import { describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import styles from './campaigns.module.css';

interface UndoSendProps {
  id: string;
  /** When the server sends it. */
  time: string;
  onDone: () => void;
}

/** The seconds until the server sends a campaign, and the button that moves it back to draft. */
export function UndoSend({ id, time, onDone }: UndoSendProps) {
  const { mutateAsync: update } = useUpdateCampaign();
  const { run, pending, error } = useAction(async () => {
    await update({ id, data: { status: 'draft' } });
    onDone();
  });
  const left = useSecondsUntil(time);
  return (
    <div className={styles.undo}>
      <p>
        {left > 0 ? (
          <Plural value={left} one="Sending in # second" other="Sending in # seconds" />
        ) : (
          <Trans>Sending…</Trans>
        )}
      </p>
      <Button variant="secondary" busy={pending} onClick={() => void run()}>
        <Trans>Undo send</Trans>
      </Button>
      <p role="alert">{error && describeError(error)}</p>
    </div>
  );
}

function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // The device's clock may be wrong.
  return Math.min(10, Math.max(0, Math.ceil((Date.parse(time) - now) / 1000)));
}
