// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Account, AccountCreate, AccountOverview, AccountPage, AccountRequestCreate, AccountRequestPage, AccountRequested, AccountSettingsUpdate, AdminAccountUpdate, AuditEntry, AuditEntryPage, EndedViewing, InvitationAccept, InvitationAccepted, InvitationAsked, InvitedAccountCreate, OpenInvitation, StockRefresh, Uid, ViewingCreate } from '../models';

/** List accounts. An administrator sees all accounts; an Enterprise sees the accounts that belong to it, without its own. `uid` has no effect. Each item includes the account's health; an administrator can get the full account by its id. */
export const listAccounts = (params?: QueryParams<'listAccounts'>, options?: CallOptions): Promise<AccountPage> =>
  send('listAccounts', options, (init) => client.GET('/accounts', { ...init, params: { query: { ...params } } }));
export const listAccountsQuery = (params?: QueryParams<'listAccounts'>) =>
  readOptions('listAccounts', [params], (signal) => listAccounts(params, { signal }));

/** Create the account of a newly signed-up user. The last step of sign-up: the caller has a sign-in at the identity provider, and its token contains no account yet. The call sets the claims `account` and `user_type` (0), so the caller must then refresh the token. An email sign-in must be verified first. The account gets a first location with the name of the business, and an active session with defaults. Repeating the call with the same token, for example after a lost response, creates nothing twice; a token that already contains an account is refused. */
export const createAccount = (data: AccountCreate, options?: CallOptions): Promise<Account> =>
  send('createAccount', options, (init) => client.POST('/accounts', { ...init, body: data }));
export const createAccountMutation = (options?: CallOptions) =>
  writeOptions('createAccount', ({ data }: { data: AccountCreate }) => createAccount(data, options));
export const useCreateAccount = (settings?: WriteSettings<Account, { data: AccountCreate }>) => useWrite(createAccountMutation(), settings);

/** List what administrators did to accounts, newest first. Entries are never changed or deleted. */
export const listAuditEntries = (params?: QueryParams<'listAuditEntries'>, options?: CallOptions): Promise<AuditEntryPage> =>
  send('listAuditEntries', options, (init) => client.GET('/accounts/audit', { ...init, params: { query: { ...params } } }));
export const listAuditEntriesQuery = (params?: QueryParams<'listAuditEntries'>) =>
  readOptions('listAuditEntries', [params], (signal) => listAuditEntries(params, { signal }));

/** Create an account and invite its owner. The owner receives an email with a link, valid for seven days, that acceptInvitation accepts. Until then no one can sign in with the address. Requests for an account with the address are deleted. The account gets a first location with the name of the business, and an active session with defaults. */
export const createInvitedAccount = (data: InvitedAccountCreate, options?: CallOptions): Promise<Account> =>
  send('createInvitedAccount', options, (init) => client.POST('/accounts/invite', { ...init, body: data }));
export const createInvitedAccountMutation = (options?: CallOptions) =>
  writeOptions('createInvitedAccount', ({ data }: { data: InvitedAccountCreate }) => createInvitedAccount(data, options));
export const useCreateInvitedAccount = (settings?: WriteSettings<Account, { data: InvitedAccountCreate }>) => useWrite(createInvitedAccountMutation(), settings);

/** Accept an invitation to manage locations. Requires no sign-in, because the secret in the invitation's link is the proof. Sets the password of the manager's sign-in and makes the manager active. The link works once, for seven days: an unknown, used or withdrawn link returns 404, an expired one 409. */
export const acceptInvitation = (data: InvitationAccept, options?: CallOptions): Promise<InvitationAccepted> =>
  send('acceptInvitation', options, (init) => client.POST('/accounts/invite/accept', { ...init, body: data }));
export const acceptInvitationMutation = (options?: CallOptions) =>
  writeOptions('acceptInvitation', ({ data }: { data: InvitationAccept }) => acceptInvitation(data, options));
export const useAcceptInvitation = (settings?: WriteSettings<InvitationAccepted, { data: InvitationAccept }>) => useWrite(acceptInvitationMutation(), settings);

/** Read an open invitation. For the page that an invitation's link opens: who invites, and for which sign-in. Requires no sign-in, because the secret is the proof; it is sent in the body, which is not logged. An unknown, used or withdrawn link returns 404, an expired one 409. Nothing changes. */
export const findInvitation = (data: InvitationAsked, options?: CallOptions): Promise<OpenInvitation> =>
  send('findInvitation', options, (init) => client.POST('/accounts/invite/find', { ...init, body: data }));
export const findInvitationQuery = (data: InvitationAsked) =>
  readOptions('findInvitation', [data], (signal) => findInvitation(data, { signal }));

/** List requests for an account, newest first. */
export const listAccountRequests = (params?: QueryParams<'listAccountRequests'>, options?: CallOptions): Promise<AccountRequestPage> =>
  send('listAccountRequests', options, (init) => client.GET('/accounts/requests', { ...init, params: { query: { ...params } } }));
export const listAccountRequestsQuery = (params?: QueryParams<'listAccountRequests'>) =>
  readOptions('listAccountRequests', [params], (signal) => listAccountRequests(params, { signal }));

/** Request an account. Needs no sign-in. The response is the same whether the email address has an account or not. A later request with the same address replaces the earlier one. After ten requests, a client address can make one a minute. */
export const createAccountRequest = (data: AccountRequestCreate, options?: CallOptions): Promise<AccountRequested> =>
  send('createAccountRequest', options, (init) => client.POST('/accounts/requests', { ...init, body: data }));
export const createAccountRequestMutation = (options?: CallOptions) =>
  writeOptions('createAccountRequest', ({ data }: { data: AccountRequestCreate }) => createAccountRequest(data, options));
