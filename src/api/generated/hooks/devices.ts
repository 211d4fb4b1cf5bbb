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
  Device,
  DeviceCode,
  DeviceNamePage,
  DevicePage,
  DeviceUpdate,
  Id,
  ListDeviceNamesParams,
  ListDevicesParams,
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
  UnlinkDeviceParams
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

export const getListDevicesUrl = (params?: ListDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices?${stringifiedParams}` : `/devices`
}

/**
 * A Manager sees the devices of the assigned locations, a Location those of its own site.
 * @summary List devices
 */
export const listDevices = async (params?: ListDevicesParams, options?: Parameters<typeof http>[1]): Promise<DevicePage> => {

  return http<DevicePage>(getListDevicesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDevicesQueryKey = (params?: ListDevicesParams,) => {
    return [
    "listDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getListDevicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevices>>> = ({ signal }) => listDevices(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDevicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDevices>>>
export type ListDevicesSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListDevicesSuspense<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListDevicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesSuspense<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesSuspense<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List devices
 */

export function useListDevicesSuspense<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDeviceNamesUrl = (params?: ListDeviceNamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/basic?${stringifiedParams}` : `/devices/basic`
}

/**
 * For pickers and filters, which need no figures. The same devices as in the full list.
 * @summary List the ids and names of devices, by name
 */
export const listDeviceNames = async (params?: ListDeviceNamesParams, options?: Parameters<typeof http>[1]): Promise<DeviceNamePage> => {

  return http<DeviceNamePage>(getListDeviceNamesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDeviceNamesQueryKey = (params?: ListDeviceNamesParams,) => {
    return [
    "listDeviceNames", ...(params ? [params] : [])
    ] as const;
    }


export const getListDeviceNamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDeviceNames>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListDeviceNamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeviceNamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeviceNames>>> = ({ signal }) => listDeviceNames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDeviceNamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDeviceNames>>>
export type ListDeviceNamesSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListDeviceNamesSuspense<TData = Awaited<ReturnType<typeof listDeviceNames>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListDeviceNamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceNamesSuspense<TData = Awaited<ReturnType<typeof listDeviceNames>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDeviceNamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceNamesSuspense<TData = Awaited<ReturnType<typeof listDeviceNames>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDeviceNamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ids and names of devices, by name
 */

export function useListDeviceNamesSuspense<TData = Awaited<ReturnType<typeof listDeviceNames>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListDeviceNamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceNames>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeviceNamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateDeviceCodeUrl = () => {




  return `/devices/code`
}

/**
 * Somebody types the code into the booth, or the booth reads it from a QR code; the device then appears in the list. A code links one booth, expires ten minutes after it was made, and ends the one the same person made before. A booth linked with the code of a Location stands at that location, and with the code of a Manager at the first of theirs, so that they see it.
 * @summary Make a code that links one booth
 */
export const createDeviceCode = async ( options?: Parameters<typeof http>[1]): Promise<DeviceCode> => {

  return http<DeviceCode>(getCreateDeviceCodeUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateDeviceCodeMutationKey = () => ['createDeviceCode'] as const;

export const getCreateDeviceCodeMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeviceCode>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeviceCode>>, TError,void, TContext> => {

const mutationKey = getCreateDeviceCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeviceCode>>, void> = () => {


          return  createDeviceCode(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDeviceCodeMutationResult = NonNullable<Awaited<ReturnType<typeof createDeviceCode>>>

    export type CreateDeviceCodeMutationError = ErrorType<Problem401 | Problem403 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>


    /**
 * @summary Make a code that links one booth
 */
export const useCreateDeviceCode = <TError = ErrorType<Problem401 | Problem403 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeviceCode>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeviceCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateDeviceCodeMutationOptions(options), queryClient);
    }
    export const getUnlinkDeviceUrl = (params: UnlinkDeviceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/unlink?${stringifiedParams}` : `/devices/unlink`
}

/**
 * The booth ends its session and shows the screen that asks for a code. The entry keeps its name, its location and its last figures, and the photos stay. This GET changes what is stored: it must never be sent ahead of time, repeated or cached. Unlinking what is not linked changes nothing.
 * @summary Unlink a booth and keep its entry
 */
export const unlinkDevice = async (params: UnlinkDeviceParams, options?: Parameters<typeof http>[1]): Promise<Device> => {

  return http<Device>(getUnlinkDeviceUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getUnlinkDeviceMutationKey = () => ['unlinkDevice'] as const;

export const getUnlinkDeviceMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkDevice>>, TError,UnlinkDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkDevice>>, TError,UnlinkDeviceMutationVariables, TContext> => {

const mutationKey = getUnlinkDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkDevice>>, UnlinkDeviceMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  unlinkDevice(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlinkDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkDevice>>>

    export type UnlinkDeviceMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UnlinkDeviceMutationVariables = {params: UnlinkDeviceParams}

    /**
 * @summary Unlink a booth and keep its entry
 */
export const useUnlinkDevice = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkDevice>>, TError,UnlinkDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkDevice>>,
        TError,
        UnlinkDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getUnlinkDeviceMutationOptions(options), queryClient);
    }
    export const getUpdateDeviceUrl = (id: Id,) => {




  return `/devices/${encodeURIComponent(String(id))}`
}

/**
 * A Manager names assigned locations only. Two devices may have the same name. Giving it another session takes effect when the booth reports next, within a minute; guests who are being photographed finish first. A session that has ended is refused (409).
 * @summary Change a device; fields left out stay as they are
 */
export const updateDevice = async (id: Id,
    deviceUpdate: DeviceUpdate, options?: Parameters<typeof http>[1]): Promise<Device> => {

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
return http<Device>(getUpdateDeviceUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deviceUpdate)
  }
);}





export const getUpdateDeviceMutationKey = () => ['updateDevice'] as const;

export const getUpdateDeviceMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDevice>>, TError,UpdateDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDevice>>, TError,UpdateDeviceMutationVariables, TContext> => {

const mutationKey = getUpdateDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDevice>>, UpdateDeviceMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDevice(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof updateDevice>>>
    export type UpdateDeviceMutationBody = DeviceUpdate
    export type UpdateDeviceMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateDeviceMutationVariables = {id: Id;data: DeviceUpdate}

    /**
 * @summary Change a device; fields left out stay as they are
 */
export const useUpdateDevice = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDevice>>, TError,UpdateDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDevice>>,
        TError,
        UpdateDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDeviceMutationOptions(options), queryClient);
    }
    export const getDeleteDeviceUrl = (id: Id,) => {




  return `/devices/${encodeURIComponent(String(id))}`
}

/**
 * The booth is unlinked first. The photos it took and sent stay; photos still waiting in the booth can no longer be sent under this entry.
 * @summary Delete a device, unlinking its booth
 */
export const deleteDevice = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteDeviceUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteDeviceMutationKey = () => ['deleteDevice'] as const;

export const getDeleteDeviceMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDevice>>, TError,DeleteDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDevice>>, TError,DeleteDeviceMutationVariables, TContext> => {

const mutationKey = getDeleteDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDevice>>, DeleteDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDevice>>>

    export type DeleteDeviceMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteDeviceMutationVariables = {id: Id}

    /**
 * @summary Delete a device, unlinking its booth
 */
export const useDeleteDevice = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDevice>>, TError,DeleteDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDevice>>,
        TError,
        DeleteDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDeviceMutationOptions(options), queryClient);
    }
