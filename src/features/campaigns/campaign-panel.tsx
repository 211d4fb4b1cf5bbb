import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Campaign } from '~/api/campaigns';
import type { PanelProps } from '~/components/list/list';
import { formatDate } from '~/lib/format';
import { Badge } from '~/ui/badge';
import { CampaignActions } from './campaign-actions';
import { Moment } from './campaign-cells';
import { CampaignContent } from './campaign-content';
import { channelLabels, rhythmOf, statusOf, wasSent } from './campaign-words';
import styles from './campaigns.module.css';
import { CampaignReport } from './report/campaign-report';
import { UndoSend } from './undo-send';
import { isSentAtOnce, useFollow } from './use-follow';

/** One campaign beside the list: its state, what can be done with it, and what became of it. */
export function CampaignPanel({ row: campaign, close }: PanelProps<Campaign>) {
  const { t, i18n } = useLingui();
  const { channel, time, timezone, failure, createdBy, updatedAt } = campaign;
  const top = useRef<HTMLDivElement>(null);
  const { label, tone } = statusOf(campaign);
  const focusTop = () => top.current?.focus();
  useFollow(campaign);
  return (
    <div className={styles.panel}>
      <div ref={top} tabIndex={-1} className={styles.state}>
        <Badge tone={tone}>{t(label)}</Badge>
        <span>
          {t(channelLabels[channel])} · {t(rhythmOf(campaign))}
        </span>
      </div>
      {failure !== null && (
        <p className={styles.failure} role="note">
          {failure}
        </p>
      )}
      {isSentAtOnce(campaign) && time !== null ? (
        <UndoSend id={campaign.id} time={time} onDone={focusTop} />
      ) : (
        <CampaignActions campaign={campaign} close={close} onDone={focusTop} />
      )}
      <dl className={styles.facts}>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          {time === null ? (
            <Trans>Not scheduled</Trans>
          ) : (
            <Moment time={time} zone={timezone} locale={i18n.locale} />
          )}
        </dd>
        <dt>
          <Trans>Owner</Trans>
        </dt>
        <dd>{createdBy.name}</dd>
        <dt>
          <Trans>Changed</Trans>
        </dt>
        <dd>{formatDate(updatedAt, i18n.locale)}</dd>
      </dl>
      {wasSent(campaign) && <CampaignReport campaign={campaign} />}
      <CampaignContent campaign={campaign} />
    </div>
  );
}
