import { useLingui } from '@lingui/react/macro';
import type { Account } from '~/api/account';
import { userTypeName } from '~/identity';
import { formatDate } from '~/lib/format';
import { Fact, Facts } from '~/patterns/facts/facts';

/** What an administrator cannot change here. */
export function AccountFacts({ record }: { record: Account | null }) {
  const { t, i18n } = useLingui();
  if (record === null) return null;
  const { id, email, userType, locale, currency, address, referral, deletionAt } = record;
  const nameOf = (type: 'language' | 'currency' | 'region', code: string) =>
    new Intl.DisplayNames(i18n.locale, { type }).of(code);
  return (
    <Facts>
      <Fact label={t`Email address`}>{email}</Fact>
      <Fact label={t`Account type`}>
        {userTypeName(userType) === 'Enterprise' ? t`Franchise with several accounts` : t`Single account`}
      </Fact>
      <Fact label={t`Address`}>
        {address &&
          [
            address.line1,
            address.line2,
            `${address.city} ${address.region} ${address.postalCode}`,
            nameOf('region', address.country),
          ]
            .filter(Boolean)
            .join('\n')}
      </Fact>
      <Fact label={t`Language`}>{nameOf('language', locale)}</Fact>
      <Fact label={t`Currency`}>{nameOf('currency', currency)}</Fact>
      <Fact label={t`Referred by`}>{referral}</Fact>
      <Fact label={t`Deletion date`}>{deletionAt && formatDate(deletionAt, i18n.locale)}</Fact>
      <Fact label={t`Account ID`}>{id}</Fact>
    </Facts>
  );
}
