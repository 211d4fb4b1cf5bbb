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
  BoothLink,
  BoothLinked,
  BoothPhoto,
  BoothReport,
  BoothSession,
  BoothState,
  Photo,
  Problem400,
  Problem401,
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

export const getReportBoothUrl = () => {




  return `/booth/heartbeat`
}

/**
 * Sent once a minute, and at once when something changes. What is reported is what the list of devices shows. When the `settingsVersion` is another than that of the settings the booth has, it reads the session anew.
 * @summary Say how the booth is doing, and hear what it should run
 */
export const reportBooth = async (boothReport: BoothReport, options?: Parameters<typeof http>[1]): Promise<BoothState> => {

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
return http<BoothState>(getReportBoothUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(boothReport)
  }
);}





export const getReportBoothMutationKey = () => ['reportBooth'] as const;

export const getReportBoothMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportBooth>>, TError,ReportBoothMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportBooth>>, TError,ReportBoothMutationVariables, TContext> => {

const mutationKey = getReportBoothMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportBooth>>, ReportBoothMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportBooth(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportBoothMutationResult = NonNullable<Awaited<ReturnType<typeof reportBooth>>>
    export type ReportBoothMutationBody = BoothReport
    export type ReportBoothMutationError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type ReportBoothMutationVariables = {data: BoothReport}

    /**
 * @summary Say how the booth is doing, and hear what it should run
 */
export const useReportBooth = <TError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportBooth>>, TError,ReportBoothMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportBooth>>,
        TError,
        ReportBoothMutationVariables,
        TContext
      > => {
      return useMutation(getReportBoothMutationOptions(options), queryClient);
    }
    export const getLinkBoothUrl = () => {




  return `/booth/link`
}

/**
 * Open, because the code is the proof. Making the code named the account and, where a Location made it, the place. The booth becomes a device, named after its model until somebody names it. The key is shown this once; it is the credential of every further call (`X-Device-Key`). A code that is wrong, expired or used answers 404, all alike, and wrong ones soon answer 429.
 * @summary Link a booth by its code, and give it a key
 */
export const linkBooth = async (boothLink: BoothLink, options?: Parameters<typeof http>[1]): Promise<BoothLinked> => {

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
return http<BoothLinked>(getLinkBoothUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(boothLink)
  }
);}





export const getLinkBoothMutationKey = () => ['linkBooth'] as const;

export const getLinkBoothMutationOptions = <TError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkBooth>>, TError,LinkBoothMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof linkBooth>>, TError,LinkBoothMutationVariables, TContext> => {

const mutationKey = getLinkBoothMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkBooth>>, LinkBoothMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  linkBooth(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkBoothMutationResult = NonNullable<Awaited<ReturnType<typeof linkBooth>>>
    export type LinkBoothMutationBody = BoothLink
    export type LinkBoothMutationError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type LinkBoothMutationVariables = {data: BoothLink}

    /**
 * @summary Link a booth by its code, and give it a key
 */
export const useLinkBooth = <TError = ErrorType<Problem400 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkBooth>>, TError,LinkBoothMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkBooth>>,
        TError,
        LinkBoothMutationVariables,
        TContext
      > => {
      return useMutation(getLinkBoothMutationOptions(options), queryClient);
    }
    export const getCreateBoothPhotoUrl = () => {




  return `/booth/photos`
}

/**
 * A booth repeats this until it is answered: a `clientId` that the device has sent before answers the photo made then, as it is now, and stores nothing. The photo stands where the device stands. It is pending where the session asks for approval, else approved; it is public at once with consent and approved, else hidden. A session, an experience, a product or a pair that is not there any more, or has no place left, is left out rather than refused, so that nothing is lost. The guest becomes a contact (source `booth`) by address or number, or is found again, and where the photo is public and the channels offer it, it is sent to both.
 * @summary Hand in one photo, with what the guest said
 */
export const createBoothPhoto = async (boothPhoto: BoothPhoto, options?: Parameters<typeof http>[1]): Promise<Photo> => {
    const formData = new FormData();
formData.append(`photo`, boothPhoto.photo);
formData.append(`clientId`, boothPhoto.clientId);
formData.append(`capturedAt`, boothPhoto.capturedAt);
if(boothPhoto.experienceId !== undefined) {
 formData.append(`experienceId`, boothPhoto.experienceId);
 }
if(boothPhoto.sessionId !== undefined) {
 formData.append(`sessionId`, boothPhoto.sessionId);
 }
if(boothPhoto.pairId !== undefined) {
 formData.append(`pairId`, boothPhoto.pairId);
 }
if(boothPhoto.pairRole !== undefined) {
 formData.append(`pairRole`, boothPhoto.pairRole);
 }
if(boothPhoto.consent !== undefined) {
 formData.append(`consent`, boothPhoto.consent);
 }
if(boothPhoto.guest !== undefined) {
 formData.append(`guest`, boothPhoto.guest);
 }
if(boothPhoto.productIds !== undefined) {
 formData.append(`productIds`, boothPhoto.productIds);
 }

  return http<Photo>(getCreateBoothPhotoUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateBoothPhotoMutationKey = () => ['createBoothPhoto'] as const;

export const getCreateBoothPhotoMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBoothPhoto>>, TError,CreateBoothPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createBoothPhoto>>, TError,CreateBoothPhotoMutationVariables, TContext> => {

const mutationKey = getCreateBoothPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBoothPhoto>>, CreateBoothPhotoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBoothPhoto(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBoothPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof createBoothPhoto>>>
    export type CreateBoothPhotoMutationBody = BoothPhoto
    export type CreateBoothPhotoMutationError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateBoothPhotoMutationVariables = {data: BoothPhoto}

    /**
 * @summary Hand in one photo, with what the guest said
 */
export const useCreateBoothPhoto = <TError = ErrorType<Problem400 | Problem401 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBoothPhoto>>, TError,CreateBoothPhotoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBoothPhoto>>,
        TError,
        CreateBoothPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBoothPhotoMutationOptions(options), queryClient);
    }
    export const getGetBoothSessionUrl = () => {




  return `/booth/session`
}

/**
 * The session that the device was given, if it is active and within its times; otherwise it runs none, which answers 404. With it come the assets that the session, its enabled experiences and their templates name, those templates with their scenes, and the products that a scene or the staff may ask for: enough to go on without a network.
 * @summary Read all that the booth needs to run its session
 */
export const getBoothSession = async ( options?: Parameters<typeof http>[1]): Promise<BoothSession> => {

  return http<BoothSession>(getGetBoothSessionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBoothSessionQueryKey = () => {
    return [
    "getBoothSession"
    ] as const;
    }


export const getGetBoothSessionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getBoothSession>>, TError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBoothSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBoothSession>>> = ({ signal }) => getBoothSession({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetBoothSessionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getBoothSession>>>
export type GetBoothSessionSuspenseQueryError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetBoothSessionSuspense<TData = Awaited<ReturnType<typeof getBoothSession>>, TError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBoothSessionSuspense<TData = Awaited<ReturnType<typeof getBoothSession>>, TError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBoothSessionSuspense<TData = Awaited<ReturnType<typeof getBoothSession>>, TError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read all that the booth needs to run its session
 */

export function useGetBoothSessionSuspense<TData = Awaited<ReturnType<typeof getBoothSession>>, TError = ErrorType<Problem401 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getBoothSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBoothSessionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






