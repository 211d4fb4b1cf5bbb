import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AudienceReach, CampaignPreview } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import { costOf } from '~/lib/sms';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './check.module.css';
import type { CampaignValues } from './composer-values';
import type { MonthLimit } from './month-limit';
import { MonthNote } from './month-note';

interface SendSheetProps {
  values: CampaignValues;
  reach: AudienceReach;
  /** As a contact receives it; undefined where the server could not render it. */
  message: CampaignPreview | undefined;
  /** The plan's monthly message limit; null without a limit. */
  limit: MonthLimit | null;
  /** The action of the button. */
  action: ReactNode;
  onSend: () => void;
  onClose: () => void;
}

/** The message, recipients and cost, to confirm before sending. */
export function SendSheet({ values, reach, message, limit, action, onSend, onClose }: SendSheetProps) {
  const { t, i18n } = useLingui();
  const { count, sample } = reach;
  const isSms = values.channel === 'sms';
  const segments = isSms ? (message?.sms?.segments ?? costOf(values.smsBody ?? '').segments) : 0;
  const total = formatNumber(segments * count, i18n.locale);
  const people = formatNumber(count, i18n.locale);
  const more = count - sample.length;
  const names = new Intl.ListFormat(i18n.locale).format([
    ...sample.map(({ name, address }) => name ?? address ?? t`No name`),
    ...(more > 0 && sample.length > 0 ? [t`${formatNumber(more, i18n.locale)} more`] : []),
  ]);
  const text = message?.text ?? values.smsBody ?? '';
  return (
    <Dialog
      onClose={onClose}
      title={<Plural value={count} one="Send to # person?" other={`Send to ${people} people?`} />}
    >
      <div className={styles.sheet}>
        <dl>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>{names === '' ? people : names}</dd>
          <dt>
            <Trans>From</Trans>
          </dt>
          <dd>{message?.from ?? values.senderName ?? t`Your SMS number`}</dd>
          {!isSms && (
            <>
              <dt>
                <Trans>Subject</Trans>
              </dt>
              <dd>{message?.subject ?? values.subject}</dd>
            </>
          )}
          <dt>
            <Trans>First line</Trans>
          </dt>
          <dd>{text.split('\n').find((line) => line.trim() !== '')}</dd>
          {isSms && (
            <>
              <dt>
                <Trans>Cost</Trans>
              </dt>
              <dd>
                <Plural
                  value={segments}
                  one={`${total} messages: # for each person`}
                  other={`${total} messages: # for each person`}
                />
              </dd>
            </>
          )}
        </dl>
        {limit && (
          <p>
            <MonthNote values={values} limit={limit} count={count} />
          </p>
        )}
        <p>
          {values.kind === 'automatic' ? (
            <Trans>It starts as soon as you confirm. You can pause it at any time.</Trans>
          ) : (
            <Trans>After you confirm, you have ten seconds to undo.</Trans>
          )}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onSend}>{action}</Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
