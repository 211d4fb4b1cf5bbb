import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '~/api/account';
import { getAccountOverviewQuery } from '~/api/accounts';
import { formatAmount, limitWords, subscriptionStatusWords } from '~/entities/plans/plan-words';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { Ago } from '~/parts/ago';
import { Loaded } from '~/parts/feedback/loaded';
import { Fact, Facts } from '~/patterns/facts/facts';

/** What the account pays for and uses, without viewing it. */
export function PlanFacts({ record }: { record: Account | null }) {
  const { t, i18n } = useLingui();
  const query = useQuery({ ...getAccountOverviewQuery(record?.id ?? ''), enabled: record !== null });
  return (
    <Loaded query={query}>
      {({ health, subscription }) => {
        const { plan, status, nextCharge, trialEndsAt, usage } = subscription;
        const price = plan && formatMoney(plan.price, plan.currency, i18n.locale);
        return (
          <Facts>
            <Fact label={t`Plan`}>{plan ? plan.name : t`No plan yet`}</Fact>
            <Fact label={t`Price`}>
              {plan && (plan.interval === 'month' ? t`${price} a month` : t`${price} a year`)}
            </Fact>
            <Fact label={t`Subscription`}>{t(subscriptionStatusWords[status])}</Fact>
            <Fact label={t`Trial ends`}>{trialEndsAt && formatDate(trialEndsAt, i18n.locale)}</Fact>
            <Fact label={t`Next charge`}>
              {nextCharge &&
                [
                  formatMoney(nextCharge.amount, nextCharge.currency, i18n.locale),
                  formatDate(nextCharge.at, i18n.locale),
                ].join(' · ')}
            </Fact>
            {usage.map(({ name, used, max }) => {
              const [usedText, maxText] = [used, max ?? 0].map((amount) =>
                formatAmount(name, amount, i18n.locale),
              );
              return (
                <Fact key={name} label={t(limitWords[name])}>
                  {max === null ? t`${usedText}, unlimited` : t`${usedText} of ${maxText}`}
                </Fact>
              );
            })}
            <Fact label={t`Last photo`}>{health.lastPhotoAt && <Ago time={health.lastPhotoAt} />}</Fact>
            <Fact label={t`Last activity`}>
              {health.lastActiveAt ? <Ago time={health.lastActiveAt} /> : <Trans>Never</Trans>}
            </Fact>
          </Facts>
        );
      }}
    </Loaded>
  );
}
