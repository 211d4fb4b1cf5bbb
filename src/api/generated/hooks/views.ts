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
  Deleted,
  Id,
  ListViewsParams,
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
  View,
  ViewCreate,
  ViewPage
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

export const getListViewsUrl = (params?: ListViewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/account/views?${stringifiedParams}` : `/account/views`
}

/**
 * Everybody has views of their own in each account: nobody sees those of others, and somebody who acts upon another account (`uid`) has other ones there.
 * @summary List one's own saved views, by list and name
 */
export const listViews = async (params?: ListViewsParams, options?: Parameters<typeof http>[1]): Promise<ViewPage> => {

  return http<ViewPage>(getListViewsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListViewsQueryKey = (params?: ListViewsParams,) => {
    return [
    "listViews", ...(params ? [params] : [])
    ] as const;
    }


export const getListViewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViews>>> = ({ signal }) => listViews(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListViewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listViews>>>
export type ListViewsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListViewsSuspense<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListViewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewsSuspense<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViewsSuspense<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List one's own saved views, by list and name
 */

export function useListViewsSuspense<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListViewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateViewUrl = () => {




  return `/account/views`
}

/**
 * For whoever calls, in the account acted upon. A list has at most 20 of them, and no two of it have the same name, in any case (409).
 * @summary Save a view of a list
 */
export const createView = async (viewCreate: ViewCreate, options?: Parameters<typeof http>[1]): Promise<View> => {

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
return http<View>(getCreateViewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(viewCreate)
  }
);}





export const getCreateViewMutationKey = () => ['createView'] as const;

export const getCreateViewMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext> => {

const mutationKey = getCreateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createView>>, CreateViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createView(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateViewMutationResult = NonNullable<Awaited<ReturnType<typeof createView>>>
    export type CreateViewMutationBody = ViewCreate
    export type CreateViewMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateViewMutationVariables = {data: ViewCreate}

    /**
 * @summary Save a view of a list
 */
export const useCreateView = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createView>>,
        TError,
        CreateViewMutationVariables,
        TContext
      > => {
      return useMutation(getCreateViewMutationOptions(options), queryClient);
    }
    export const getDeleteViewUrl = (id: Id,) => {




  return `/account/views/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete one of one's own views
 */
export const deleteView = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteViewUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteViewMutationKey = () => ['deleteView'] as const;

export const getDeleteViewMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext> => {

const mutationKey = getDeleteViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteView>>, DeleteViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteView(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteView>>>

    export type DeleteViewMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteViewMutationVariables = {id: Id}

    /**
 * @summary Delete one of one's own views
 */
export const useDeleteView = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteView>>,
        TError,
        DeleteViewMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteViewMutationOptions(options), queryClient);
    }
