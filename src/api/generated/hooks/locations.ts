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
  ListLocationsParams,
  Location,
  LocationCreate,
  LocationPage,
  LocationPassword,
  LocationPasswordSet,
  LocationUpdate,
  LocationsApply,
  LocationsChanged,
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

export const getListLocationsUrl = (params?: ListLocationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/account/locations?${stringifiedParams}` : `/account/locations`
}

/**
 * A Manager sees the locations they look after.
 * @summary List locations
 */
export const listLocations = async (params?: ListLocationsParams, options?: Parameters<typeof http>[1]): Promise<LocationPage> => {

  return http<LocationPage>(getListLocationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLocationsQueryKey = (params?: ListLocationsParams,) => {
    return [
    "listLocations", ...(params ? [params] : [])
    ] as const;
    }


export const getListLocationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListLocationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocations>>> = ({ signal }) => listLocations(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLocationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLocations>>>
export type ListLocationsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListLocationsSuspense<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListLocationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationsSuspense<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationsSuspense<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List locations
 */

export function useListLocationsSuspense<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateLocationUrl = () => {




  return `/account/locations`
}

/**
 * The e-mail address and the password are what the staff there sign in with. Both password fields must be equal; neither is ever answered. Refused when the account has as many locations as its limit allows.
 * @summary Make a location and its sign-in
 */
export const createLocation = async (locationCreate: LocationCreate, options?: Parameters<typeof http>[1]): Promise<Location> => {

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
return http<Location>(getCreateLocationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(locationCreate)
  }
);}





export const getCreateLocationMutationKey = () => ['createLocation'] as const;

export const getCreateLocationMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext> => {

const mutationKey = getCreateLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLocation>>, CreateLocationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLocation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createLocation>>>
    export type CreateLocationMutationBody = LocationCreate
    export type CreateLocationMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateLocationMutationVariables = {data: LocationCreate}

    /**
 * @summary Make a location and its sign-in
 */
export const useCreateLocation = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLocation>>,
        TError,
        CreateLocationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLocationMutationOptions(options), queryClient);
    }
    export const getUpdateLocationsUrl = () => {




  return `/account/locations/apply`
}

/**
 * All of them, or none where anything is refused. A session is made one for these locations, unless it is for everywhere already, and all booths linked there run it from their next report on, whatever they ran before. A session that has ended is refused (409). What is so already stays untouched.
 * @summary Give several locations the same session, logo or links
 */
export const updateLocations = async (locationsApply: LocationsApply, options?: Parameters<typeof http>[1]): Promise<LocationsChanged> => {

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
return http<LocationsChanged>(getUpdateLocationsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(locationsApply)
  }
);}





export const getUpdateLocationsMutationKey = () => ['updateLocations'] as const;

export const getUpdateLocationsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocations>>, TError,UpdateLocationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLocations>>, TError,UpdateLocationsMutationVariables, TContext> => {

const mutationKey = getUpdateLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLocations>>, UpdateLocationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLocations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof updateLocations>>>
    export type UpdateLocationsMutationBody = LocationsApply
    export type UpdateLocationsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateLocationsMutationVariables = {data: LocationsApply}

    /**
 * @summary Give several locations the same session, logo or links
 */
export const useUpdateLocations = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocations>>, TError,UpdateLocationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLocations>>,
        TError,
        UpdateLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLocationsMutationOptions(options), queryClient);
    }
    export const getFindLocationChangesUrl = () => {




  return `/account/locations/apply/preview`
}

/**
 * Takes what the call that does it takes, and refuses what it refuses, but writes nothing.
 * @summary Tell what giving several locations the same things would change
 */
export const findLocationChanges = async (locationsApply: LocationsApply, options?: Parameters<typeof http>[1]): Promise<LocationsChanged> => {

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
return http<LocationsChanged>(getFindLocationChangesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(locationsApply)
  }
);}





export const getFindLocationChangesMutationKey = () => ['findLocationChanges'] as const;

export const getFindLocationChangesMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findLocationChanges>>, TError,FindLocationChangesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof findLocationChanges>>, TError,FindLocationChangesMutationVariables, TContext> => {

const mutationKey = getFindLocationChangesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findLocationChanges>>, FindLocationChangesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findLocationChanges(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindLocationChangesMutationResult = NonNullable<Awaited<ReturnType<typeof findLocationChanges>>>
    export type FindLocationChangesMutationBody = LocationsApply
    export type FindLocationChangesMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type FindLocationChangesMutationVariables = {data: LocationsApply}

    /**
 * @summary Tell what giving several locations the same things would change
 */
export const useFindLocationChanges = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findLocationChanges>>, TError,FindLocationChangesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findLocationChanges>>,
        TError,
        FindLocationChangesMutationVariables,
        TContext
      > => {
      return useMutation(getFindLocationChangesMutationOptions(options), queryClient);
    }
    export const getGetLocationUrl = (id: Id,) => {




  return `/account/locations/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one location
 */
export const getLocation = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Location> => {

  return http<Location>(getGetLocationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetLocationQueryKey = (id: Id,) => {
    return [
    "getLocation", ...(id ? [id] : [])
    ] as const;
    }


export const getGetLocationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocation>>> = ({ signal }) => getLocation(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLocationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLocation>>>
export type GetLocationSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetLocationSuspense<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationSuspense<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationSuspense<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one location
 */

export function useGetLocationSuspense<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateLocationUrl = (id: Id,) => {




  return `/account/locations/${encodeURIComponent(String(id))}`
}

/**
 * The password has a call of its own. A new e-mail address is the sign-in from then on. A disabled location is signed out at once; its devices go on.
 * @summary Change a location; fields left out stay as they are
 */
export const updateLocation = async (id: Id,
    locationUpdate: LocationUpdate, options?: Parameters<typeof http>[1]): Promise<Location> => {

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
return http<Location>(getUpdateLocationUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(locationUpdate)
  }
);}





export const getUpdateLocationMutationKey = () => ['updateLocation'] as const;

export const getUpdateLocationMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext> => {

const mutationKey = getUpdateLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLocation>>, UpdateLocationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateLocation(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateLocation>>>
    export type UpdateLocationMutationBody = LocationUpdate
    export type UpdateLocationMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateLocationMutationVariables = {id: Id;data: LocationUpdate}

    /**
 * @summary Change a location; fields left out stay as they are
 */
export const useUpdateLocation = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLocation>>,
        TError,
        UpdateLocationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLocationMutationOptions(options), queryClient);
    }
    export const getDeleteLocationUrl = (id: Id,) => {




  return `/account/locations/${encodeURIComponent(String(id))}`
}

/**
 * Refused while devices stand there, or while a session or a product is for it alone, which would be for everywhere without it; move, change or delete them first. Photos and contacts made there stay with the account. Its managers lose it from theirs.
 * @summary Delete a location and its sign-in
 */
export const deleteLocation = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteLocationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLocationMutationKey = () => ['deleteLocation'] as const;

export const getDeleteLocationMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext> => {

const mutationKey = getDeleteLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLocation>>, DeleteLocationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteLocation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLocationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLocation>>>

    export type DeleteLocationMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteLocationMutationVariables = {id: Id}

    /**
 * @summary Delete a location and its sign-in
 */
export const useDeleteLocation = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLocation>>,
        TError,
        DeleteLocationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLocationMutationOptions(options), queryClient);
    }
    export const getUpdateLocationPasswordUrl = (id: Id,) => {




  return `/account/locations/${encodeURIComponent(String(id))}/password`
}

/**
 * Both fields must be equal. Whoever is signed in there is signed out. The password is kept by the identity provider and is never answered.
 * @summary Set the password of a location
 */
export const updateLocationPassword = async (id: Id,
    locationPassword: LocationPassword, options?: Parameters<typeof http>[1]): Promise<LocationPasswordSet> => {

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
return http<LocationPasswordSet>(getUpdateLocationPasswordUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(locationPassword)
  }
);}





export const getUpdateLocationPasswordMutationKey = () => ['updateLocationPassword'] as const;

export const getUpdateLocationPasswordMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocationPassword>>, TError,UpdateLocationPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLocationPassword>>, TError,UpdateLocationPasswordMutationVariables, TContext> => {

const mutationKey = getUpdateLocationPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLocationPassword>>, UpdateLocationPasswordMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateLocationPassword(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLocationPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updateLocationPassword>>>
    export type UpdateLocationPasswordMutationBody = LocationPassword
    export type UpdateLocationPasswordMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateLocationPasswordMutationVariables = {id: Id;data: LocationPassword}

    /**
 * @summary Set the password of a location
 */
export const useUpdateLocationPassword = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocationPassword>>, TError,UpdateLocationPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLocationPassword>>,
        TError,
        UpdateLocationPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLocationPasswordMutationOptions(options), queryClient);
    }
