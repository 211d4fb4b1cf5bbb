// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import type { BillingDetails, BillingDetailsUpdate, CardOnFile, CardSetup, CardToken, InvoicePage, PlanPage, Subscription, SubscriptionCancellation, SubscriptionChange, SubscriptionChoice, SubscriptionPreview } from '../models';

/** Get what invoices say about the business. Until they are set, the name and the postal address are those of the account. */
export const getBillingDetails = (options?: CallOptions): Promise<BillingDetails> =>
  send('getBillingDetails', options, (init) => client.GET('/payments/billing-details', { ...init }));
export const getBillingDetailsQuery = () =>
  readOptions('getBillingDetails', [], (signal) => getBillingDetails({ signal }));

/** Replace the billing details. They apply to later invoices. Earlier ones keep what they had. */
export const updateBillingDetails = (data: BillingDetailsUpdate, options?: CallOptions): Promise<BillingDetails> =>
  send('updateBillingDetails', options, (init) => client.POST('/payments/billing-details', { ...init, body: data }));
export const updateBillingDetailsMutation = (options?: CallOptions) =>
  writeOptions('updateBillingDetails', ({ data }: { data: BillingDetailsUpdate }) => updateBillingDetails(data, options));
export const useUpdateBillingDetails = (settings?: WriteSettings<BillingDetails, { data: BillingDetailsUpdate }>) => useWrite(updateBillingDetailsMutation(), settings);

/** Get the card on file. The number is known to the payment service alone. */
export const getCard = (options?: CallOptions): Promise<CardOnFile> =>
  send('getCard', options, (init) => client.GET('/payments/card', { ...init }));
export const getCardQuery = () =>
  readOptions('getCard', [], (signal) => getCard({ signal }));

/** Add or replace the card. The card is entered at the payment service, which returns a token for it. No call of this API takes a card number. */
export const replaceCard = (data: CardToken, options?: CallOptions): Promise<CardOnFile> =>
  send('replaceCard', options, (init) => client.POST('/payments/card', { ...init, body: data }));
export const replaceCardMutation = (options?: CallOptions) =>
  writeOptions('replaceCard', ({ data }: { data: CardToken }) => replaceCard(data, options));
export const useReplaceCard = (settings?: WriteSettings<CardOnFile, { data: CardToken }>) => useWrite(replaceCardMutation(), settings);

/** Begin entering a card. The payment service takes the secret together with the card, and checks with the bank whether the account may use it. Nothing is stored. */
export const createCardSetup = (options?: CallOptions): Promise<CardSetup> =>
  send('createCardSetup', options, (init) => client.POST('/payments/card/setup', { ...init }));
export const createCardSetupQuery = () =>
  readOptions('createCardSetup', [], (signal) => createCardSetup({ signal }));

/** List invoices, newest first. Each has a PDF. */
export const listInvoices = (params?: QueryParams<'listInvoices'>, options?: CallOptions): Promise<InvoicePage> =>
  send('listInvoices', options, (init) => client.GET('/payments/invoices', { ...init, params: { query: { ...params } } }));
export const listInvoicesQuery = (params?: QueryParams<'listInvoices'>) =>
  readOptions('listInvoices', [params], (signal) => listInvoices(params, { signal }));

/** List the available plans, cheapest first. Used at sign-up, before an account exists, so it can be called without a token. A plan with monthly and yearly billing is two plans with two ids. This is the only source of prices. */
export const listPlans = (params?: QueryParams<'listPlans'>, options?: CallOptions): Promise<PlanPage> =>
  send('listPlans', options, (init) => client.GET('/payments/plans', { ...init, params: { query: { ...params } } }));
export const listPlansQuery = (params?: QueryParams<'listPlans'>) =>
  readOptions('listPlans', [params], (signal) => listPlans(params, { signal }));

/** Get the subscription and what is used of its limits. An account begins with a trial and without a plan: `plan` is null until one is chosen. */
export const getSubscription = (options?: CallOptions): Promise<Subscription> =>
  send('getSubscription', options, (init) => client.GET('/payments/subscription', { ...init }));
export const getSubscriptionQuery = () =>
  readOptions('getSubscription', [], (signal) => getSubscription({ signal }));

/** Choose a plan or change to another one. Takes effect at once and charges the card on file. Time that is paid for and not used is credited. During a trial nothing is charged until it ends. An open invoice is paid with the change. Choosing a plan also takes back a cancellation. The limits of the account become those of the plan, also when the former subscription is overdue or has ended; a higher limit that an administrator set stays. Without the feature `campaigns`, campaigns that are being sent are paused, scheduled ones become drafts, and none can be sent. Connected integrations stay connected. */
export const updateSubscription = (data: SubscriptionChange, options?: CallOptions): Promise<Subscription> =>
  repeatable('updateSubscription', [data], options, (options) =>
    send('updateSubscription', options, (init) => client.POST('/payments/subscription', { ...init, body: data })));
export const updateSubscriptionMutation = (options?: CallOptions) =>
  writeOptions('updateSubscription', ({ data }: { data: SubscriptionChange }) => updateSubscription(data, options));
export const useUpdateSubscription = (settings?: WriteSettings<Subscription, { data: SubscriptionChange }>) => useWrite(updateSubscriptionMutation(), settings);

/** Cancel the subscription at the end of the period. It stays active until then, and can be resumed. Repeating the call replaces the reason. */
export const cancelSubscription = (data: SubscriptionCancellation, options?: CallOptions): Promise<Subscription> =>
  send('cancelSubscription', options, (init) => client.POST('/payments/subscription/cancellation', { ...init, body: data }));
export const cancelSubscriptionMutation = (options?: CallOptions) =>
  writeOptions('cancelSubscription', ({ data }: { data: SubscriptionCancellation }) => cancelSubscription(data, options));
export const useCancelSubscription = (settings?: WriteSettings<Subscription, { data: SubscriptionCancellation }>) => useWrite(cancelSubscriptionMutation(), settings);

/** Take back the cancellation. The subscription renews again at the end of the period. Does nothing to one that was not canceled. */
export const resumeSubscription = (options?: CallOptions): Promise<Subscription> =>
  send('resumeSubscription', options, (init) => client.DELETE('/payments/subscription/cancellation', { ...init }));
export const resumeSubscriptionMutation = (options?: CallOptions) =>
  writeOptions('resumeSubscription', () => resumeSubscription(options));
export const useResumeSubscription = (settings?: WriteSettings<Subscription, void>) => useWrite(resumeSubscriptionMutation(), settings);

/** Calculate what a change of plan charges. Changes nothing. The charge is the price of the new plan less the credit, and never below zero. Open invoices are added to the total. */
export const getSubscriptionPreview = (data: SubscriptionChoice, options?: CallOptions): Promise<SubscriptionPreview> =>
  send('getSubscriptionPreview', options, (init) => client.POST('/payments/subscription/preview', { ...init, body: data }));
export const getSubscriptionPreviewQuery = (data: SubscriptionChoice) =>
  readOptions('getSubscriptionPreview', [data], (signal) => getSubscriptionPreview(data, { signal }));
