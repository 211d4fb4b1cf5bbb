import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Campaign } from '~/api/campaigns';
import { formatDate } from '~/lib/format';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Fact, Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import type { PanelProps } from '~/patterns/list/list';
import { Badge } from '~/ui/badge';
import { CampaignActions } from './campaign-actions';
import { CampaignContent } from './campaign-content';
import { UndoSend } from './composer/send/undo-send';
import { channelLabels, rhythmOf, statusOf, wasSent } from './model/campaign-labels';
import { useMaySend } from './model/may-send';
import { isSentAtOnce } from './model/undo-deadline';
import { CampaignReport } from './report/campaign-report';
import { SendTime } from './send-time';
import { useFollow } from './use-follow';
import { WhyNotSent } from './why-not-sent';

const readEditor = () => import('./campaign-editor').then(({ CampaignEditor }) => CampaignEditor);

/** One campaign beside the list: its status, its actions, and its results. */
export function CampaignPanel({ row: campaign, close }: PanelProps<Campaign>) {
  const { t, i18n } = useLingui();
  const { status, channel, createdBy, updatedAt } = campaign;
  const top = useRef<HTMLDivElement>(null);
  const { label, tone } = statusOf(campaign);
  const focusTop = () => top.current?.focus();
  useFollow(campaign);
  const maySend = useMaySend();
  const edit = useEditInPlace<Campaign, 'name'>({
    row: campaign,
    needs: 'updateCampaign',
    // As the contract declares it.
    when: status === 'draft' || (status === 'paused' && maySend),
    readEditor,
  });
  return (
    <div className="stack-5">
      <div ref={top} tabIndex={-1} className="row-2 note wrap">
        <Badge tone={tone}>{t(label)}</Badge>
        <span>
          {t(channelLabels[channel])} · {t(rhythmOf(campaign))}
        </span>
      </div>
      <WhyNotSent campaign={campaign} />
      {isSentAtOnce(campaign) ? (
        <UndoSend campaign={campaign} onDone={focusTop} />
      ) : (
        <CampaignActions campaign={campaign} close={close} onDone={focusTop} />
      )}
      <Facts>
        {edit.mayEdit && (
          <EditableFact edit={edit} label={t`Name`} paths={['name']}>
            {edit.row.name}
          </EditableFact>
        )}
        <Fact label={t`Time`}>
          <SendTime campaign={campaign} locale={i18n.locale} />
        </Fact>
        <Fact label={t`Owner`}>{createdBy.name}</Fact>
        <Fact label={t`Changed`}>{formatDate(updatedAt, i18n.locale)}</Fact>
      </Facts>
      {wasSent(campaign) && <CampaignReport campaign={campaign} />}
      <CampaignContent campaign={campaign} />
    </div>
  );
}
