// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Account, AccountCreate, AccountPage, InvitationAccept, InvitationAccepted, StockRefresh, Uid } from '../models';

/** List accounts, newest first. For an administrator all accounts; for an Enterprise those that belong to it, its own not among them. `uid` changes nothing of that: the list is the caller's. Each item carries what tells whether the business is well; an administrator reads the whole account by its id. */
export const listAccounts = (params?: QueryParams<'listAccounts'>, options?: CallOptions): Promise<AccountPage> =>
  send('listAccounts', options, (init) => client.GET('/accounts', { ...init, params: { query: { ...params } } }));
export const listAccountsQuery = (params?: QueryParams<'listAccounts'>) =>
  readOptions('listAccounts', [params], (signal) => listAccounts(params, { signal }));

/** Make the account of somebody who has just signed up. The last step of signing up: the caller has a sign-in at the identity provider, and its token names no account yet. Afterwards the claims `account` and `user_type` (0) are set there, so the caller asks for a fresh token. Where the sign-in is an e-mail address, it must be confirmed. Repeating it with the same token, as after an answer that was lost, makes nothing twice; a token that names an account is refused. */
export const createAccount = (data: AccountCreate, options?: CallOptions): Promise<Account> =>
  send('createAccount', options, (init) => client.POST('/accounts', { ...init, body: data }));
export const createAccountMutation = (options?: CallOptions) =>
  writeOptions('createAccount', ({ data }: { data: AccountCreate }) => createAccount(data, options));
export const useCreateAccount = (settings?: WriteSettings<Account, { data: AccountCreate }>) => useWrite(createAccountMutation(), settings);

/** Accept the invitation to look after locations. Open, because the secret in the invitation's link is the proof. The password becomes that of the manager's sign-in, and the manager becomes active. The link works once and for seven days: one that is unknown, used or withdrawn answers 404, all alike, and one that has expired 409. */
export const acceptInvitation = (data: InvitationAccept, options?: CallOptions): Promise<InvitationAccepted> =>
  send('acceptInvitation', options, (init) => client.POST('/accounts/invite/accept', { ...init, body: data }));
export const acceptInvitationMutation = (options?: CallOptions) =>
  writeOptions('acceptInvitation', ({ data }: { data: InvitationAccept }) => acceptInvitation(data, options));
export const useAcceptInvitation = (settings?: WriteSettings<InvitationAccepted, { data: InvitationAccept }>) => useWrite(acceptInvitationMutation(), settings);

/** Read one account. */
export const getAccount = (id: Uid, options?: CallOptions): Promise<Account> =>
  send('getAccount', options, (init) => client.GET('/accounts/{id}', { ...init, params: { path: { id } } }));
export const getAccountQuery = (id: Uid) =>
  readOptions('getAccount', [id], (signal) => getAccount(id, { signal }));

/** Bring the stock assets of an account up to date. Compares the account's stock assets with the present stock of its business category: adds what is missing, replaces the files that are newer, and removes what left the stock and is used nowhere. What the business uploaded itself stays. Repeating it at once changes nothing, and answers three zeros. */
export const refreshStockAssets = (id: Uid, options?: CallOptions): Promise<StockRefresh> =>
  send('refreshStockAssets', options, (init) => client.POST('/accounts/{id}/refresh-stock-assets', { ...init, params: { path: { id } } }));
export const refreshStockAssetsMutation = (options?: CallOptions) =>
  writeOptions('refreshStockAssets', ({ id }: { id: Uid }) => refreshStockAssets(id, options));
export const useRefreshStockAssets = (settings?: WriteSettings<StockRefresh, { id: Uid }>) => useWrite(refreshStockAssetsMutation(), settings);
