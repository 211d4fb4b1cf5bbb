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
  CreatePhotosParams,
  Deleted,
  Id,
  ListPhotosParams,
  Photo,
  PhotoBulk,
  PhotoBulkResult,
  PhotoExport,
  PhotoExported,
  PhotoPage,
  PhotoSend,
  PhotoUpdate,
  PhotoUpload,
  PhotosCreated,
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

export const getListPhotosUrl = (params?: ListPhotosParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/photos?${stringifiedParams}` : `/photos`
}

/**
 * A Manager sees the photos of the assigned locations, a Location those of its own site. Filters add up: a photo is kept when it fits all of them.
 * @summary List photos, taken last first
 */
export const listPhotos = async (params?: ListPhotosParams, options?: Parameters<typeof http>[1]): Promise<PhotoPage> => {

  return http<PhotoPage>(getListPhotosUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPhotosQueryKey = (params?: ListPhotosParams,) => {
    return [
    "listPhotos", ...(params ? [params] : [])
    ] as const;
    }


export const getListPhotosSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotos>>> = ({ signal }) => listPhotos(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPhotosSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotos>>>
export type ListPhotosSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListPhotosParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List photos, taken last first
 */

export function useListPhotosSuspense<TData = Awaited<ReturnType<typeof listPhotos>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListPhotosParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPhotos>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotosSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePhotosUrl = (params: CreatePhotosParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/photos?${stringifiedParams}` : `/photos`
}

/**
 * For what was not taken by a booth. Either every file becomes a photo or none does. A file that is not a picture, a gif or a video, judged by its content, is refused with 'Unsupported file type'; one that cannot be drawn or is incomplete is refused with the reason. The photos are approved and hidden, taken at the moment of the upload, and stand at the session's location if it has exactly one.
 * @summary Upload one or several files as photos of a session
 */
export const createPhotos = async (photoUpload: PhotoUpload,
    params: CreatePhotosParams, options?: Parameters<typeof http>[1]): Promise<PhotosCreated> => {
    const formData = new FormData();
photoUpload.photos.forEach(value => formData.append(`photos`, value));
if(photoUpload.consentGiven !== undefined) {
 formData.append(`consentGiven`, photoUpload.consentGiven.toString())
 }

  return http<PhotosCreated>(getCreatePhotosUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreatePhotosMutationKey = () => ['createPhotos'] as const;

export const getCreatePhotosMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotos>>, TError,CreatePhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPhotos>>, TError,CreatePhotosMutationVariables, TContext> => {

const mutationKey = getCreatePhotosMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPhotos>>, CreatePhotosMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createPhotos(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePhotosMutationResult = NonNullable<Awaited<ReturnType<typeof createPhotos>>>
    export type CreatePhotosMutationBody = PhotoUpload
    export type CreatePhotosMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreatePhotosMutationVariables = {data: PhotoUpload;params: CreatePhotosParams}

    /**
 * @summary Upload one or several files as photos of a session
 */
export const useCreatePhotos = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotos>>, TError,CreatePhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPhotos>>,
        TError,
        CreatePhotosMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePhotosMutationOptions(options), queryClient);
    }
    export const getUpdatePhotosUrl = () => {




  return `/photos/bulk`
}

/**
 * Takes `ids` and either `set` or `delete`. What holds for one photo holds for each of them: those it forbids are answered as refused and stay as they are, all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing. A Manager and a Location set `visibility` only. Deleting is not for a Location, and a Manager needs the permission deletePhotos for it (403); only the handler can tell, so the operation states no permission.
 * @summary Change or delete up to 200 photos at once
 */
export const updatePhotos = async (photoBulk: PhotoBulk, options?: Parameters<typeof http>[1]): Promise<PhotoBulkResult> => {

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
return http<PhotoBulkResult>(getUpdatePhotosUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(photoBulk)
  }
);}





export const getUpdatePhotosMutationKey = () => ['updatePhotos'] as const;

export const getUpdatePhotosMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotos>>, TError,UpdatePhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePhotos>>, TError,UpdatePhotosMutationVariables, TContext> => {

const mutationKey = getUpdatePhotosMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePhotos>>, UpdatePhotosMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePhotos(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePhotosMutationResult = NonNullable<Awaited<ReturnType<typeof updatePhotos>>>
    export type UpdatePhotosMutationBody = PhotoBulk
    export type UpdatePhotosMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdatePhotosMutationVariables = {data: PhotoBulk}

    /**
 * @summary Change or delete up to 200 photos at once
 */
export const useUpdatePhotos = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotos>>, TError,UpdatePhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePhotos>>,
        TError,
        UpdatePhotosMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePhotosMutationOptions(options), queryClient);
    }
    export const getExportPhotosUrl = () => {




  return `/photos/export`
}

/**
 * Takes either `ids` or a `filter`; `{}` as the filter means all. At most 2,000 photos go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file holds the media as they are, named by time and id, and can be fetched for ten minutes.
 * @summary Make a zip file of photos
 */
export const exportPhotos = async (photoExport: PhotoExport, options?: Parameters<typeof http>[1]): Promise<PhotoExported> => {

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
return http<PhotoExported>(getExportPhotosUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(photoExport)
  }
);}





export const getExportPhotosMutationKey = () => ['exportPhotos'] as const;

