import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type AudienceReach, type CampaignPreview, getCampaignPreviewQuery } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import { eachTime, formatClock } from '../../model/campaign-labels';
import { messageOf } from '../message/use-message';
import type { CampaignValues } from '../model/composer-context';
import { MonthNote } from './month-note';
import styles from './send.module.css';
import type { SendPlan } from './send-plan';

interface SendSheetProps {
  values: CampaignValues;
  plan: SendPlan;
  reach: AudienceReach;
  /** As a contact receives it; undefined where the server could not render it. */
  message: CampaignPreview | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** The message, recipients and cost, to confirm before sending. */
export function SendSheet(props: SendSheetProps) {
  const { values, plan, reach, message, onSend, onClose } = props;
  const { mode, quiet, each, limit } = plan;
  const { t, i18n } = useLingui();
  const { count, sample } = reach;
  const isSms = values.channel === 'sms';
  const quietEnd = quiet && formatClock(quiet.to, i18n.locale);
  const total = formatNumber(each * count, i18n.locale);
  const people = formatNumber(count, i18n.locale);
  const more = count - sample.length;
  const names = new Intl.ListFormat(i18n.locale).format([
    ...sample.map(({ name, address }) => name ?? address ?? t`No name`),
    ...(more > 0 && sample.length > 0 ? [t`${formatNumber(more, i18n.locale)} more`] : []),
  ]);
  // As the first recipient gets it; until it is loaded, as in the preview.
  const { data: first } = useQuery(getCampaignPreviewQuery(messageOf(values, sample[0]?.id ?? null)));
  const text = (first ?? message)?.text ?? values.smsBody ?? '';
  return (
    <Dialog
      onClose={onClose}
      title={
        values.kind === 'automatic' ? (
          <Plural value={count} one="Activate for # person?" other={`Activate for ${people} people?`} />
        ) : (
          <Plural value={count} one="Send to # person?" other={`Send to ${people} people?`} />
        )
      }
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
              <dd>{(first ?? message)?.subject ?? values.subject}</dd>
            </>
          )}
          <dt>
            <Trans>Message</Trans>
          </dt>
          <dd>
            <p className={styles.excerpt}>{text}</p>
          </dd>
          {isSms && (
            <>
              <dt>
                <Trans>Cost</Trans>
              </dt>
              <dd>
                <Plural
                  value={each}
                  one={`${total} messages: # for each person`}
                  other={`${total} messages: # for each person`}
                />
              </dd>
            </>
          )}
        </dl>
        {limit && (
          <p className="note">
            <MonthNote values={values} limit={limit} />
          </p>
        )}
        <p className="note">
          {values.kind === 'automatic' && values.trigger ? (
            <Trans>
              From now on, each of them gets it {t(eachTime(values.trigger))}. You can pause it at any time.
            </Trans>
          ) : mode === 'resume' ? (
            <Trans>Waiting messages are sent at once, outside quiet hours.</Trans>
          ) : quietEnd ? (
            <Trans>
              It is sent at {quietEnd}, when quiet hours end. Until then you can move it to draft.
            </Trans>
          ) : (
            <Trans>After you confirm, you have ten seconds to undo.</Trans>
          )}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onSend}>{plan.label(i18n)}</Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
