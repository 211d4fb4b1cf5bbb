import type { QueryClient } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { load } from '~/api/cache/load';
import { loadParts } from '~/api/cache/load-parts';
import {
  getBillingDetailsQuery,
  getCardQuery,
  getSubscriptionPreviewQuery,
  getSubscriptionQuery,
  listInvoicesQuery,
  listPlans,
} from '~/api/payments';

export const plansOptions = () => allPages('listPlans', listPlans);
/** The charge changes from day to day, so it is always refetched. */
export const previewOptions = (planId: string) => ({
  ...getSubscriptionPreviewQuery({ planId }),
  staleTime: 0,
  gcTime: 0,
});
export const invoicesOptions = (page = 1) => listInvoicesQuery({ page, show: 12 });

export const loadBilling = (client: QueryClient) =>
  loadParts([
    load(client, getSubscriptionQuery()),
    load(client, getCardQuery()),
    load(client, getBillingDetailsQuery()),
    load(client, invoicesOptions()),
  ]);

export const loadSubscription = (client: QueryClient) =>
  loadParts([
    load(client, plansOptions()),
    load(client, getSubscriptionQuery()),
    load(client, getCardQuery()),
  ]);
