import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CampaignChannel, CampaignStats } from '~/api/campaigns';
import { formatNumber, formatPercent } from '~/lib/format';
import { shareOf } from '../campaign-words';
import styles from './report.module.css';

/** The base of each share; the list of campaigns uses the same for delivered and clicked. */
type Base = 'audience' | 'sent' | 'delivered';

/**
 * From all matching contacts to those who clicked; skipped contacts are shown with the reason at
 * their step.
 */
export function Funnel({ stats, channel }: { stats: CampaignStats; channel: CampaignChannel }) {
  const { i18n } = useLingui();
  const { audience, skipped, sent, delivered, opened, clicked } = stats;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const waiting = audience - left - sent;
  const row = (label: ReactNode, count: number, of: Base = 'audience', kind: 'step' | 'left' = 'step') => {
    const share = shareOf(count, { audience, sent, delivered }[of]);
    const percent = share === null ? '' : formatPercent(share, i18n.locale);
    return (
      <tr data-kind={kind}>
        <th scope="row">{label}</th>
        <td className={styles.bar} aria-hidden>
          <span style={{ '--share': shareOf(count, audience) ?? 0 }} />
        </td>
        <td>{formatNumber(count, i18n.locale)}</td>
        <td>
          {share === null ? null : of === 'audience' ? (
            percent
          ) : of === 'sent' ? (
            <Trans>{percent} of sent</Trans>
          ) : (
            <Trans>{percent} of delivered</Trans>
          )}
        </td>
      </tr>
    );
  };
  const leave = (label: ReactNode, count: number) => count > 0 && row(label, count, 'audience', 'left');
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
        {row(<Trans>Audience</Trans>, audience)}
        {leave(<Trans>No consent</Trans>, skipped.noConsent)}
        {leave(
          channel === 'sms' ? <Trans>No phone number</Trans> : <Trans>No email address</Trans>,
          skipped.noAddress,
        )}
        {leave(<Trans>Previously bounced</Trans>, skipped.bounced)}
        {leave(<Trans>Same address twice</Trans>, skipped.duplicate)}
        {leave(<Trans>Still waiting</Trans>, waiting)}
        {row(<Trans>Sent</Trans>, sent)}
        {row(<Trans>Delivered</Trans>, delivered, 'sent')}
        {channel === 'email' && row(<Trans>Opened</Trans>, opened, 'delivered')}
        {row(<Trans>Clicked</Trans>, clicked, 'delivered')}
      </tbody>
    </table>
  );
}
