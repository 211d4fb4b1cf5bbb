// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Account, AccountUpdate } from '../models';

/** Get the account of the caller, or the account given by `uid`. */
export const getOwnAccount = (options?: CallOptions): Promise<Account> =>
  send('getOwnAccount', options, (init) => client.GET('/account', { ...init }));
export const getOwnAccountQuery = () =>
  readOptions('getOwnAccount', [], (signal) => getOwnAccount({ signal }));

/** Update the account; omitted fields stay unchanged. */
export const updateOwnAccount = (data: AccountUpdate, options?: CallOptions): Promise<Account> =>
  send('updateOwnAccount', options, (init) => client.POST('/account', { ...init, body: data }));
export const updateOwnAccountMutation = (options?: CallOptions) =>
  writeOptions('updateOwnAccount', ({ data }: { data: AccountUpdate }) => updateOwnAccount(data, options));
export const useUpdateOwnAccount = (settings?: WriteSettings<Account, { data: AccountUpdate }>) => useWrite(updateOwnAccountMutation(), settings);
