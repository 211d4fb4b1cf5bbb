import { Trans, useLingui } from '@lingui/react/macro';
import { mediaUrl } from '~/api/media-url';
import type { InvoicePage } from '~/api/payments';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { Pager } from '~/parts/page/pager';
import { Badge } from '~/ui/badge';
import styles from './billing.module.css';

export function InvoiceTable({ invoices: { items, page, pages } }: { invoices: InvoicePage }) {
  const { t, i18n } = useLingui();
  if (items.length === 0)
    return (
      <p className={styles.note}>
        <Trans>Your invoices appear here after the first charge.</Trans>
      </p>
    );
  return (
    <>
      <table className={styles.invoices}>
        <caption className="visually-hidden">
          <Trans>Invoices</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Number</Trans>
            </th>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>Plan</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>Download</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, number, issuedAt, planName, amount, tax, currency, status, pdfUrl }) => (
            <tr key={id}>
              <th scope="row">{number}</th>
              <td>{formatDate(issuedAt, i18n.locale)}</td>
              <td>{planName}</td>
              <td>
                {formatMoney(amount, currency, i18n.locale)}
                {tax && (
                  <span className={styles.note}>
                    {' '}
                    <Trans>
                      incl. {formatMoney(tax.amount, currency, i18n.locale)} {tax.name}
                    </Trans>
                  </span>
                )}
              </td>
              <td>
                <Badge tone={status === 'paid' ? 'success' : 'danger'}>
                  {status === 'paid' ? <Trans>Paid</Trans> : <Trans>Unpaid</Trans>}
                </Badge>
              </td>
              <td>
                <a href={mediaUrl(pdfUrl)} target="_blank" rel="noreferrer" aria-label={t`PDF of ${number}`}>
                  PDF
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={pages} />
    </>
  );
}
