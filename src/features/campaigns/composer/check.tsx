import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Campaign } from '~/api/campaigns';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { costOf } from '~/lib/sms';
import { Button } from '~/ui/button';
import { notify } from '~/ui/notifications';
import { formatMoment } from '../campaign-words';
import { blockersOf } from './blockers';
import styles from './check.module.css';
import shared from './composer.module.css';
import { useComposing } from './composer-context';
import { composerFields } from './composer-fields';
import type { CampaignIntent, ComposerState } from './composer-values';
import { monthLimitOf } from './month-limit';
import { MonthNote } from './month-note';
import { useSentence } from './sentence';
import { TestSend } from './test-send';
import { useMessage } from './use-message';
import { useReach } from './use-reach';

const SendSheet = lazy(() => import('./send-sheet').then(({ SendSheet }) => ({ default: SendSheet })));

const labels = new Map(
  composerFields.flatMap(({ fields }) => fields.map(({ path, label }) => [path as string, label])),
);

/** What is missing, a test message, and the button that sends. */
export function Check(form: ComposerState) {
  const { t, i18n } = useLingui();
  const { isNow, maySend, account } = useComposing();
  const { values, record, errors, loading, readOnly, submit, focusField } = form;
  const [asking, setAsking] = useState(false);
  const { count, reach } = useReach(values);
  const { message, isAccepted, refused } = useMessage(values);
  const sentence = useSentence();
  const isPaused = record?.status === 'paused';
  const blockers = blockersOf({ values, isPaused, errors, refused, isNow, count, at: new Date() });
  const segments = values.channel === 'sms' ? costOf(values.smsBody ?? '').segments : 0;
  const messages = new Intl.NumberFormat(i18n.locale).format(segments * (count ?? 0));
  // A repeating campaign starts at its own time, so an earlier choice of a start does not apply.
  const isSentAtOnce = values.kind === 'automatic' || (isNow && values.kind !== 'repeating') || isPaused;
  const intent: CampaignIntent = isSentAtOnce ? 'sending' : 'scheduled';
  const limit =
    reach && count !== null ? monthLimitOf(values, reach, { isAtOnce: isSentAtOnce, now: new Date() }) : null;
  const isReady = blockers.length === 0 && count !== null && isAccepted && limit?.isEnough !== false;
  const action = sentence(values, { isPaused, isNow, count });
  const send = async () => {
    const sent = await submit(intent);
    if (sent) notify({ text: confirmation(sent) });
  };
  const confirmation = ({ status, kind, time, timezone }: Campaign) => {
    if (kind === 'automatic') return t`Campaign activated`;
    if (status === 'scheduled' && time !== null)
      return t`Scheduled for ${formatMoment(time, timezone, i18n.locale)}`;
    return t`Sending to ${plural(count ?? 0, { one: '# person', other: '# people' })}`;
  };
  const say = (path: string, text: (typeof blockers)[number]['text']) => {
    if (typeof text === 'string') return text;
    if (text) return t(text);
    const label = labels.get(path);
    return label ? t`Check the field “${t(label)}”.` : t`Something needs fixing here.`;
  };
  return (
    <div className={styles.check}>
      <div>
        {isReady ? (
          <p className={styles.ready}>
            <IconCircleCheck size={20} aria-hidden />
            <Trans>Ready to send</Trans>
          </p>
        ) : blockers.length === 0 && limit?.isEnough !== false ? (
          <p className={styles.missing}>
            <Trans>Checking the audience and the message…</Trans>
          </p>
        ) : blockers.length === 0 ? null : (
          <>
            <p className={styles.missing}>
              <Trans>Before you can send:</Trans>
            </p>
            <ul className={styles.blockers} aria-label={t`To do`}>
              {blockers.map(({ path, text }) => (
                <li key={path}>
                  <button type="button" onClick={() => focusField(path)}>
                    <IconAlertCircle size={18} aria-hidden />
                    {say(path, text)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {limit && count !== null && (
          <p role="note" className={limit.isEnough ? shared.note : shared.warning}>
            <MonthNote values={values} limit={limit} count={count} />
          </p>
        )}
        {segments > 1 && count !== null && (
          <p className={shared.note}>
            <Trans>It costs {messages} messages because the text is longer than one.</Trans>
          </p>
        )}
        {values.channel === 'sms' && !account.settings.smsEnabled && (
          <p className={shared.warning}>
            <Trans>SMS is not enabled for this account yet, so this would fail. Enable it first.</Trans>
          </p>
        )}
      </div>
      {maySend && !readOnly ? (
        <>
          <TestSend {...form} />
          <div className={styles.go} data-go>
            <Button
              icon={<IconSend size={18} />}
              busy={loading}
              disabled={!isReady}
              onClick={() => (isSentAtOnce ? setAsking(true) : void send())}
            >
              {action}
            </Button>
            <p className={shared.keys}>
              <Trans>Press Ctrl+Enter or ⌘+Enter to go to the next part.</Trans>
            </p>
            <Suspense>
              {asking && reach && (
                <SendSheet
                  values={values}
                  reach={reach}
                  message={message}
                  limit={limit}
                  action={action}
                  onSend={() => {
                    // Refusals are shown at their field, below the sheet.
                    setAsking(false);
                    void send();
                  }}
                  onClose={() => setAsking(false)}
                />
              )}
            </Suspense>
          </div>
        </>
      ) : (
        <p className={shared.note}>
          <WhoMay needs={readOnly ? 'updateCampaign' : 'sendCampaignTest'} />
        </p>
      )}
    </div>
  );
}
