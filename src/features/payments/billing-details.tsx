import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod/mini';
import {
  type BillingDetails,
  type BillingDetailsUpdate,
  UpdateBillingDetailsBody,
  useUpdateBillingDetails,
} from '~/api/payments';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';
import { postalCodeRule } from '~/components/form/postal-code';
import { RecordForm } from '~/components/form/record-form';
import { countryChoices } from '~/components/pickers/place-choices';
import { isTaxId } from '~/lib/tax-id';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './billing.module.css';
import { taxWord } from './payment-words';

/** What invoices say about the business, and the tax on them. */
export function BillingDetailsSummary(details: BillingDetails) {
  const { t, i18n } = useLingui();
  const canChange = usePermission('updateBillingDetails');
  const [isOpen, setIsOpen] = useState(false);
  const { companyName, address, taxId, email, tax } = details;
  const { line1, line2, city, region, postalCode, country } = address ?? {};
  const lines = [line1, line2, [city, region, postalCode].filter(Boolean).join(' ')];
  return (
    <>
      <div className={styles.plan}>
        <strong className={styles.company}>{companyName}</strong>
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
        <div className={styles.buttons}>
          <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Trans>Edit billing details</Trans>
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={t`Billing details`} onClose={() => setIsOpen(false)}>
          <BillingForm details={details} onSaved={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

const taxIdRule = z.refine<BillingDetailsUpdate>(
  ({ taxId, address }) => !taxId || isTaxId(taxId, address?.country ?? ''),
  { path: ['taxId'] },
);

const body = UpdateBillingDetailsBody.check(postalCodeRule, taxIdRule);
const field = fieldsOf<BillingDetailsUpdate, BillingDetails>();
const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

const sections: readonly Section<BillingDetailsUpdate, BillingDetails>[] = [
  {
    title: msg`Your company`,
    text: msg`Later invoices say this. Earlier ones keep what they had.`,
    fields: [
      field.text('companyName', { label: msg`Company name`, autoComplete: 'organization' }),
      field.text('address.line1', { label: msg`Street and number` }),
      field.text('address.line2', { label: msg`Building, floor, unit` }),
      field.text('address.city', { label: msg`City`, half: true }),
      field.text('address.postalCode', {
        label: msg`Postal code`,
        ruleError: msg`This is not a postal code of this country.`,
        half: true,
      }),
      field.text('address.region', { label: msg`State or province`, half: true }),
      field.choice('address.country', {
        label: msg`Country`,
        formatError: msg`Choose a country.`,
        options: countryChoices,
        none: msg`None chosen`,
        half: true,
      }),
      field.text('taxId', {
        label: msg`Tax ID`,
        hint: msg`VAT ID, GST/HST number or EIN. With a VAT ID, no VAT is added in the EU.`,
        ruleError: msg`This is not a tax ID of this country.`,
        half: true,
      }),
      field.text('email', {
        label: msg`Second billing email`,
        hint: msg`Gets invoices as well, for example your accountant.`,
        type: 'email',
        half: true,
      }),
    ],
  },
];

function BillingForm({ details, onSaved }: { details: BillingDetails; onSaved: () => void }) {
  const { mutateAsync: update } = useUpdateBillingDetails();
  return (
    <RecordForm
      sections={sections}
      schema={body}
      record={details}
      initial={{ address: noAddress }}
      needs="updateBillingDetails"
      // The call replaces all details.
      save={({ companyName, address, taxId, email }) =>
        update({
          data: {
            companyName: companyName ?? details.companyName,
            address: address === undefined ? details.address : address,
            taxId: taxId === undefined ? details.taxId : taxId,
            email: email === undefined ? details.email : email,
          },
        })
      }
      onSaved={onSaved}
      keepsButton
    />
  );
}
