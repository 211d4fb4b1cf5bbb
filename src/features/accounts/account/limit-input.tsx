import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getAccountOverviewQuery } from '~/api/accounts';
import type { LimitName } from '~/api/payments';
import { formatAmount } from '~/entities/plans/plan-words';
import type { InputProps } from '~/patterns/form/field';
import { NumberInput } from '~/patterns/form/inputs/number-input';
import styles from './account.module.css';

/** The input value of no limit. */
export const UNLIMITED = 'unlimited';

/** The input of one limit, with what the account uses of it. */
export const limitInput = (name: LimitName) =>
  function NamedLimit(props: InputProps<string>) {
    return (
      <>
        <LimitInput {...props} />
        <Used name={name} />
      </>
    );
  };

function Used({ name }: { name: LimitName }) {
  const { i18n } = useLingui();
  const { accountId } = useParams({ from: '/_app/admin/accounts/$accountId' });
  const { data } = useQuery(getAccountOverviewQuery(accountId));
  const usage = data?.subscription.usage.find((one) => one.name === name);
  if (!usage) return null;
  const [used, max] = [usage.used, usage.max ?? 0].map((amount) => formatAmount(name, amount, i18n.locale));
  return (
    <span className={styles.used}>
      {usage.max === null ? (
        <Trans>Used now: {used}</Trans>
      ) : (
        <Trans>
          Used now: {used} of {max}
        </Trans>
      )}
    </span>
  );
}

/** A number, or no limit. */
function LimitInput(props: InputProps<string>) {
  const { label, value, onChange, readOnly } = props;
  const isUnlimited = value === UNLIMITED;
  return (
    <span className={styles.limit}>
      <NumberInput
        {...props}
        value={isUnlimited ? '' : value}
        readOnly={readOnly || isUnlimited}
        required={!isUnlimited}
      />
      <label className="row-2 size-label">
        <input
          type="checkbox"
          checked={isUnlimited}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? UNLIMITED : '')}
        />
        <Trans>
          Unlimited<span className="visually-hidden"> {label}</span>
        </Trans>
      </label>
    </span>
  );
}
