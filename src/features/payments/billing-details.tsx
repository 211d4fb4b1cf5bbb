import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BillingDetails } from '~/api/payments';
import { onDemand } from '~/parts/feedback/on-demand';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './billing.module.css';
import { taxWord } from './payment-names';

// The form weighs more than the page.
const BillingDetailsDialog = onDemand(() => import('./billing-details-dialog'), 'BillingDetailsDialog');

/** What invoices say about the business, and the tax on them. */
export function BillingDetailsSummary(details: BillingDetails) {
  const { i18n } = useLingui();
  const canChange = usePermission('updateBillingDetails');
  const [isOpen, setIsOpen] = useState(false);
  const { companyName, address, taxId, email, tax } = details;
  const { line1, line2, city, region, postalCode, country } = address ?? {};
  const lines = [line1, line2, [city, region, postalCode].filter(Boolean).join(' ')];
  return (
    <>
      <div className={styles.plan}>
        <strong className="text">{companyName}</strong>
        {address ? (
          <p>
            {lines.filter(Boolean).join(', ')}
            {country && `, ${new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country)}`}
          </p>
        ) : (
          <p>
            <Trans>No address yet. Add one, so that your invoices are complete.</Trans>
          </p>
        )}
        {taxId !== null && (
          <p>
            <Trans>Tax ID: {taxId}</Trans>
          </p>
        )}
        {email !== null && (
          <p>
            <Trans>Invoices also go to {email}</Trans>
          </p>
        )}
        <p>
          {tax ? <Trans>Tax on invoices: {taxWord(tax, i18n)}</Trans> : <Trans>No tax is charged.</Trans>}
        </p>
      </div>
      {canChange && (
        <div className="row-2 wrap">
          <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Trans>Edit billing details</Trans>
          </Button>
        </div>
      )}
      {isOpen && <BillingDetailsDialog details={details} onClose={() => setIsOpen(false)} />}
    </>
  );
}
