import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { type StockDesign, stockDesigns } from './stock-designs';

/** The designs of the product for the category of the business; undefined until the account is loaded. */
export function useStockDesigns(): readonly StockDesign[] | undefined {
  const { t } = useLingui();
  const { data: account } = useQuery(getOwnAccountQuery());
  return useMemo(() => account && stockDesigns(account, (message) => t(message)), [account, t]);
}
