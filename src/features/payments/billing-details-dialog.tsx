import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import {
  type BillingDetails,
  type BillingDetailsUpdate,
  UpdateBillingDetailsBody,
  useUpdateBillingDetails,
} from '~/api/payments';
import { isTaxId } from '~/lib/tax-id';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { addressFields, emptyAddress, postalCodeRule } from '~/patterns/form/postal-address';
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

const sections: readonly Section<Changes, BillingDetails>[] = [
  {
    title: msg`Your company`,
    text: msg`Later invoices say this. Earlier ones keep what they had.`,
    fields: [
      field.text('companyName', { label: msg`Company name`, autoComplete: 'organization' }),
      ...addressFields(),
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
        initial={{ address: emptyAddress }}
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
