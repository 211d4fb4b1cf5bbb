import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import {
  type BillingDetails,
  type BillingDetailsUpdate,
  UpdateBillingDetailsBody,
  useUpdateBillingDetails,
} from '~/api/payments';
import { countryChoices } from '~/entities/pickers/place-choices';
import { isTaxId } from '~/lib/tax-id';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { postalCodeRule } from '~/patterns/form/postal-code';
import { RecordForm } from '~/patterns/form/record-form';
import { Dialog } from '~/ui/overlay/dialog';

/** The form sends what changed, and the call replaces all details. */
type Changes = Partial<BillingDetailsUpdate>;

const schemaFor = ({ taxId: before, address: known }: BillingDetails) =>
  z.partial(UpdateBillingDetailsBody).check(
    postalCodeRule,
    z.refine<Changes>(
      ({ taxId = before, address = known }) => !taxId || isTaxId(taxId, address?.country ?? ''),
      { path: ['taxId'] },
    ),
  );

const field = fieldsOf<Changes, BillingDetails>();
const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

const sections: readonly Section<Changes, BillingDetails>[] = [
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

interface BillingDetailsDialogProps {
  details: BillingDetails;
  onClose: () => void;
}

export function BillingDetailsDialog({ details, onClose }: BillingDetailsDialogProps) {
  const { t } = useLingui();
  const { mutateAsync: update } = useUpdateBillingDetails();
  return (
    <Dialog title={t`Billing details`} onClose={onClose}>
      <RecordForm
        sections={sections}
        schema={schemaFor(details)}
        record={details}
        initial={{ address: noAddress }}
        needs="updateBillingDetails"
        save={(changes) => {
          const { companyName, address, taxId, email } = details;
          return update({ data: { companyName, address, taxId, email, ...changes } });
        }}
        onSaved={onClose}
        button={{ isAlwaysShown: true }}
      />
    </Dialog>
  );
}
