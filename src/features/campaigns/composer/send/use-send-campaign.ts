import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '~/api/campaigns';
import { notify } from '~/ui/feedback/notifications';
import { formatInZone } from '../../model/campaign-labels';
import { isSentAtOnce } from '../../model/undo-deadline';
import type { ComposerState } from '../model/composer-context';
import type { SendPlan } from './send-plan';
import { offerUndoSend } from './undo-send-toast';

/** Saves the form, and sends, schedules or resumes the campaign by its plan. */
export function useSendCampaign({ submit }: Pick<ComposerState, 'submit'>) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const confirmation = ({ status, kind, time, timezone }: Campaign, count: number | null) => {
    if (kind === 'automatic') return t`Campaign activated`;
    if (status === 'scheduled' && time !== null)
      return t`Scheduled for ${formatInZone(time, timezone, i18n.locale)}`;
    return t`Sending to ${plural(count ?? 0, { one: '# person', other: '# people' })}`;
  };
  return async ({ intent, count }: SendPlan) => {
    const sent = await submit(intent);
    if (!sent) return;
    if (isSentAtOnce(sent)) offerUndoSend(client, sent, Date.now());
    else notify({ text: confirmation(sent, count) });
  };
}
