import { Plural, Trans } from '@lingui/react/macro';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Campaign, updateCampaignMutation } from '~/api/campaigns';
import { ButtonLink } from '~/components/links/button-link';
import { UNDO_MS, UndoButton } from '~/components/list/undo';
import { createListeners } from '~/lib/listeners';
import { notifications, notify } from '~/ui/notifications';
import styles from './campaign-panel.module.css';

const toasts = new Map<string, number>();
const panels = createListeners();
/** The campaign whose panel is counting down. */
let inPanel: string | undefined;
let justSent: string | undefined;

/** Offers on every page to undo a send, until the server sends it. */
export function offerUndoSend(client: QueryClient, { id, name, time }: Campaign): void {
  justSent = id;
  toasts.set(
    id,
    notify({
      text: <Trans>Sending</Trans>,
      subject: name,
      action: <ToastAction id={id} time={time ?? ''} undo={() => undoSend(client, id)} />,
      removeAfter: UNDO_MS,
    }),
  );
}

/** Moves it back to draft. @param showsError whether the caller shows why it failed, instead of a notice */
export async function undoSend(client: QueryClient, id: string, showsError = false): Promise<void> {
  const meta = showsError ? { quiet: true } : { quietSuccess: true };
  const update = new MutationObserver(client, { ...updateCampaignMutation(), meta });
  // The campaign has changed by being sent, and may be stopped whatever it is now.
  const { name } = await update.mutate({ id, data: { status: 'draft' }, base: null });
  const toast = toasts.get(id);
  if (toast !== undefined) notifications.remove(toast);
  notify({
    text: <Trans>Not sent. It is a draft again.</Trans>,
    subject: name,
    removeAfter: 6000,
    action: (
      <ButtonLink size="s" variant="secondary" to="/campaigns/create" search={{ id }}>
        <Trans>Keep editing</Trans>
      </ButtonLink>
    ),
  });
}

/**
 * The panel of a campaign counts down, which hides its toast.
 * @returns whether the user has just sent it
 */
export function beginInPanel(id: string): boolean {
  inPanel = id;
  panels.notify();
  const isOwn = justSent === id;
  justSent = undefined;
  return isOwn;
}

export function endInPanel(): void {
  inPanel = undefined;
  panels.notify();
}

interface ToastActionProps {
  id: string;
  time: string;
  undo: () => Promise<void>;
}

function ToastAction({ id, time, undo }: ToastActionProps) {
  const isInPanel = useSyncExternalStore(panels.subscribe, () => inPanel === id);
  const left = useSecondsUntil(time);
  // A screen reader would read each second.
  return (
    <span data-hides-toast={isInPanel || undefined}>
      <span aria-hidden className={styles.left}>
        {left > 0 ? <Plural value={left} one="in # second" other="in # seconds" /> : '…'}
      </span>{' '}
      {left > 0 && <UndoButton undo={undo} />}
    </span>
  );
}

export function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // The device's clock may be wrong.
  return Math.min(10, Math.max(0, Math.ceil((Date.parse(time) - now) / 1000)));
}
