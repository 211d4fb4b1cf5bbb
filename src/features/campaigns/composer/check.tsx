import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { costOf } from '~/lib/sms';
import { Button } from '~/ui/button';
import { blockersOf } from './blockers';
import styles from './check.module.css';
import shared from './composer.module.css';
import { useComposing } from './composer-context';
import type { CampaignIntent, ComposerState } from './composer-values';
import { useSentence } from './sentence';
import { TestSend } from './test-send';
import { useReach } from './use-reach';

/** What is missing, a test message, and the button that sends. */
export function Check(form: ComposerState) {
  const { t, i18n } = useLingui();
  const { isNow, maySend, account } = useComposing();
  const { values, record, errors, loading, readOnly, submit, focusField } = form;
  const { count } = useReach(values);
  const sentence = useSentence();
  const isPaused = record?.status === 'paused';
  const blockers = blockersOf({ values, isPaused, errors, isNow, count, at: new Date() });
  const segments = values.channel === 'sms' ? costOf(values.smsBody ?? '').segments : 0;
  const messages = new Intl.NumberFormat(i18n.locale).format(segments * (count ?? 0));
  const intent: CampaignIntent = values.kind === 'automatic' || isNow || isPaused ? 'sending' : 'scheduled';
  return (
    <div className={styles.check}>
      <div>
        {blockers.length === 0 ? (
          <p className={styles.ready}>
            <IconCircleCheck size={20} aria-hidden />
            <Trans>Ready to send</Trans>
          </p>
        ) : (
          <>
            <p className={styles.missing}>
              <Trans>Before you can send:</Trans>
            </p>
            <ul className={styles.blockers} aria-label={t`To do`}>
              {blockers.map(({ path, text }) => (
                <li key={path}>
                  <button type="button" onClick={() => focusField(path)}>
                    <IconAlertCircle size={18} aria-hidden />
                    {t(text)}
                  </button>
                </li>
              ))}
            </ul>
          </>
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
              disabled={blockers.length > 0 || count === null}
              onClick={() => void submit(intent)}
            >
              {sentence(values, { isPaused, isNow, count })}
            </Button>
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
