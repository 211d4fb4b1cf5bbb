import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber } from '~/lib/format';
import { costOf } from '~/lib/sms';
import { NotInPlan, WhoMay } from '~/parts/feedback/refusal';
import { issueText } from '~/patterns/form/issue-text';
import { Button } from '~/ui/button';
import { IconAlertCircle, IconCircleCheck, IconSend } from '~/ui/icons';
import { useMediaQuery } from '~/ui/use-media-query';
import { SENDING } from '../model/may-send';
import { useReach } from './audience/use-reach';
import { composerFields } from './composer-fields';
import { WIDE } from './message/preview';
import { useMessage } from './message/use-message';
import shared from './model/composer.module.css';
import { type ComposerState, useComposer } from './model/composer-context';
import { AddressForm } from './send/address-form';
import type { Blocker } from './send/blockers';
import { MonthNote } from './send/month-note';
import styles from './send/send.module.css';
import { sendPlan } from './send/send-plan';
import { SendSheet } from './send/send-sheet';
import { TestSend } from './send/test-send';
import { useSendCampaign } from './send/use-send-campaign';
import { Steps } from './steps';

const fieldAt = new Map(
  composerFields.flatMap(({ fields }) => fields.map((field) => [field.path as string, field] as const)),
);

/** What is missing, a test message, and the button that sends. */
export function SendPanel(form: ComposerState) {
  const { t, i18n } = useLingui();
  const { isNow, maySend, account, status, stepsPlace } = useComposer();
  const isWide = useMediaQuery(WIDE);
  const { values, errors, issueOf, loading, readOnly, focusField } = form;
  const [confirming, setConfirming] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const { count, reach } = useReach(values);
  const { message, isValid, isAccepted, refused } = useMessage(values);
  const send = useSendCampaign(form);
  // With the placeholders filled in, where the server could do so.
  const each =
    values.channel === 'sms'
      ? (isValid && message?.sms?.segments) || costOf(values.smsBody ?? '').segments
      : 1;
  const isInPlan = account.settings.features.includes('campaigns');
  const plan = sendPlan(values, {
    status,
    account,
    isNow,
    now: new Date(),
    errors,
    refused,
    reach: count === null || !reach ? null : reach,
    each,
    isInPlan,
    isAccepted,
  });
  const { blockers, limit } = plan;
  const isReady = plan.state === 'ready';
  const messages = formatNumber(each * (count ?? 0), i18n.locale);
  const people = formatNumber(count ?? 0, i18n.locale);
  const textOf = ({ path, text }: Blocker) => {
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
        createPortal(<Steps form={form} blockers={blockers} isReady={isReady} />, stepsPlace)}
      <div ref={state} tabIndex={-1} className={styles.state}>
        {isReady ? (
          <p className={styles.ready}>
            <IconCircleCheck size={20} aria-hidden />
            <Trans>Ready to send</Trans>
          </p>
        ) : plan.state === 'checking' ? (
          <p className={styles.missing}>
            <Trans>Checking the audience and the message…</Trans>
          </p>
        ) : blockers.length > 0 ? (
          <>
            <p className={styles.missing}>
              <Trans>Before you can send:</Trans>
            </p>
            <ul className={styles.blockers} aria-label={t`To do`}>
              {blockers.map((blocker) => (
                <li key={blocker.path}>
                  <button type="button" onClick={() => focusField(blocker.path)}>
                    <IconAlertCircle size={18} aria-hidden />
                    {textOf(blocker)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {blockers.some(({ path }) => path === 'address') && (
          <AddressForm account={account} onSaved={() => state.current?.focus()} />
        )}
        <NotInPlan account={account} feature="campaigns" className={shared.warning} />
        {isInPlan && limit && (
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
              onClick={() => (plan.mode === 'schedule' ? void send(plan) : setConfirming(true))}
            >
              {plan.label(i18n)}
            </Button>
            {confirming && reach && (
              <SendSheet
                values={values}
                plan={plan}
                reach={reach}
                message={message}
                onSend={() => {
                  // Refusals are shown at their field, below the sheet.
                  setConfirming(false);
                  void send(plan);
                }}
                onClose={() => setConfirming(false)}
              />
            )}
          </div>
        </>
      ) : (
        <p className={shared.note}>
          <WhoMay needs={readOnly ? 'updateCampaign' : SENDING} />
        </p>
      )}
    </div>
  );
}
