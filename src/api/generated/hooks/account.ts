// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Account, AccountUpdate, SignInsDeleted, SignInsDeletion } from '../models';

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

/** Sign the caller out everywhere. Ends every sign-in of the calling user, including this one: tokens issued before are answered 401, and so are tokens that are renewed from those sign-ins. Other users of the account stay signed in, and booths keep running. */
export const deleteSignIns = (data: SignInsDeletion, options?: CallOptions): Promise<SignInsDeleted> =>
  send('deleteSignIns', options, (init) => client.POST('/account/sign-ins/delete', { ...init, body: data }));
export const deleteSignInsMutation = (options?: CallOptions) =>
  writeOptions('deleteSignIns', ({ data }: { data: SignInsDeletion }) => deleteSignIns(data, options));
export const useDeleteSignIns = (settings?: WriteSettings<SignInsDeleted, { data: SignInsDeletion }>) => useWrite(deleteSignInsMutation(), settings);
