import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CampaignChannel, CampaignStats } from '~/api/campaigns';
import { formatNumber, formatPercent } from '~/lib/format';
import { shareOf } from '../campaign-words';
import styles from './report.module.css';

/** From everyone the rules matched to those who followed a link; who was left out, and why, stands where they leave. */
export function Funnel({ stats, channel }: { stats: CampaignStats; channel: CampaignChannel }) {
  const { i18n } = useLingui();
  const { audience, skipped, sent, delivered, opened, clicked } = stats;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const waiting = audience - left - sent;
  const row = (label: ReactNode, count: number, kind: 'step' | 'left' = 'step') => {
    const share = shareOf(count, audience);
    return (
      <tr data-kind={kind}>
        <th scope="row">{label}</th>
        <td className={styles.bar} aria-hidden>
          <span style={{ '--share': share ?? 0 }} />
        </td>
        <td>{formatNumber(count, i18n.locale)}</td>
        <td>{share !== null && formatPercent(share, i18n.locale)}</td>
      </tr>
    );
  };
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
        {skipped.noConsent > 0 && row(<Trans>No consent</Trans>, skipped.noConsent, 'left')}
        {skipped.noAddress > 0 &&
          row(
            channel === 'sms' ? <Trans>No phone number</Trans> : <Trans>No email address</Trans>,
            skipped.noAddress,
            'left',
          )}
        {skipped.bounced > 0 && row(<Trans>Previously bounced</Trans>, skipped.bounced, 'left')}
        {skipped.duplicate > 0 && row(<Trans>Same address twice</Trans>, skipped.duplicate, 'left')}
        {waiting > 0 && row(<Trans>Still waiting</Trans>, waiting, 'left')}
        {row(<Trans>Sent</Trans>, sent)}
        {row(<Trans>Delivered</Trans>, delivered)}
        {channel === 'email' && row(<Trans>Opened</Trans>, opened)}
        {row(<Trans>Clicked</Trans>, clicked)}
      </tbody>
    </table>
  );
}
