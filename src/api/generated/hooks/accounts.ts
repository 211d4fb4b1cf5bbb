/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  Account,
  AccountCreate,
  AccountPage,
  InvitationAccept,
  InvitationAccepted,
  ListAccountsParams,
  Problem400,
  Problem401,
  Problem403,
  Problem404,
  Problem409,
  Problem413,
  Problem415,
  Problem422,
  Problem429,
  Problem500,
  Problem503,
  StockRefresh,
  Uid
} from './models.schemas.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListAccountsUrl = (params?: ListAccountsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/accounts?${stringifiedParams}` : `/accounts`
}

/**
 * For an administrator all accounts; for an Enterprise those that belong to it, its own not among them. `uid` changes nothing of that: the list is the caller's. Each item carries what tells whether the business is well; an administrator reads the whole account by its id.
 * @summary List accounts, newest first
 */
export const listAccounts = async (params?: ListAccountsParams, options?: Parameters<typeof http>[1]): Promise<AccountPage> => {

  return http<AccountPage>(getListAccountsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAccountsQueryKey = (params?: ListAccountsParams,) => {
    return [
    "listAccounts", ...(params ? [params] : [])
    ] as const;
    }


export const getListAccountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListAccountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccounts>>> = ({ signal }) => listAccounts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAccountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAccounts>>>
export type ListAccountsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListAccountsSuspense<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListAccountsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccountsSuspense<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccountsSuspense<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List accounts, newest first
 */

export function useListAccountsSuspense<TData = Awaited<ReturnType<typeof listAccounts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAccountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAccounts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAccountsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAccountUrl = () => {




  return `/accounts`
}

/**
 * The last step of signing up: the caller has a sign-in at the identity provider, and its token names no account yet. Afterwards the claims `account` and `user_type` (0) are set there, so the caller asks for a fresh token. Where the sign-in is an e-mail address, it must be confirmed. Repeating it with the same token, as after an answer that was lost, makes nothing twice; a token that names an account is refused.
 * @summary Make the account of somebody who has just signed up
 */
export const createAccount = async (accountCreate: AccountCreate, options?: Parameters<typeof http>[1]): Promise<Account> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Account>(getCreateAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountCreate)
  }
);}





export const getCreateAccountMutationKey = () => ['createAccount'] as const;

export const getCreateAccountMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext> => {

const mutationKey = getCreateAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccount>>, CreateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountMutationResult = NonNullable<Awaited<ReturnType<typeof createAccount>>>
    export type CreateAccountMutationBody = AccountCreate
    export type CreateAccountMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateAccountMutationVariables = {data: AccountCreate}

    /**
 * @summary Make the account of somebody who has just signed up
 */
export const useCreateAccount = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccount>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccount>>,
        TError,
        CreateAccountMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountMutationOptions(options), queryClient);
    }
    export const getAcceptInvitationUrl = () => {




  return `/accounts/invite/accept`
}

/**
 * Open, because the secret in the invitation's link is the proof. The password becomes that of the manager's sign-in, and the manager becomes active. The link works once and for seven days: one that is unknown, used or withdrawn answers 404, all alike, and one that has expired 409.
 * @summary Accept the invitation to look after locations
 */
export const acceptInvitation = async (invitationAccept: InvitationAccept, options?: Parameters<typeof http>[1]): Promise<InvitationAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<InvitationAccepted>(getAcceptInvitationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationAccept)
  }
);}





export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = InvitationAccept
    export type AcceptInvitationMutationError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type AcceptInvitationMutationVariables = {data: InvitationAccept}

    /**
 * @summary Accept the invitation to look after locations
 */
export const useAcceptInvitation = <TError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    export const getGetAccountUrl = (id: Uid,) => {




  return `/accounts/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one account
 */
export const getAccount = async (id: Uid, options?: Parameters<typeof http>[1]): Promise<Account> => {

  return http<Account>(getGetAccountUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAccountQueryKey = (id: Uid,) => {
    return [
    "getAccount", ...(id ? [id] : [])
    ] as const;
    }


export const getGetAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Uid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Uid, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Uid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Uid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one account
 */

export function useGetAccountSuspense<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Uid, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefreshStockAssetsUrl = (id: Uid,) => {




  return `/accounts/${encodeURIComponent(String(id))}/refresh-stock-assets`
}

/**
 * Compares the account's stock assets with the present stock of its business category: adds what is missing, replaces the files that are newer, and removes what left the stock and is used nowhere. What the business uploaded itself stays. Repeating it at once changes nothing, and answers three zeros.
 * @summary Bring the stock assets of an account up to date
 */
export const refreshStockAssets = async (id: Uid, options?: Parameters<typeof http>[1]): Promise<StockRefresh> => {

  return http<StockRefresh>(getRefreshStockAssetsUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshStockAssetsMutationKey = () => ['refreshStockAssets'] as const;

export const getRefreshStockAssetsMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshStockAssets>>, TError,RefreshStockAssetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshStockAssets>>, TError,RefreshStockAssetsMutationVariables, TContext> => {

const mutationKey = getRefreshStockAssetsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshStockAssets>>, RefreshStockAssetsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  refreshStockAssets(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshStockAssetsMutationResult = NonNullable<Awaited<ReturnType<typeof refreshStockAssets>>>

    export type RefreshStockAssetsMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type RefreshStockAssetsMutationVariables = {id: Uid}

    /**
 * @summary Bring the stock assets of an account up to date
 */
export const useRefreshStockAssets = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshStockAssets>>, TError,RefreshStockAssetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshStockAssets>>,
        TError,
        RefreshStockAssetsMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshStockAssetsMutationOptions(options), queryClient);
    }
