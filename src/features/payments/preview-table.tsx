import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionPreview } from '~/api/payments';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import styles from './billing.module.css';
import { taxWord } from './payment-names';

/** The charge of a change, itemized. */
export function PreviewTable({ preview }: { preview: SubscriptionPreview }) {
  const { i18n } = useLingui();
  const { plan, price, credit, tax, due, total, creditLeft, currency, periodEnd, trialEndsAt, nextCharge } =
    preview;
  const money = (amount: number) => formatMoney(amount, currency, i18n.locale);
  const name = plan.name;
  const end = formatDate(periodEnd, i18n.locale);
  return (
    <>
      <dl className={styles.preview}>
        {trialEndsAt ? (
          <div>
            <dt>
              <Trans>
                {name}, free until {end}
              </Trans>
            </dt>
            <dd>{money(0)}</dd>
          </div>
        ) : (
          <div>
            <dt>
              <Trans>
                {name} until {end}
              </Trans>
            </dt>
            <dd>{money(price)}</dd>
          </div>
        )}
        {credit > 0 && (
          <div>
            <dt>
              <Trans>Credit for unused time</Trans>
            </dt>
            <dd>−{money(credit)}</dd>
          </div>
        )}
        {tax && (
          <div>
            <dt>{taxWord(tax, i18n)}</dt>
            <dd>{money(tax.amount)}</dd>
          </div>
        )}
        {due > 0 && (
          <div>
            <dt>
              <Trans>Open invoice</Trans>
            </dt>
            <dd>{money(due)}</dd>
          </div>
        )}
        <div data-total>
          <dt>
            <Trans>Charged now</Trans>
          </dt>
          <dd>{money(total)}</dd>
        </div>
        {creditLeft > 0 && (
          <div>
            <dt>
              <Trans>Credit left for the next charges</Trans>
            </dt>
            <dd>{money(creditLeft)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        <Trans>
          Next charge: {money(nextCharge.amount)} on {formatDate(nextCharge.at, i18n.locale)}. You can cancel
          at any time.
        </Trans>
      </p>
    </>
  );
}
