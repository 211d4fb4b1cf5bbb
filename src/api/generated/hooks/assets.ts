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
  Asset,
  AssetPage,
  AssetReplacement,
  AssetSceneUpload,
  AssetUpload,
  AssetsCreated,
  CreateAssetsParams,
  Deleted,
  Id,
  ListAssetsParams,
  Problem400,
  Problem401,
  Problem403,
  Problem404,
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

export const getListAssetsUrl = (params?: ListAssetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/assets?${stringifiedParams}` : `/assets`
}

/**
 * @summary List assets, newest first
 */
export const listAssets = async (params?: ListAssetsParams, options?: Parameters<typeof http>[1]): Promise<AssetPage> => {

  return http<AssetPage>(getListAssetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAssetsQueryKey = (params?: ListAssetsParams,) => {
    return [
    "listAssets", ...(params ? [params] : [])
    ] as const;
    }


export const getListAssetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAssets>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListAssetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAssetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAssets>>> = ({ signal }) => listAssets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAssetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAssets>>>
export type ListAssetsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListAssetsSuspense<TData = Awaited<ReturnType<typeof listAssets>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListAssetsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssetsSuspense<TData = Awaited<ReturnType<typeof listAssets>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAssetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAssetsSuspense<TData = Awaited<ReturnType<typeof listAssets>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAssetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List assets, newest first
 */

export function useListAssetsSuspense<TData = Awaited<ReturnType<typeof listAssets>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListAssetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAssets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAssetsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAssetsUrl = (params: CreateAssetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/assets?${stringifiedParams}` : `/assets`
}

/**
 * Either every file becomes an asset or none does. A file that is not a picture, a video or a sound, judged by its content, is refused with 'Unsupported file type'; so is a picture that cannot be drawn and a video or a sound that is incomplete, with the reason.
 * @summary Upload one or several files as assets of one type
 */
export const createAssets = async (assetUpload: AssetUpload,
    params: CreateAssetsParams, options?: Parameters<typeof http>[1]): Promise<AssetsCreated> => {
    const formData = new FormData();
assetUpload.assets.forEach(value => formData.append(`assets`, value));

  return http<AssetsCreated>(getCreateAssetsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateAssetsMutationKey = () => ['createAssets'] as const;

export const getCreateAssetsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAssets>>, TError,CreateAssetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAssets>>, TError,CreateAssetsMutationVariables, TContext> => {

const mutationKey = getCreateAssetsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAssets>>, CreateAssetsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createAssets(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAssetsMutationResult = NonNullable<Awaited<ReturnType<typeof createAssets>>>
    export type CreateAssetsMutationBody = AssetUpload
    export type CreateAssetsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateAssetsMutationVariables = {data: AssetUpload;params: CreateAssetsParams}

    /**
 * @summary Upload one or several files as assets of one type
 */
export const useCreateAssets = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAssets>>, TError,CreateAssetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAssets>>,
        TError,
        CreateAssetsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAssetsMutationOptions(options), queryClient);
    }
    export const getGetAssetUrl = (id: Id,) => {




  return `/assets/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one asset
 */
export const getAsset = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Asset> => {

  return http<Asset>(getGetAssetUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAssetQueryKey = (id: Id,) => {
    return [
    "getAsset", ...(id ? [id] : [])
    ] as const;
    }


export const getGetAssetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAsset>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAssetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAsset>>> = ({ signal }) => getAsset(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAssetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAsset>>>
export type GetAssetSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetAssetSuspense<TData = Awaited<ReturnType<typeof getAsset>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAssetSuspense<TData = Awaited<ReturnType<typeof getAsset>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAssetSuspense<TData = Awaited<ReturnType<typeof getAsset>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one asset
 */

export function useGetAssetSuspense<TData = Awaited<ReturnType<typeof getAsset>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAsset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAssetSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReplaceAssetUrl = (id: Id,) => {




  return `/assets/${encodeURIComponent(String(id))}`
}

/**
 * The asset keeps its id and type, so every place that uses it shows the new file.
 * @summary Replace the file of an asset, and its scene when one is sent
 */
export const replaceAsset = async (id: Id,
    assetReplacement: AssetReplacement, options?: Parameters<typeof http>[1]): Promise<Asset> => {
    const formData = new FormData();
formData.append(`asset`, assetReplacement.asset);
if(assetReplacement.scene !== undefined) {
 formData.append(`scene`, assetReplacement.scene);
 }

  return http<Asset>(getReplaceAssetUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getReplaceAssetMutationKey = () => ['replaceAsset'] as const;

export const getReplaceAssetMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceAsset>>, TError,ReplaceAssetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceAsset>>, TError,ReplaceAssetMutationVariables, TContext> => {

const mutationKey = getReplaceAssetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceAsset>>, ReplaceAssetMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  replaceAsset(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceAssetMutationResult = NonNullable<Awaited<ReturnType<typeof replaceAsset>>>
    export type ReplaceAssetMutationBody = AssetReplacement
    export type ReplaceAssetMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type ReplaceAssetMutationVariables = {id: Id;data: AssetReplacement}

    /**
 * @summary Replace the file of an asset, and its scene when one is sent
 */
export const useReplaceAsset = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceAsset>>, TError,ReplaceAssetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceAsset>>,
        TError,
        ReplaceAssetMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceAssetMutationOptions(options), queryClient);
    }
    export const getDeleteAssetUrl = (id: Id,) => {




  return `/assets/${encodeURIComponent(String(id))}`
}

/**
 * @summary Delete an asset and its file
 */
export const deleteAsset = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteAssetUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteAssetMutationKey = () => ['deleteAsset'] as const;

export const getDeleteAssetMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAsset>>, TError,DeleteAssetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAsset>>, TError,DeleteAssetMutationVariables, TContext> => {

const mutationKey = getDeleteAssetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAsset>>, DeleteAssetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteAsset(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAssetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAsset>>>

    export type DeleteAssetMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteAssetMutationVariables = {id: Id}

    /**
 * @summary Delete an asset and its file
 */
export const useDeleteAsset = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAsset>>, TError,DeleteAssetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAsset>>,
        TError,
        DeleteAssetMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAssetMutationOptions(options), queryClient);
    }
    export const getUpdateAssetSceneUrl = (id: Id,) => {




  return `/assets/${encodeURIComponent(String(id))}/scene`
}

/**
 * @summary Store the scene an asset was drawn from
 */
export const updateAssetScene = async (id: Id,
    assetSceneUpload: AssetSceneUpload, options?: Parameters<typeof http>[1]): Promise<Asset> => {
    const formData = new FormData();
formData.append(`scene`, assetSceneUpload.scene);

  return http<Asset>(getUpdateAssetSceneUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUpdateAssetSceneMutationKey = () => ['updateAssetScene'] as const;

export const getUpdateAssetSceneMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAssetScene>>, TError,UpdateAssetSceneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAssetScene>>, TError,UpdateAssetSceneMutationVariables, TContext> => {

const mutationKey = getUpdateAssetSceneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAssetScene>>, UpdateAssetSceneMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateAssetScene(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAssetSceneMutationResult = NonNullable<Awaited<ReturnType<typeof updateAssetScene>>>
    export type UpdateAssetSceneMutationBody = AssetSceneUpload
    export type UpdateAssetSceneMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateAssetSceneMutationVariables = {id: Id;data: AssetSceneUpload}

    /**
 * @summary Store the scene an asset was drawn from
 */
export const useUpdateAssetScene = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAssetScene>>, TError,UpdateAssetSceneMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAssetScene>>,
        TError,
        UpdateAssetSceneMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAssetSceneMutationOptions(options), queryClient);
    }
