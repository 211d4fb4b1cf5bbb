import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignLink } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import styles from './report.module.css';

/**
 * The clicked links. Each contact counts once, for the first link, so the numbers add up to the
 * clicks.
 */
export function LinkTable({ links, clicked }: { links: readonly CampaignLink[]; clicked: number }) {
  const { i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  if (links.length === 0)
    return (
      <p className="note">
        <Trans>It had no links.</Trans>
      </p>
    );
  return (
    <table className={styles.figures}>
      <caption>
        <Trans>Links</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Address</Trans>
          </th>
          <th scope="col">
            <Trans>Contacts</Trans>
          </th>
          <th scope="col">
            <Trans>Clicks</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ url, clicked: contacts, clicks }) => (
          <tr key={url}>
            <th scope="row" title={url}>
              {url.replace(/^https?:\/\//, '')}
            </th>
            <td>{number(contacts)}</td>
            <td>{number(clicks)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td>{number(clicked)}</td>
          <td>{number(links.reduce((sum, { clicks }) => sum + clicks, 0))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
