import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '~/lib/format';
import { LimitLink } from '~/parts/feedback/limit-link';
import type { CampaignValues } from '../model/composer-context';
import type { MonthLimit } from './send-plan';

interface MonthNoteProps {
  values: CampaignValues;
  limit: MonthLimit;
}

/** How many messages of the plan are left, and what happens when they are used up. */
export function MonthNote({ values: { channel, kind }, limit }: MonthNoteProps) {
  const { i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const [left, max, needed] = [limit.left, limit.max, limit.needed].map(number);
  const isSms = channel === 'sms';
  if (!limit.isEnough) {
    return (
      <>
        {isSms ? (
          <Trans>
            {left} of {max} text messages are left for the month, and this campaign needs {needed}. Choose
            fewer people or another month.
          </Trans>
        ) : (
          <Trans>
            {left} of {max} emails are left for the month, and this campaign needs {needed}. Choose fewer
            people or another month.
          </Trans>
        )}
        <LimitLink />
      </>
    );
  }
  if (kind === 'automatic' || kind === 'repeating') {
    return isSms ? (
      <Trans>
        {left} of {max} text messages are left for the month. If too few are left, the campaign is paused and
        you get a notification.
      </Trans>
    ) : (
      <Trans>
        {left} of {max} emails are left for the month. If too few are left, the campaign is paused and you get
        a notification.
      </Trans>
    );
  }
  const after = number(limit.left - limit.needed);
  return isSms ? (
    <Trans>
      {left} of {max} text messages are left for the month; {after} after this campaign.
    </Trans>
  ) : (
    <Trans>
      {left} of {max} emails are left for the month; {after} after this campaign.
    </Trans>
  );
}
