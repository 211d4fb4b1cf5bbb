// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Account, AccountExport, AccountUpdate, AuditEntryPage, GuestDomain, GuestDomainUpdate, NotificationSettings, NotificationSettingsUpdate, OwnAccountDeletion, SignInsDeleted, SignInsDeletion } from '../models';

/** Get the account of the caller, or the account given by `uid`. */
export const getOwnAccount = (options?: CallOptions): Promise<Account> =>
  send('getOwnAccount', options, (init) => client.GET('/account', { ...init }));
export const getOwnAccountQuery = () =>
  readOptions('getOwnAccount', [], (signal) => getOwnAccount({ signal }));

/** Update the account; omitted fields stay unchanged. */
export const updateOwnAccount = (data: AccountUpdate, options?: CallOptions): Promise<Account> =>
  send('updateOwnAccount', options, (init) => client.POST('/account', { ...init, body: data }));
export const updateOwnAccountMutation = (options?: CallOptions) =>
  writeOptions('updateOwnAccount', ({ data, base }: { data: AccountUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateOwnAccount(data, { ...options, version })));
export const useUpdateOwnAccount = (settings?: WriteSettings<Account, { data: AccountUpdate; base: Base }>) => useWrite(updateOwnAccountMutation(), settings);

/** List what administrators did to the account, newest first. The entries of the audit log about this account. They are never changed or deleted. */
export const listOwnAuditEntries = (params?: QueryParams<'listOwnAuditEntries'>, options?: CallOptions): Promise<AuditEntryPage> =>
  send('listOwnAuditEntries', options, (init) => client.GET('/account/audit', { ...init, params: { query: { ...params } } }));
export const listOwnAuditEntriesQuery = (params?: QueryParams<'listOwnAuditEntries'>) =>
  readOptions('listOwnAuditEntries', [params], (signal) => listOwnAuditEntries(params, { signal }));

/** Delete the account after a waiting period of 14 days. Nothing changes until then, and restoreOwnAccount cancels it. After that, all data, media and sign-ins of the account are deleted for good. Deleting an account twice does not change the date. The owner is emailed. */
export const deleteOwnAccount = (data: OwnAccountDeletion, options?: CallOptions): Promise<Account> =>
  send('deleteOwnAccount', options, (init) => client.POST('/account/delete', { ...init, body: data }));
export const deleteOwnAccountMutation = (options?: CallOptions) =>
  writeOptions('deleteOwnAccount', ({ data }: { data: OwnAccountDeletion }) => deleteOwnAccount(data, options));
export const useDeleteOwnAccount = (settings?: WriteSettings<Account, { data: OwnAccountDeletion }>) => useWrite(deleteOwnAccountMutation(), settings);

/** Get the account's own domain for its guest pages. The DNS records to create, and what the last check found at each. */
export const getGuestDomain = (options?: CallOptions): Promise<GuestDomain> =>
  send('getGuestDomain', options, (init) => client.GET('/account/domain', { ...init }));
export const getGuestDomainQuery = () =>
  readOptions('getGuestDomain', [], (signal) => getGuestDomain({ signal }));

/** Set the account's own domain for its guest pages. Replaces an earlier domain, whose links stop working. The name is stored in lower case and in its ASCII form. Refused are IP addresses, wildcards, the hosts of this service, names that are not public, and names without a subdomain. 409 for a domain that another account has verified. */
export const updateGuestDomain = (data: GuestDomainUpdate, options?: CallOptions): Promise<GuestDomain> =>
  send('updateGuestDomain', options, (init) => client.POST('/account/domain', { ...init, body: data }));
export const updateGuestDomainMutation = (options?: CallOptions) =>
  writeOptions('updateGuestDomain', ({ data }: { data: GuestDomainUpdate }) => updateGuestDomain(data, options));
export const useUpdateGuestDomain = (settings?: WriteSettings<GuestDomain, { data: GuestDomainUpdate }>) => useWrite(updateGuestDomainMutation(), settings);

/** Remove the account's own domain. Guest pages are only at the standard address again; links to the domain stop working. */
export const deleteGuestDomain = (options?: CallOptions): Promise<GuestDomain> =>
  send('deleteGuestDomain', options, (init) => client.DELETE('/account/domain', { ...init }));
export const deleteGuestDomainMutation = (options?: CallOptions) =>
  writeOptions('deleteGuestDomain', () => deleteGuestDomain(options));
export const useDeleteGuestDomain = (settings?: WriteSettings<GuestDomain, void>) => useWrite(deleteGuestDomainMutation(), settings);

/** Check the DNS records of the account's own domain now. Domains are also checked regularly: every ten minutes until verified, then once a day. A verified domain whose records were removed is no longer used. Without a domain, nothing is checked. */
export const refreshGuestDomain = (options?: CallOptions): Promise<GuestDomain> =>
  send('refreshGuestDomain', options, (init) => client.POST('/account/domain/check', { ...init }));
export const refreshGuestDomainMutation = (options?: CallOptions) =>
  writeOptions('refreshGuestDomain', () => refreshGuestDomain(options));
export const useRefreshGuestDomain = (settings?: WriteSettings<GuestDomain, void>) => useWrite(refreshGuestDomainMutation(), settings);

/** Get the state of the latest export of the account's data. */
export const getAccountExport = (options?: CallOptions): Promise<AccountExport> =>
  send('getAccountExport', options, (init) => client.GET('/account/export', { ...init }));
export const getAccountExportQuery = () =>
  readOptions('getAccountExport', [], (signal) => getAccountExport({ signal }));

/** Export all data of the account. A zip file is made in the background: contacts and products as CSV, everything else as JSON, and all media. The owner is emailed a link to it that works for two days, for anyone who has it. An earlier export is deleted, and its link ends. While one is being made, no other is started. */
export const exportAccount = (options?: CallOptions): Promise<AccountExport> =>
  send('exportAccount', options, (init) => client.POST('/account/export', { ...init }));
export const exportAccountMutation = (options?: CallOptions) =>
  writeOptions('exportAccount', () => exportAccount(options));
export const useExportAccount = (settings?: WriteSettings<AccountExport, void>) => useWrite(exportAccountMutation(), settings);

/** Get which events the owner is emailed about. */
export const getNotificationSettings = (options?: CallOptions): Promise<NotificationSettings> =>
  send('getNotificationSettings', options, (init) => client.GET('/account/notifications', { ...init }));
export const getNotificationSettingsQuery = () =>
  readOptions('getNotificationSettings', [], (signal) => getNotificationSettings({ signal }));

/** Change which events the owner is emailed about; omitted fields stay unchanged. Events from before a setting was turned on are not reported. The weekly report is turned on by updateWeeklyReport. */
export const updateNotificationSettings = (data: NotificationSettingsUpdate, options?: CallOptions): Promise<NotificationSettings> =>
  send('updateNotificationSettings', options, (init) => client.POST('/account/notifications', { ...init, body: data }));
export const updateNotificationSettingsMutation = (options?: CallOptions) =>
  writeOptions('updateNotificationSettings', ({ data }: { data: NotificationSettingsUpdate }) => updateNotificationSettings(data, options));
export const useUpdateNotificationSettings = (settings?: WriteSettings<NotificationSettings, { data: NotificationSettingsUpdate }>) => useWrite(updateNotificationSettingsMutation(), settings);

/** Cancel the deletion of the account. */
export const restoreOwnAccount = (options?: CallOptions): Promise<Account> =>
  send('restoreOwnAccount', options, (init) => client.POST('/account/restore', { ...init }));
export const restoreOwnAccountMutation = (options?: CallOptions) =>
  writeOptions('restoreOwnAccount', () => restoreOwnAccount(options));
export const useRestoreOwnAccount = (settings?: WriteSettings<Account, void>) => useWrite(restoreOwnAccountMutation(), settings);

/** Sign the caller out everywhere. Ends every sign-in of the calling user, including this one: tokens issued before are answered 401, and so are tokens that are renewed from those sign-ins. Other users of the account stay signed in, and booths keep running. */
export const deleteSignIns = (data: SignInsDeletion, options?: CallOptions): Promise<SignInsDeleted> =>
  send('deleteSignIns', options, (init) => client.POST('/account/sign-ins/delete', { ...init, body: data }));
export const deleteSignInsMutation = (options?: CallOptions) =>
  writeOptions('deleteSignIns', ({ data }: { data: SignInsDeletion }) => deleteSignIns(data, options));
export const useDeleteSignIns = (settings?: WriteSettings<SignInsDeleted, { data: SignInsDeletion }>) => useWrite(deleteSignInsMutation(), settings);