export const useCreateAccountRequest = (settings?: WriteSettings<AccountRequested, { data: AccountRequestCreate }>) => useWrite(createAccountRequestMutation(), settings);

/** Get an account. */
export const getAccount = (id: Uid, options?: CallOptions): Promise<Account> =>
  send('getAccount', options, (init) => client.GET('/accounts/{id}', { ...init, params: { path: { id } } }));
export const getAccountQuery = (id: Uid) =>
  readOptions('getAccount', [id], (signal) => getAccount(id, { signal }));

/** Update an account as an administrator; omitted fields stay unchanged. */
export const updateAccount = (id: Uid, data: AdminAccountUpdate, options?: CallOptions): Promise<Account> =>
  send('updateAccount', options, (init) => client.POST('/accounts/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateAccountMutation = (options?: CallOptions) =>
  writeOptions('updateAccount', ({ id, data, base }: { id: Uid; data: AdminAccountUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateAccount(id, data, { ...options, version })));
export const useUpdateAccount = (settings?: WriteSettings<Account, { id: Uid; data: AdminAccountUpdate; base: Base }>) => useWrite(updateAccountMutation(), settings);

/** Get the health and the subscription of an account. For an administrator, without viewing the account. */
export const getAccountOverview = (id: Uid, options?: CallOptions): Promise<AccountOverview> =>
  send('getAccountOverview', options, (init) => client.GET('/accounts/{id}/overview', { ...init, params: { path: { id } } }));
export const getAccountOverviewQuery = (id: Uid) =>
  readOptions('getAccountOverview', [id], (signal) => getAccountOverview(id, { signal }));

/** Update the features, limits and policies of an account; omitted fields stay unchanged. A lower limit deletes nothing; it only prevents adding more. */
export const updateAccountSettings = (id: Uid, data: AccountSettingsUpdate, options?: CallOptions): Promise<Account> =>
  send('updateAccountSettings', options, (init) => client.POST('/accounts/{id}/settings', { ...init, params: { path: { id } }, body: data }));
export const updateAccountSettingsMutation = (options?: CallOptions) =>
  writeOptions('updateAccountSettings', ({ id, data, base }: { id: Uid; data: AccountSettingsUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateAccountSettings(id, data, { ...options, version })));
export const useUpdateAccountSettings = (settings?: WriteSettings<Account, { id: Uid; data: AccountSettingsUpdate; base: Base }>) => useWrite(updateAccountSettingsMutation(), settings);

/** Record that an administrator starts viewing an account. Adds an entry with the reason to the audit log. Calls with the account as `uid` get 403 without an open viewing. It lasts an hour and is read-only: writes with the account as `uid` get 403 until `allowChanges`. A second viewing of the same account by the same administrator replaces the first, and is read-only again. */
export const createViewing = (id: Uid, data: ViewingCreate, options?: CallOptions): Promise<AuditEntry> =>
  send('createViewing', options, (init) => client.POST('/accounts/{id}/viewings', { ...init, params: { path: { id } }, body: data }));
export const createViewingMutation = (options?: CallOptions) =>
  writeOptions('createViewing', ({ id, data }: { id: Uid; data: ViewingCreate }) => createViewing(id, data, options));
export const useCreateViewing = (settings?: WriteSettings<AuditEntry, { id: Uid; data: ViewingCreate }>) => useWrite(createViewingMutation(), settings);

/** End viewing an account. Calls with the account as `uid` get 403 again. Adds an entry to the audit log; if no viewing is open, it does nothing. */
export const deleteViewing = (id: Uid, options?: CallOptions): Promise<EndedViewing> =>
  send('deleteViewing', options, (init) => client.DELETE('/accounts/{id}/viewings', { ...init, params: { path: { id } } }));
export const deleteViewingMutation = (options?: CallOptions) =>
  writeOptions('deleteViewing', ({ id }: { id: Uid }) => deleteViewing(id, options));
export const useDeleteViewing = (settings?: WriteSettings<EndedViewing, { id: Uid }>) => useWrite(deleteViewingMutation(), settings);

/** Allow changes while viewing an account. From now on the caller can write with the account as `uid`, until the viewing ends. Adds an entry with the reason of the viewing to the audit log. Refused if no viewing is open (409). */
export const allowChanges = (id: Uid, options?: CallOptions): Promise<AuditEntry> =>
  send('allowChanges', options, (init) => client.POST('/accounts/{id}/viewings/allow-changes', { ...init, params: { path: { id } } }));
export const allowChangesMutation = (options?: CallOptions) =>
  writeOptions('allowChanges', ({ id }: { id: Uid }) => allowChanges(id, options));
export const useAllowChanges = (settings?: WriteSettings<AuditEntry, { id: Uid }>) => useWrite(allowChangesMutation(), settings);

/** Update the stock assets of an account. Compares the account's stock assets with the current stock of its business category: adds missing assets, replaces outdated files, and removes assets that left the stock and are not in use. Uploaded assets stay unchanged. Repeating the call immediately changes nothing and returns three zeros. */
export const refreshStockAssets = (id: Uid, options?: CallOptions): Promise<StockRefresh> =>
  send('refreshStockAssets', options, (init) => client.POST('/accounts/{id}/refresh-stock-assets', { ...init, params: { path: { id } } }));
export const refreshStockAssetsMutation = (options?: CallOptions) =>
  writeOptions('refreshStockAssets', ({ id }: { id: Uid }) => refreshStockAssets(id, options));
export const useRefreshStockAssets = (settings?: WriteSettings<StockRefresh, { id: Uid }>) => useWrite(refreshStockAssetsMutation(), settings);
