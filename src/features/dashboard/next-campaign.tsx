import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import type { DashboardCampaign } from '~/api/analytics';
import { dateFormat } from '~/lib/formatters';
import { NotInPlan } from '~/parts/feedback/refusal';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { IconMail, IconMessageCircle, IconSend } from '~/ui/icons';
import styles from './campaign.module.css';
import common from './dashboard.module.css';

interface NextCampaignProps {
  campaign: DashboardCampaign | null;
  /** The account's time zone; undefined while unknown. */
  timezone: string | undefined;
}

/** The campaign that is sent next. */
export function NextCampaign({ campaign, timezone }: NextCampaignProps) {
  const { i18n } = useLingui();
  const mayCreate = usePermission('createCampaign');
  const { data: account } = useQuery(getOwnAccountQuery());
  const notice = NotInPlan({ account, feature: 'campaigns' });
  if (notice) return notice;
  if (!campaign)
    return (
      <div className={common.nothing}>
        <IconSend size={28} stroke={1.5} aria-hidden />
        <Trans>No campaign is scheduled.</Trans>
        {mayCreate && (
          <ButtonLink variant="secondary" size="s" to="/campaigns/create">
            <Trans>New campaign</Trans>
          </ButtonLink>
        )}
      </div>
    );
  const time = new Date(campaign.time);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: timezone }).format(time);
  return (
    <Link to="/campaigns" search={{ tab: 'scheduled', open: campaign.id }} className={styles.campaign}>
      <time dateTime={campaign.time} className={styles.leaf}>
        <small className="fault weight-semibold">{format({ month: 'short' })}</small>
        <strong>{format({ day: 'numeric' })}</strong>
      </time>
      <span className={styles.campaignWords}>
        <strong className="weight-medium break">{campaign.name}</strong>
        <small className="hint">
          {campaign.channel === 'sms' ? (
            <>
              <IconMessageCircle size={16} aria-hidden /> <Trans>SMS</Trans>
            </>
          ) : (
            <>
              <IconMail size={16} aria-hidden /> <Trans>Email</Trans>
            </>
          )}
          {' · '}
          {format({ weekday: 'long', hour: 'numeric', minute: '2-digit' })}
        </small>
      </span>
    </Link>
  );
}
