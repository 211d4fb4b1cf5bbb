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
  ListManagersParams,
  Manager,
  ManagerCreate,
  ManagerPage,
  ManagerUpdate,
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

export const getListManagersUrl = (params?: ListManagersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/account/managers?${stringifiedParams}` : `/account/managers`
}

/**
 * A Manager sees those who share a location with them, and themselves.
 * @summary List managers
 */
export const listManagers = async (params?: ListManagersParams, options?: Parameters<typeof http>[1]): Promise<ManagerPage> => {

  return http<ManagerPage>(getListManagersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListManagersQueryKey = (params?: ListManagersParams,) => {
    return [
    "listManagers", ...(params ? [params] : [])
    ] as const;
    }


export const getListManagersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listManagers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListManagersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManagersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManagers>>> = ({ signal }) => listManagers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListManagersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listManagers>>>
export type ListManagersSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListManagersSuspense<TData = Awaited<ReturnType<typeof listManagers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListManagersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagersSuspense<TData = Awaited<ReturnType<typeof listManagers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListManagersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManagersSuspense<TData = Awaited<ReturnType<typeof listManagers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListManagersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List managers
 */

export function useListManagersSuspense<TData = Awaited<ReturnType<typeof listManagers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListManagersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManagers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManagersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateManagerUrl = () => {




  return `/account/managers`
}

/**
 * Sends an invitation to the address; its link works once and for seven days. The manager is `invited` until it is accepted. An address that signs in anywhere in the product already is refused.
 * @summary Invite a manager
 */
export const createManager = async (managerCreate: ManagerCreate, options?: Parameters<typeof http>[1]): Promise<Manager> => {

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
return http<Manager>(getCreateManagerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(managerCreate)
  }
);}





export const getCreateManagerMutationKey = () => ['createManager'] as const;

export const getCreateManagerMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createManager>>, TError,CreateManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createManager>>, TError,CreateManagerMutationVariables, TContext> => {

const mutationKey = getCreateManagerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createManager>>, CreateManagerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createManager(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateManagerMutationResult = NonNullable<Awaited<ReturnType<typeof createManager>>>
    export type CreateManagerMutationBody = ManagerCreate
    export type CreateManagerMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateManagerMutationVariables = {data: ManagerCreate}

    /**
 * @summary Invite a manager
 */
export const useCreateManager = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createManager>>, TError,CreateManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createManager>>,
        TError,
        CreateManagerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateManagerMutationOptions(options), queryClient);
    }
    export const getGetManagerUrl = (id: Id,) => {




  return `/account/managers/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one manager
 */
export const getManager = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Manager> => {

  return http<Manager>(getGetManagerUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetManagerQueryKey = (id: Id,) => {
    return [
    "getManager", ...(id ? [id] : [])
    ] as const;
    }


export const getGetManagerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getManager>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetManagerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManager>>> = ({ signal }) => getManager(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetManagerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getManager>>>
export type GetManagerSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetManagerSuspense<TData = Awaited<ReturnType<typeof getManager>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagerSuspense<TData = Awaited<ReturnType<typeof getManager>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagerSuspense<TData = Awaited<ReturnType<typeof getManager>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one manager
 */

export function useGetManagerSuspense<TData = Awaited<ReturnType<typeof getManager>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getManager>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetManagerSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateManagerUrl = (id: Id,) => {




  return `/account/managers/${encodeURIComponent(String(id))}`
}

/**
 * The e-mail address is the manager's sign-in and cannot be changed. Permissions are sent all four together. A disabled manager is signed out at once. A manager who has not accepted the invitation cannot be made active.
 * @summary Change a manager; fields left out stay as they are
 */
export const updateManager = async (id: Id,
    managerUpdate: ManagerUpdate, options?: Parameters<typeof http>[1]): Promise<Manager> => {

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
return http<Manager>(getUpdateManagerUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(managerUpdate)
  }
);}





export const getUpdateManagerMutationKey = () => ['updateManager'] as const;

export const getUpdateManagerMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateManager>>, TError,UpdateManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateManager>>, TError,UpdateManagerMutationVariables, TContext> => {

const mutationKey = getUpdateManagerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateManager>>, UpdateManagerMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateManager(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateManagerMutationResult = NonNullable<Awaited<ReturnType<typeof updateManager>>>
    export type UpdateManagerMutationBody = ManagerUpdate
    export type UpdateManagerMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateManagerMutationVariables = {id: Id;data: ManagerUpdate}

    /**
 * @summary Change a manager; fields left out stay as they are
 */
export const useUpdateManager = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateManager>>, TError,UpdateManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateManager>>,
        TError,
        UpdateManagerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateManagerMutationOptions(options), queryClient);
    }
    export const getDeleteManagerUrl = (id: Id,) => {




  return `/account/managers/${encodeURIComponent(String(id))}`
}

/**
 * Refused for the last manager of a location where devices still stand, so that nobody's booths are forgotten; `disabled` takes the access away at once in that case too. An invitation that is open becomes void. What the manager did stays.
 * @summary Delete a manager and their sign-in
 */
export const deleteManager = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteManagerUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteManagerMutationKey = () => ['deleteManager'] as const;

export const getDeleteManagerMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteManager>>, TError,DeleteManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteManager>>, TError,DeleteManagerMutationVariables, TContext> => {

const mutationKey = getDeleteManagerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteManager>>, DeleteManagerMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteManager(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteManagerMutationResult = NonNullable<Awaited<ReturnType<typeof deleteManager>>>

    export type DeleteManagerMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteManagerMutationVariables = {id: Id}

    /**
 * @summary Delete a manager and their sign-in
 */
export const useDeleteManager = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteManager>>, TError,DeleteManagerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteManager>>,
        TError,
        DeleteManagerMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteManagerMutationOptions(options), queryClient);
    }
    export const getSendInvitationUrl = (id: Id,) => {




  return `/account/managers/${encodeURIComponent(String(id))}/invitation`
}

/**
 * With another link, which works once and for seven days from now; the one sent before works no more, expired or not. Somebody who was disabled before accepting is invited again by it. Refused once the invitation has been accepted.
 * @summary Send a manager's invitation again
 */
export const sendInvitation = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Manager> => {

  return http<Manager>(getSendInvitationUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getSendInvitationMutationKey = () => ['sendInvitation'] as const;

export const getSendInvitationMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext> => {

const mutationKey = getSendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvitation>>, SendInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  sendInvitation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvitation>>>

    export type SendInvitationMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type SendInvitationMutationVariables = {id: Id}

    /**
 * @summary Send a manager's invitation again
 */
export const useSendInvitation = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitation>>, TError,SendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvitation>>,
        TError,
        SendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvitationMutationOptions(options), queryClient);
    }
