import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Campaign } from '~/api/campaigns';
import { NotInPlan, WhoMay } from '~/components/feedback/lazy-refusal';
import { onDemand } from '~/components/feedback/on-demand';
import { issueText } from '~/components/form/issue-text';
import { costOf } from '~/lib/sms';
import { Button } from '~/ui/button';
import { notify } from '~/ui/notifications';
import { useMediaQuery } from '~/ui/use-media-query';
import { formatMoment } from '../../campaign-words';
import { isSentAtOnce } from '../../sent-at-once';
import { useReach } from '../audience/use-reach';
import shared from '../composer.module.css';
import { useComposing } from '../composer-context';
import { composerFields } from '../composer-fields';
import type { CampaignIntent, ComposerState } from '../composer-values';
import { WIDE } from '../message/preview';
import { useMessage } from '../message/use-message';
import { blockersOf } from './blockers';
import { monthLimitOf } from './month-limit';
import { MonthNote } from './month-note';
import styles from './send.module.css';
import { useSentence } from './sentence';
import { TestSend } from './test-send';

const SendSheet = onDemand(() => import('./send-sheet').then(({ SendSheet }) => SendSheet));

// New accounts only.
const AddressForm = lazy(() =>
  import('./address-form').then(({ AddressForm }) => ({ default: AddressForm })),
);

// On narrow windows only.
const Steps = lazy(() => import('../steps').then(({ Steps }) => ({ default: Steps })));

const fieldAt = new Map(
  composerFields.flatMap(({ fields }) => fields.map((field) => [field.path as string, field] as const)),
);

/** What is missing, a test message, and the button that sends. */
export function Check(form: ComposerState) {
  const { t, i18n } = useLingui();
  const { isNow, maySend, account, stepsPlace } = useComposing();
  const isWide = useMediaQuery(WIDE);
  const { values, record, errors, issueOf, loading, readOnly, submit, focusField } = form;
  const [asking, setAsking] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const { count, reach } = useReach(values);
  const { message, isValid, isAccepted, refused } = useMessage(values);
  const actionOf = useSentence();
  const client = useQueryClient();
  const isPaused = record?.status === 'paused';
  const hasAddress = account.address !== null;
  const blockers = blockersOf({
    values,
    isPaused,
    errors,
    refused,
    isNow,
    hasAddress,
    count,
    at: new Date(),
  });
  // With the placeholders filled in, where the server could do so.
  const each =
    values.channel === 'sms'
      ? (isValid && message?.sms?.segments) || costOf(values.smsBody ?? '').segments
      : 1;
  const number = new Intl.NumberFormat(i18n.locale);
  const messages = number.format(each * (count ?? 0));
  const people = number.format(count ?? 0);
  // A repeating campaign starts at its own time, so an earlier choice of a start does not apply.
  const isAtOnce = values.kind === 'automatic' || (isNow && values.kind !== 'repeating') || isPaused;
  const intent: CampaignIntent = isAtOnce ? 'sending' : 'scheduled';
  const limit =
    reach && count !== null ? monthLimitOf(values, reach, { isAtOnce, now: new Date(), each }) : null;
  const isInPlan = account.settings.features.includes('campaigns');
  const isReady =
    isInPlan && blockers.length === 0 && count !== null && isAccepted && limit?.isEnough !== false;
  const action = actionOf(values, { isPaused, isNow, count });
  const send = async () => {
    const sent = await submit(intent);
    if (!sent) return;
    const answeredAt = Date.now();
    const toast = isSentAtOnce(sent) && (await import('../../undo-send-toast').catch(() => null));
    if (toast) toast.offerUndoSend(client, sent, answeredAt);
    else notify({ text: confirmation(sent) });
  };
  const confirmation = (sent: Campaign) => {
    const { status, kind, time, timezone } = sent;
    if (kind === 'automatic') return t`Campaign activated`;
    if (isSentAtOnce(sent)) return t`Sending in 10 seconds`;
    if (status === 'scheduled' && time !== null)
      return t`Scheduled for ${formatMoment(time, timezone, i18n.locale)}`;
    return t`Sending to ${plural(count ?? 0, { one: '# person', other: '# people' })}`;
  };
  const say = (path: string, text: (typeof blockers)[number]['text']) => {
    if (typeof text === 'string') return text;
    if (text) return t(text);
    const field = fieldAt.get(path);
    const issue = issueOf(path);
    if (!field || !issue) return t`Something needs fixing here.`;
    const label = t(field.label);
    const sentence = t(issueText(issue, field, values, i18n.locale));
    return t`${label}: ${sentence}`;
  };
  return (
    <div className={styles.check}>
      {!isWide &&
        stepsPlace &&
        createPortal(
          <Suspense>
            <Steps form={form} blockers={blockers} isReady={isReady} />
          </Suspense>,
          stepsPlace,
        )}
      <div ref={state} tabIndex={-1} className={styles.state}>
        {isReady ? (
          <p className={styles.ready}>
            <IconCircleCheck size={20} aria-hidden />
            <Trans>Ready to send</Trans>
          </p>
        ) : blockers.length === 0 && isInPlan && limit?.isEnough !== false ? (
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
        {blockers.some(({ path }) => path === 'address') && (
          <Suspense>
            <AddressForm account={account} onSaved={() => state.current?.focus()} />
          </Suspense>
        )}
        <NotInPlan account={account} feature="campaigns" className={shared.warning} />
        {isInPlan && limit && count !== null && (
          <p role="note" className={limit.isEnough ? shared.note : shared.warning}>
            <MonthNote values={values} limit={limit} />
          </p>
        )}
        {each > 1 && count !== null && (
          <p className={shared.note}>
            <Trans>
              Uses {messages} messages: {people} people × {each}.
            </Trans>
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
              onClick={() => (isAtOnce ? setAsking(true) : void send())}
            >
              {action}
            </Button>
            {asking && reach && (
              <SendSheet
                values={values}
                isPaused={isPaused}
                reach={reach}
                message={message}
                each={each}
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
