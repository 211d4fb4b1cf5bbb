import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CampaignChannel, CampaignStats } from '~/api/campaigns';
import type { ContactCampaignOutcome } from '~/api/contacts';
import { formatNumber, formatPercent } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { shareOf } from '../model/campaign-labels';
import styles from './report.module.css';

/** The base of each share; the list of campaigns uses the same for delivered and clicked. */
type Base = 'audience' | 'sent' | 'delivered';

interface RowOptions {
  kind?: 'step' | 'left';
  /** Its number leads to these contacts. */
  outcome?: ContactCampaignOutcome;
  /** Instead of the share. */
  note?: ReactNode;
}

interface FunnelProps {
  id: string;
  stats: CampaignStats;
  channel: CampaignChannel;
  /** The number of sendings that the figures add up. */
  sendings: number | undefined;
}

/**
 * From all matching contacts to those who clicked; skipped contacts are shown with the reason at
 * their step.
 */
export function SendingFunnel({ id, stats, channel, sendings }: FunnelProps) {
  const { t, i18n } = useLingui();
  const mayList = usePermission('listContacts');
  const { audience, skipped, sent, delivered, opened, clicked } = stats;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const waiting = audience - left - sent;
  const row = (
    label: ReactNode,
    count: number,
    of: Base = 'audience',
    { kind = 'step', outcome, note }: RowOptions = {},
  ) => {
    const share = shareOf(count, { audience, sent, delivered }[of]);
    const percent = share === null ? '' : formatPercent(share, i18n.locale);
    return (
      <tr data-kind={kind}>
        <th scope="row">{label}</th>
        <td className={styles.bar} aria-hidden>
          <span style={{ '--share': shareOf(count, audience) ?? 0 }} />
        </td>
        <td>
          {outcome && mayList && count > 0 ? (
            <Link
              to="/contacts"
              search={{ campaignId: id, campaignOutcome: outcome === 'sent' ? undefined : outcome }}
              title={t`Show these contacts`}
            >
              {formatNumber(count, i18n.locale)}
            </Link>
          ) : (
            formatNumber(count, i18n.locale)
          )}
        </td>
        <td>
          {note ||
            (share === null ? null : of === 'audience' ? (
              percent
            ) : of === 'sent' ? (
              <Trans>{percent} of sent</Trans>
            ) : (
              <Trans>{percent} of delivered</Trans>
            ))}
        </td>
      </tr>
    );
  };
  const leave = (label: ReactNode, count: number) =>
    count > 0 && row(label, count, 'audience', { kind: 'left' });
  return (
    <table className={styles.funnel}>
      <caption>
        <Trans>From audience to click</Trans>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Trans>Step</Trans>
          </th>
          <td />
          <th scope="col">
            <Trans>Contacts</Trans>
          </th>
          <th scope="col">
            <Trans>Share</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {row(<Trans>Audience</Trans>, audience, 'audience', {
          note: sendings !== undefined && sendings > 1 && (
            <Plural value={sendings} one="in # sending" other="in # sendings" />
          ),
        })}
        {leave(<Trans>No consent</Trans>, skipped.noConsent)}
        {leave(
          channel === 'sms' ? <Trans>No phone number</Trans> : <Trans>No email address</Trans>,
          skipped.noAddress,
        )}
        {leave(<Trans>Previously bounced</Trans>, skipped.bounced)}
        {leave(<Trans>Same address twice</Trans>, skipped.duplicate)}
        {leave(<Trans>Still waiting</Trans>, waiting)}
        {row(<Trans>Sent</Trans>, sent, 'audience', { outcome: 'sent' })}
        {row(<Trans>Delivered</Trans>, delivered, 'sent')}
        {channel === 'email' && row(<Trans>Opened</Trans>, opened, 'delivered', { outcome: 'opened' })}
        {row(<Trans>Clicked</Trans>, clicked, 'delivered', { outcome: 'clicked' })}
      </tbody>
    </table>
  );
}
