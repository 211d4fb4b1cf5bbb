import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Account } from '~/api/account';
import {
  getAccountQuery,
  type StockRefresh,
  UpdateAccountBody,
  UpdateAccountSettingsBody,
  useRefreshStockAssets,
  useUpdateAccount,
  useUpdateAccountSettings,
} from '~/api/accounts';
import { categoryWords } from '~/entities/account-words';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { Card } from '~/parts/page/card';
import { RecordForm } from '~/patterns/form/record-form';
import { IconRefresh } from '~/ui/icons';
import styles from './account.module.css';
import { profileForm, settingsForm } from './account-form';

function useAccount() {
  const { accountId } = useParams({ from: '/_app/admin/accounts/$accountId' });
  return useSuspenseQuery(getAccountQuery(accountId)).data;
}

/** Who the business is, and whether it may use the product. */
export function AccountProfile() {
  const account = useAccount();
  const { mutateAsync: update } = useUpdateAccount();
  const { id } = account;
  return (
    <RecordForm
      key={id}
      sections={profileForm}
      schema={UpdateAccountBody}
      record={account}
      needs="updateAccount"
      save={(data, base) => update({ id, data, base })}
    />
  );
}

/** The settings as a separate record. */
const settingsOf = ({ settings, version }: Account) => ({ ...settings, version });

/** What the business may use, and how much of it. */
export function AccountSettings() {
  const account = useAccount();
  const { id, category } = account;
  const settings = useMemo(() => settingsOf(account), [account]);
  const { mutateAsync: update } = useUpdateAccountSettings();
  return (
    <RecordForm
      key={id}
      sections={settingsForm}
      schema={UpdateAccountSettingsBody}
      record={settings}
      needs="updateAccountSettings"
      toRow={(stored) => settingsOf(stored as Account)}
      save={async (data, base) => settingsOf(await update({ id, data, base }))}
      footer={<StockAssets key={category} id={id} category={category} />}
    />
  );
}

function StockAssets({ id, category }: { id: string; category: keyof typeof categoryWords }) {
  const { t } = useLingui();
  const { mutateAsync: refresh } = useRefreshStockAssets();
  const [result, setResult] = useState<StockRefresh | null>(null);
  const name = t(categoryWords[category]);
  return (
    <div className={styles.stock}>
      <Card title={<Trans>Stock assets</Trans>} text={<Trans>Sample images for the category {name}.</Trans>}>
        <p className="size-label" role="status">
          {result && <StockResult result={result} />}
        </p>
        <ConfirmButton
          needs="refreshStockAssets"
          label={<Trans>Refresh stock assets</Trans>}
          icon={<IconRefresh size={18} />}
          question={<Trans>Bring the stock assets of this account up to date?</Trans>}
          text={
            <Trans>
              Missing ones are added, outdated files are replaced, and unused ones that left the stock are
              removed. Uploaded assets do not change.
            </Trans>
          }
          confirm={<Trans>Refresh</Trans>}
          cancel={<Trans>Cancel</Trans>}
          run={async () => setResult(await refresh({ id }))}
        />
      </Card>
    </div>
  );
}

function StockResult({ result: { added, updated, removed } }: { result: StockRefresh }) {
  if (added + updated + removed === 0) return <Trans>Already up to date. Nothing changed.</Trans>;
  return (
    <Trans>
      Done: {added} added, {updated} updated, {removed} removed.
    </Trans>
  );
}
