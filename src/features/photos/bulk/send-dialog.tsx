import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateFor } from '~/api/cache/query-client';
import { getPhotoRecipientsQuery, sendPhoto } from '~/api/photos';
import { runEach } from '~/lib/batches';
import { formatNumber } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import styles from './bulk.module.css';
import { type Message, type PhotoSendPlan, planMessages } from './send-plan';

interface SendDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

interface Progress {
  done: number;
  total: number;
}

/** So many calls at once. */
const AT_ONCE = 4;

type Phase =
  | { name: 'checking'; progress: Progress }
  | { name: 'failed'; reason: string }
  | { name: 'ready'; plan: PhotoSendPlan }
  | { name: 'sending'; progress: Progress }
  | { name: 'done'; sent: number; total: number; refused: readonly string[] };

/** Sends the selected photos to their contacts, after listing those who will not receive them. */
export function SendPhotosDialog({ ids, onClose }: SendDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ name: 'checking', progress: { done: 0, total: ids.length } });
  const abort = useRef<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos of an open dialog do not change
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, total: number) =>
      setPhase({ name: 'checking', progress: { done, total } });
    const plan = async () => {
      // Never from the cache: someone may have opted out just now.
      const read = async (id: string) =>
        [id, await client.query({ ...getPhotoRecipientsQuery(id), staleTime: 0 })] as const;
      const photos = new Map(await runEach(ids, read, { concurrency: AT_ONCE, signal, onProgress }));
      if (!signal.aborted) setPhase({ name: 'ready', plan: planMessages(photos) });
    };
    plan().catch((error: unknown) => {
      if (!signal.aborted) setPhase({ name: 'failed', reason: errorText(error) });
    });
    return () => abort.current?.abort();
  }, [client]);

  const send = async (messages: readonly Message[]) => {
    const controller = new AbortController();
    abort.current = controller;
    const total = messages.length;
    setPhase({ name: 'sending', progress: { done: 0, total } });
    const outcomes = await runEach(
      messages,
      ({ photoId, send }) =>
        sendPhoto(photoId, send).then(
          () => null,
          (error: unknown) => errorText(error),
        ),
      {
        concurrency: AT_ONCE,
        signal: controller.signal,
        onProgress: (done) => setPhase({ name: 'sending', progress: { done, total } }),
      },
    );
    const refused = outcomes.filter((outcome) => outcome !== null);
    invalidateFor(client, 'sendPhoto');
    setPhase({ name: 'done', sent: outcomes.length - refused.length, total, refused });
  };
  const progress = 'progress' in phase ? phase.progress : null;
  return (
    <Dialog onClose={onClose} title={<Plural value={ids.length} one="Send # photo" other="Send # photos" />}>
      <div className="stack-4" role="status">
        {progress && (
          <>
            <p>
              {phase.name === 'sending' ? (
                <Trans>
                  Sending {progress.done} of {progress.total}
                </Trans>
              ) : (
                <Trans>Checking contacts</Trans>
              )}
            </p>
            <progress
              className={styles.progress}
              value={progress.done}
              max={Math.max(1, progress.total)}
              aria-label={t`Progress`}
            />
          </>
        )}
        {phase.name === 'failed' && <p className="danger hide-empty">{phase.reason}</p>}
        {phase.name === 'ready' && <Plan plan={phase.plan} />}
        {phase.name === 'done' && (
          <>
            <p>
              <Plural
                value={phase.sent}
                one="# message is on its way."
                other="# messages are on their way."
              />{' '}
              {phase.total > phase.sent + phase.refused.length && <Trans>The rest was canceled.</Trans>}
            </p>
            {[...new Set(phase.refused)].map((reason) => (
              <p key={reason} className="danger hide-empty">
                {reason} ({phase.refused.filter((one) => one === reason).length})
              </p>
            ))}
          </>
        )}
      </div>
      <div className={parts.answers}>
        {phase.name === 'ready' && phase.plan.messages.length > 0 && (
          <Button onClick={() => void send(phase.plan.messages)}>
            <Plural value={phase.plan.messages.length} one="Send # message" other="Send # messages" />
          </Button>
        )}
        {phase.name === 'sending' ? (
          <Button variant="secondary" onClick={() => abort.current?.abort()}>
            <Trans>Stop sending</Trans>
          </Button>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {phase.name === 'ready' ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** So many recipients are named. */
const NAMED = 3;

function Plan({
  plan: { messages, recipients, linkOff, expired, withoutContact, unreachable },
}: {
  plan: PhotoSendPlan;
}) {
  const { t, i18n } = useLingui();
  const named = [...recipients].slice(0, NAMED);
  const more = recipients.size - named.length;
  const names = new Intl.ListFormat(i18n.locale).format(
    more > 0 ? [...named, t`${formatNumber(more, i18n.locale)} more`] : named,
  );
  return (
    <>
      <p>
        <Plural
          value={messages.length}
          _0="No message can be sent."
          one="# message will be sent."
          other="# messages will be sent."
        />
      </p>
      {recipients.size > 0 && (
        <p>
          <Trans>To: {names}</Trans>
        </p>
      )}
      <ul className={styles.skipped}>
        {withoutContact > 0 && (
          <li>
            <Plural value={withoutContact} one="# photo has no contact" other="# photos have no contact" />
          </li>
        )}
        {unreachable > 0 && (
          <li>
            <Plural
              value={unreachable}
              one="# photo has no contact who takes messages"
              other="# photos have no contact who takes messages"
            />
          </li>
        )}
        {linkOff > 0 && (
          <li>
            <Plural
              value={linkOff}
              one="# photo has its guest's link turned off"
              other="# photos have their guests' links turned off"
            />
          </li>
        )}
        {expired > 0 && (
          <li>
            <Plural
              value={expired}
              one="# photo is in an expired gallery"
              other="# photos are in expired galleries"
            />
          </li>
        )}
      </ul>
    </>
  );
}
