/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  AuthorizeIntegrationParams,
  IntegrationName,
  IntegrationNames,
  Problem401,
  Problem403,
  Problem404,
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

export const getListIntegrationsUrl = () => {




  return `/account/integrations`
}

/**
 * The names alone, in alphabetical order and without a page around them. A service that is not in the list is not connected.
 * @summary List the services that are connected
 */
export const listIntegrations = async ( options?: Parameters<typeof http>[1]): Promise<IntegrationNames> => {

  return http<IntegrationNames>(getListIntegrationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListIntegrationsQueryKey = () => {
    return [
    "listIntegrations"
    ] as const;
    }


export const getListIntegrationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIntegrationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntegrations>>> = ({ signal }) => listIntegrations({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListIntegrationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listIntegrations>>>
export type ListIntegrationsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListIntegrationsSuspense<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationsSuspense<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegrationsSuspense<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the services that are connected
 */

export function useListIntegrationsSuspense<TData = Awaited<ReturnType<typeof listIntegrations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listIntegrations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIntegrationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAuthorizeIntegrationUrl = (name: IntegrationName,
    params: AuthorizeIntegrationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/authorize/${encodeURIComponent(String(name))}?${stringifiedParams}` : `/authorize/${encodeURIComponent(String(name))}`
}

/**
 * The browser navigates here, so no bearer travels. The call connects nothing by itself. It makes a state, a random value that expires after ten minutes and works once, bound to the account and the provider, and puts it into the address of the consent page. The provider hands it back to the callback page, which must bring it to us with a bearer of that same account before anything is connected. That state is the protection: naming somebody else's account gains nothing.
 * @summary Send the browser to the provider's consent page
 */
export const authorizeIntegration = async (name: IntegrationName,
    params: AuthorizeIntegrationParams, options?: Parameters<typeof http>[1]): Promise<unknown> => {

  return http<unknown>(getAuthorizeIntegrationUrl(name,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getAuthorizeIntegrationQueryKey = (name: IntegrationName,
    params?: AuthorizeIntegrationParams,) => {
    return [
    "authorizeIntegration", ...(params ? [params] : []), ...(name ? [name] : [])
    ] as const;
    }


export const getAuthorizeIntegrationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof authorizeIntegration>>, TError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(name: IntegrationName,
    params: AuthorizeIntegrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAuthorizeIntegrationQueryKey(name,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof authorizeIntegration>>> = ({ signal }) => authorizeIntegration(name,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AuthorizeIntegrationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof authorizeIntegration>>>
export type AuthorizeIntegrationSuspenseQueryError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useAuthorizeIntegrationSuspense<TData = Awaited<ReturnType<typeof authorizeIntegration>>, TError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 name: IntegrationName,
    params: AuthorizeIntegrationParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthorizeIntegrationSuspense<TData = Awaited<ReturnType<typeof authorizeIntegration>>, TError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 name: IntegrationName,
    params: AuthorizeIntegrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAuthorizeIntegrationSuspense<TData = Awaited<ReturnType<typeof authorizeIntegration>>, TError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 name: IntegrationName,
    params: AuthorizeIntegrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Send the browser to the provider's consent page
 */

export function useAuthorizeIntegrationSuspense<TData = Awaited<ReturnType<typeof authorizeIntegration>>, TError = ErrorType<void | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 name: IntegrationName,
    params: AuthorizeIntegrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof authorizeIntegration>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAuthorizeIntegrationSuspenseQueryOptions(name,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