export const getExportPhotosMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPhotos>>, TError,ExportPhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportPhotos>>, TError,ExportPhotosMutationVariables, TContext> => {

const mutationKey = getExportPhotosMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportPhotos>>, ExportPhotosMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportPhotos(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportPhotosMutationResult = NonNullable<Awaited<ReturnType<typeof exportPhotos>>>
    export type ExportPhotosMutationBody = PhotoExport
    export type ExportPhotosMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type ExportPhotosMutationVariables = {data: PhotoExport}

    /**
 * @summary Make a zip file of photos
 */
export const useExportPhotos = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPhotos>>, TError,ExportPhotosMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportPhotos>>,
        TError,
        ExportPhotosMutationVariables,
        TContext
      > => {
      return useMutation(getExportPhotosMutationOptions(options), queryClient);
    }
    export const getGetPhotoUrl = (id: Id,) => {




  return `/photos/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one photo
 */
export const getPhoto = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Photo> => {

  return http<Photo>(getGetPhotoUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPhotoQueryKey = (id: Id,) => {
    return [
    "getPhoto", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPhotoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPhoto>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPhotoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPhoto>>> = ({ signal }) => getPhoto(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPhotoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPhoto>>>
export type GetPhotoSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetPhotoSuspense<TData = Awaited<ReturnType<typeof getPhoto>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoSuspense<TData = Awaited<ReturnType<typeof getPhoto>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoSuspense<TData = Awaited<ReturnType<typeof getPhoto>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one photo
 */

export function useGetPhotoSuspense<TData = Awaited<ReturnType<typeof getPhoto>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPhotoSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdatePhotoUrl = (id: Id,) => {




  return `/photos/${encodeURIComponent(String(id))}`
}

/**
 * A photo becomes public only with the guest's consent and approved, else 409; both may come in the same call. Approving alone shows nothing. Taking the approval back hides the photo. Hiding it ends at once every address of its media given out before; whoever may still see it gets new ones with the next answer. `pairId` and `pairRole` come together; a pair has one photo of each role (409). A Manager and a Location change `visibility` only (403).
 * @summary Change a photo; fields left out stay as they are
 */
export const updatePhoto = async (id: Id,
    photoUpdate: PhotoUpdate, options?: Parameters<typeof http>[1]): Promise<Photo> => {

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
return http<Photo>(getUpdatePhotoUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(photoUpdate)
  }
);}





export const getUpdatePhotoMutationKey = () => ['updatePhoto'] as const;

export const getUpdatePhotoMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext> => {

const mutationKey = getUpdatePhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePhoto>>, UpdatePhotoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePhoto(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePhotoMutationResult = NonNullable<Awaited<ReturnType<typeof updatePhoto>>>
    export type UpdatePhotoMutationBody = PhotoUpdate
    export type UpdatePhotoMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdatePhotoMutationVariables = {id: Id;data: PhotoUpdate}

    /**
 * @summary Change a photo; fields left out stay as they are
 */
export const useUpdatePhoto = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhoto>>, TError,UpdatePhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePhoto>>,
        TError,
        UpdatePhotoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePhotoMutationOptions(options), queryClient);
    }
    export const getDeletePhotoUrl = (id: Id,) => {




  return `/photos/${encodeURIComponent(String(id))}`
}

/**
 * Every address of its media, and its public link, stop working at once.
 * @summary Delete a photo and its file
 */
export const deletePhoto = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeletePhotoUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePhotoMutationKey = () => ['deletePhoto'] as const;

export const getDeletePhotoMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext> => {

const mutationKey = getDeletePhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePhoto>>, DeletePhotoMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePhoto(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePhotoMutationResult = NonNullable<Awaited<ReturnType<typeof deletePhoto>>>

    export type DeletePhotoMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeletePhotoMutationVariables = {id: Id}

    /**
 * @summary Delete a photo and its file
 */
export const useDeletePhoto = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhoto>>, TError,DeletePhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePhoto>>,
        TError,
        DeletePhotoMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePhotoMutationOptions(options), queryClient);
    }
    export const getSendPhotoUrl = (id: Id,) => {




  return `/photos/${encodeURIComponent(String(id))}/send`
}

/**
 * The message is the session's, with a link to the photo's own page. The delivery is answered as queued; its status follows. Refused (409) for a hidden photo, whose link would lead nowhere, and by sms while the account has none.
 * @summary Send a photo to one address or number
 */
export const sendPhoto = async (id: Id,
    photoSend: PhotoSend, options?: Parameters<typeof http>[1]): Promise<Photo> => {

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
return http<Photo>(getSendPhotoUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(photoSend)
  }
);}





export const getSendPhotoMutationKey = () => ['sendPhoto'] as const;

export const getSendPhotoMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPhoto>>, TError,SendPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPhoto>>, TError,SendPhotoMutationVariables, TContext> => {

const mutationKey = getSendPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPhoto>>, SendPhotoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendPhoto(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof sendPhoto>>>
    export type SendPhotoMutationBody = PhotoSend
    export type SendPhotoMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type SendPhotoMutationVariables = {id: Id;data: PhotoSend}

    /**
 * @summary Send a photo to one address or number
 */
export const useSendPhoto = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPhoto>>, TError,SendPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPhoto>>,
        TError,
        SendPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getSendPhotoMutationOptions(options), queryClient);
    }
