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
  AccountUpdate,
  Problem400,
  Problem401,
  Problem403,
  Problem409,
  Problem413,
  Problem415,
  Problem422,
  Problem429,
  Problem500,
  Problem503
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

export const getGetOwnAccountUrl = () => {




  return `/account`
}

/**
 * @summary Read the account of the caller, or the one acted upon
 */
export const getOwnAccount = async ( options?: Parameters<typeof http>[1]): Promise<Account> => {

  return http<Account>(getGetOwnAccountUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetOwnAccountQueryKey = () => {
    return [
    "getOwnAccount"
    ] as const;
    }


export const getGetOwnAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOwnAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnAccount>>> = ({ signal }) => getOwnAccount({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOwnAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnAccount>>>
export type GetOwnAccountSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetOwnAccountSuspense<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnAccountSuspense<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnAccountSuspense<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the account of the caller, or the one acted upon
 */

export function useGetOwnAccountSuspense<TData = Awaited<ReturnType<typeof getOwnAccount>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOwnAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOwnAccountSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateOwnAccountUrl = () => {




  return `/account`
}

/**
 * @summary Change the account; fields left out stay as they are
 */
export const updateOwnAccount = async (accountUpdate: AccountUpdate, options?: Parameters<typeof http>[1]): Promise<Account> => {

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
return http<Account>(getUpdateOwnAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accountUpdate)
  }
);}





export const getUpdateOwnAccountMutationKey = () => ['updateOwnAccount'] as const;

export const getUpdateOwnAccountMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext> => {

const mutationKey = getUpdateOwnAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOwnAccount>>, UpdateOwnAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateOwnAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOwnAccountMutationResult = NonNullable<Awaited<ReturnType<typeof updateOwnAccount>>>
    export type UpdateOwnAccountMutationBody = AccountUpdate
    export type UpdateOwnAccountMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateOwnAccountMutationVariables = {data: AccountUpdate}

    /**
 * @summary Change the account; fields left out stay as they are
 */
export const useUpdateOwnAccount = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOwnAccount>>, TError,UpdateOwnAccountMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOwnAccount>>,
        TError,
        UpdateOwnAccountMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOwnAccountMutationOptions(options), queryClient);
    }
