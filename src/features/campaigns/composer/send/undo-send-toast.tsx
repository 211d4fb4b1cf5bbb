import { Plural, Trans } from '@lingui/react/macro';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { Store, useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { type Campaign, getCampaignQuery, updateCampaignMutation } from '~/api/campaigns';
import { ApiError } from '~/api/transport/errors';
import { UNDO_MS, UndoButton } from '~/parts/feedback/undo';
import { ButtonLink } from '~/parts/links/button-link';
import { errorText } from '~/session/error-text';
import { notifications, notify } from '~/ui/feedback/notifications';
import { forgetDeadline, undoDeadline, useSecondsToUndo } from '../../model/undo-deadline';
import styles from './undo-send.module.css';

/** The notices of a campaign that offer to undo, or say that it was not undone. */
const toasts = new Map<string, number>();
/** The campaign whose panel is counting down. */
const inPanel = new Store<string | null>(null);
let justSent: string | undefined;

function replaceToast(id: string, toast: number | null): void {
  const former = toasts.get(id);
  if (former !== undefined) notifications.remove(former);
  if (toast === null) toasts.delete(id);
  else toasts.set(id, toast);
}

/** Offers on every page to undo a send. @param answeredAt when the answer to the send arrived */
export function offerUndoSend(client: QueryClient, campaign: Campaign, answeredAt: number): void {
  const { id, name } = campaign;
  justSent = id;
  forgetDeadline(id);
  undoDeadline(campaign, answeredAt);
  const toast = notify({
    text: <Trans>Sending</Trans>,
    subject: name,
    action: <ToastAction campaign={campaign} undo={() => undoSend(client, campaign)} />,
    removeAfter: UNDO_MS,
  });
  replaceToast(id, toast);
}

/** Moves it back to draft. A failure is shown until it is dismissed, because the messages leave then. */
export async function undoSend(
  client: QueryClient,
  { id, name }: Pick<Campaign, 'id' | 'name'>,
): Promise<void> {
  const update = new MutationObserver(client, { ...updateCampaignMutation(), meta: { quiet: true } });
  try {
    // No version: sending has changed the campaign, and it can be stopped in any state.
    await update.mutate({ id, data: { status: 'draft' }, base: null });
  } catch (error) {
    const text = await whyNotUndone(client, id, error);
    replaceToast(
      id,
      notify({
        text,
        subject: name,
        type: 'danger',
        removeAfter: Number.POSITIVE_INFINITY,
      }),
    );
    throw error;
  }
  replaceToast(id, null);
  forgetDeadline(id);
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

async function whyNotUndone(client: QueryClient, id: string, error: unknown): Promise<ReactNode> {
  if (error instanceof ApiError && error.nothingSent) return <Trans>Not undone: you're offline.</Trans>;
  if (!(error instanceof ApiError && error.status === 409)) {
    const reason = errorText(error);
    return <Trans>Not undone: {reason}</Trans>;
  }
  const sent = await sentCount(client, id);
  return sent === null ? (
    <Trans>Too late: it is being sent.</Trans>
  ) : (
    <Plural
      value={sent}
      one="Too late: it was sent to # person."
      other="Too late: it was sent to # people."
    />
  );
}

const TRIES = 8;
const EVERY_MS = 600;

/** The number of recipients, once it was sent; null if that takes long. */
async function sentCount(client: QueryClient, id: string): Promise<number | null> {
  for (let i = 0; i < TRIES; i += 1) {
    const campaign = await client.fetchQuery({ ...getCampaignQuery(id), staleTime: 0 }).catch(() => null);
    if (campaign?.status === 'sent' || (campaign?.stats.sent ?? 0) > 0) return campaign?.stats.sent ?? null;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}

/**
 * The panel of a campaign counts down, which hides its toast.
 * @returns whether the user has just sent it
 */
export function beginInPanel(id: string): boolean {
  inPanel.setState(() => id);
  const isOwn = justSent === id;
  justSent = undefined;
  return isOwn;
}

export function endInPanel(): void {
  inPanel.setState(() => null);
}

interface ToastActionProps {
  campaign: Campaign;
  undo: () => Promise<void>;
}

function ToastAction({ campaign, undo }: ToastActionProps) {
  const isInPanel = useSelector(inPanel, (id) => id === campaign.id);
  const left = useSecondsToUndo(campaign);
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
