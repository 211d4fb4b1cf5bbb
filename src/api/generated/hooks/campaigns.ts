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
  AudienceAsked,
  AudienceReach,
  Campaign,
  CampaignCreate,
  CampaignPage,
  CampaignPreview,
  CampaignPreviewAsked,
  CampaignReport,
  CampaignTest,
  CampaignTestSent,
  CampaignUpdate,
  Deleted,
  Id,
  ListCampaignsParams,
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

export const getListCampaignsUrl = (params?: ListCampaignsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["status"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/campaigns?${stringifiedParams}` : `/campaigns`
}

/**
 * A Manager sees campaigns of the account and the figures of all their recipients.
 * @summary List campaigns
 */
export const listCampaigns = async (params?: ListCampaignsParams, options?: Parameters<typeof http>[1]): Promise<CampaignPage> => {

  return http<CampaignPage>(getListCampaignsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCampaignsQueryKey = (params?: ListCampaignsParams,) => {
    return [
    "listCampaigns", ...(params ? [params] : [])
    ] as const;
    }


export const getListCampaignsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListCampaignsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCampaignsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCampaigns>>> = ({ signal }) => listCampaigns(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCampaignsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>
export type ListCampaignsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListCampaignsSuspense<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListCampaignsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaignsSuspense<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaignsSuspense<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List campaigns
 */

export function useListCampaignsSuspense<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListCampaignsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCampaignsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCampaignUrl = () => {




  return `/campaigns`
}

/**
 * It is always made as a draft, so nothing is sent; a change of its status sends it. A draft may be incomplete, but what it says must be right: the template, pictures, products and locations must be of this account; a subject or body for an SMS, an smsBody for an e-mail, and a placeholder other than `{{firstName}}`, `{{business}}`, `{{location}}`, `{{link}}` and `{{photoLink}}` are refused.
 * @summary Make a draft of a campaign
 */
export const createCampaign = async (campaignCreate: CampaignCreate, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getCreateCampaignUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignCreate)
  }
);}





export const getCreateCampaignMutationKey = () => ['createCampaign'] as const;

export const getCreateCampaignMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCampaign>>, TError,CreateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCampaign>>, TError,CreateCampaignMutationVariables, TContext> => {

const mutationKey = getCreateCampaignMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCampaign>>, CreateCampaignMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCampaign(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof createCampaign>>>
    export type CreateCampaignMutationBody = CampaignCreate
    export type CreateCampaignMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateCampaignMutationVariables = {data: CampaignCreate}

    /**
 * @summary Make a draft of a campaign
 */
export const useCreateCampaign = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCampaign>>, TError,CreateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCampaign>>,
        TError,
        CreateCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCampaignMutationOptions(options), queryClient);
    }
    export const getFindAudienceUrl = () => {




  return `/campaigns/audience`
}

/**
 * As of now, for a campaign that is being written: nothing is stored or sent. The figures are of the whole account. Of those left out some are named, the ones changed last; to a Manager only contacts of their own locations. A rule that names a location which is not there is refused.
 * @summary Count whom an audience reaches, and tell who is left out and why
 */
export const findAudience = async (audienceAsked: AudienceAsked, options?: Parameters<typeof http>[1]): Promise<AudienceReach> => {

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
return http<AudienceReach>(getFindAudienceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(audienceAsked)
  }
);}





export const getFindAudienceMutationKey = () => ['findAudience'] as const;

export const getFindAudienceMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAudience>>, TError,FindAudienceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof findAudience>>, TError,FindAudienceMutationVariables, TContext> => {

const mutationKey = getFindAudienceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findAudience>>, FindAudienceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findAudience(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindAudienceMutationResult = NonNullable<Awaited<ReturnType<typeof findAudience>>>
    export type FindAudienceMutationBody = AudienceAsked
    export type FindAudienceMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type FindAudienceMutationVariables = {data: AudienceAsked}

    /**
 * @summary Count whom an audience reaches, and tell who is left out and why
 */
export const useFindAudience = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findAudience>>, TError,FindAudienceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findAudience>>,
        TError,
        FindAudienceMutationVariables,
        TContext
      > => {
      return useMutation(getFindAudienceMutationOptions(options), queryClient);
    }
    export const getGetCampaignPreviewUrl = () => {




  return `/campaigns/preview`
}

/**
 * What stands in a composer, stored or not: nothing is stored or sent. It is made by what also makes the message itself. Placeholders hold what is known of the contact; without one, of nobody in particular. What a contact lacks has a word in its place, and is told. Fields may be missing, but what is there must be right, as in a draft; a message of more than a million characters is refused.
 * @summary Show a message as one contact would get it
 */
export const getCampaignPreview = async (campaignPreviewAsked: CampaignPreviewAsked, options?: Parameters<typeof http>[1]): Promise<CampaignPreview> => {

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
return http<CampaignPreview>(getGetCampaignPreviewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignPreviewAsked)
  }
);}





export const getGetCampaignPreviewMutationKey = () => ['getCampaignPreview'] as const;

export const getGetCampaignPreviewMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getCampaignPreview>>, TError,GetCampaignPreviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getCampaignPreview>>, TError,GetCampaignPreviewMutationVariables, TContext> => {

const mutationKey = getGetCampaignPreviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getCampaignPreview>>, GetCampaignPreviewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getCampaignPreview(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetCampaignPreviewMutationResult = NonNullable<Awaited<ReturnType<typeof getCampaignPreview>>>
    export type GetCampaignPreviewMutationBody = CampaignPreviewAsked
    export type GetCampaignPreviewMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type GetCampaignPreviewMutationVariables = {data: CampaignPreviewAsked}

    /**
 * @summary Show a message as one contact would get it
 */
export const useGetCampaignPreview = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getCampaignPreview>>, TError,GetCampaignPreviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getCampaignPreview>>,
        TError,
        GetCampaignPreviewMutationVariables,
        TContext
      > => {
      return useMutation(getGetCampaignPreviewMutationOptions(options), queryClient);
    }
    export const getGetCampaignUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one campaign with its figures
 */
export const getCampaign = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getGetCampaignUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCampaignQueryKey = (id: Id,) => {
    return [
    "getCampaign", ...(id ? [id] : [])
    ] as const;
    }


export const getGetCampaignSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaign>>> = ({ signal }) => getCampaign(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCampaignSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaign>>>
export type GetCampaignSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one campaign with its figures
 */

export function useGetCampaignSuspense<TData = Awaited<ReturnType<typeof getCampaign>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaign>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCampaignUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}`
}

/**
 * Fields other than `status` change only in a draft, or while paused; `channel` and `kind` only in a draft, and another one drops what only the former has. What is sent as it is already changes nothing. When fields and a status come together, the fields are stored first, and neither is if one is refused. A status moves draft to scheduled or sending; scheduled to draft; sending to paused or cancelled; paused to sending or cancelled; the server alone moves scheduled to sending when the time comes, and sending to sent or failed. Any other move is a conflict. To schedule or send, the message must be complete, the audience must reach at least one contact, an SMS must say how to opt out, and scheduling a campaign that is not automatic needs a time at least five minutes ahead; sending at once sets the time to now, and a repeating campaign that goes on keeps the time of its next round. A Manager needs the permission sendCampaigns to change the status, or anything in a paused campaign.
 * @summary Change a campaign or its status; fields left out stay as they are
 */
export const updateCampaign = async (id: Id,
    campaignUpdate: CampaignUpdate, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getUpdateCampaignUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignUpdate)
  }
);}





export const getUpdateCampaignMutationKey = () => ['updateCampaign'] as const;

export const getUpdateCampaignMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCampaign>>, TError,UpdateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCampaign>>, TError,UpdateCampaignMutationVariables, TContext> => {

const mutationKey = getUpdateCampaignMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCampaign>>, UpdateCampaignMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCampaign(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof updateCampaign>>>
    export type UpdateCampaignMutationBody = CampaignUpdate
    export type UpdateCampaignMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateCampaignMutationVariables = {id: Id;data: CampaignUpdate}

    /**
 * @summary Change a campaign or its status; fields left out stay as they are
 */
export const useUpdateCampaign = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCampaign>>, TError,UpdateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCampaign>>,
        TError,
        UpdateCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCampaignMutationOptions(options), queryClient);
    }
    export const getDeleteCampaignUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}`
}

/**
 * What was sent stays sent. One that is scheduled or sending is refused: take it back to draft, pause or cancel it first. A Manager deletes drafts only, unless permitted sendCampaigns.
 * @summary Delete a campaign and its figures
 */
export const deleteCampaign = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteCampaignUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCampaignMutationKey = () => ['deleteCampaign'] as const;

export const getDeleteCampaignMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCampaign>>, TError,DeleteCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCampaign>>, TError,DeleteCampaignMutationVariables, TContext> => {

const mutationKey = getDeleteCampaignMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCampaign>>, DeleteCampaignMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCampaign(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCampaign>>>

    export type DeleteCampaignMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteCampaignMutationVariables = {id: Id}

    /**
 * @summary Delete a campaign and its figures
 */
export const useDeleteCampaign = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCampaign>>, TError,DeleteCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCampaign>>,
        TError,
        DeleteCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCampaignMutationOptions(options), queryClient);
    }
    export const getDuplicateCampaignUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}/duplicate`
}

/**
 * In any state. The copy has another name, no time and no figures, and whoever makes it is its author.
 * @summary Make a draft with the words and the audience of a campaign
 */
export const duplicateCampaign = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getDuplicateCampaignUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getDuplicateCampaignMutationKey = () => ['duplicateCampaign'] as const;

export const getDuplicateCampaignMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateCampaign>>, TError,DuplicateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof duplicateCampaign>>, TError,DuplicateCampaignMutationVariables, TContext> => {

const mutationKey = getDuplicateCampaignMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof duplicateCampaign>>, DuplicateCampaignMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  duplicateCampaign(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DuplicateCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof duplicateCampaign>>>

    export type DuplicateCampaignMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DuplicateCampaignMutationVariables = {id: Id}

    /**
 * @summary Make a draft with the words and the audience of a campaign
 */
export const useDuplicateCampaign = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof duplicateCampaign>>, TError,DuplicateCampaignMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof duplicateCampaign>>,
        TError,
        DuplicateCampaignMutationVariables,
        TContext
      > => {
      return useMutation(getDuplicateCampaignMutationOptions(options), queryClient);
    }
    export const getGetCampaignReportUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}/report`
}

/**
 * The figures of all days add up to those of the campaign, and the clicks of all links to its `clicked`.
 * @summary Read what became of a campaign, day by day and link by link
 */
export const getCampaignReport = async (id: Id, options?: Parameters<typeof http>[1]): Promise<CampaignReport> => {

  return http<CampaignReport>(getGetCampaignReportUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCampaignReportQueryKey = (id: Id,) => {
    return [
    "getCampaignReport", ...(id ? [id] : [])
    ] as const;
    }


export const getGetCampaignReportSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCampaignReport>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCampaignReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCampaignReport>>> = ({ signal }) => getCampaignReport(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCampaignReportSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaignReport>>>
export type GetCampaignReportSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetCampaignReportSuspense<TData = Awaited<ReturnType<typeof getCampaignReport>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignReportSuspense<TData = Awaited<ReturnType<typeof getCampaignReport>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCampaignReportSuspense<TData = Awaited<ReturnType<typeof getCampaignReport>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what became of a campaign, day by day and link by link
 */

export function useGetCampaignReportSuspense<TData = Awaited<ReturnType<typeof getCampaignReport>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCampaignReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCampaignReportSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSendCampaignTestUrl = (id: Id,) => {




  return `/campaigns/${encodeURIComponent(String(id))}/test`
}

/**
 * In any state, with the words as they are stored. It changes nothing of the campaign and stands in none of its figures; consent is not asked, so the addresses are meant for one's own people. An address of the other channel is refused, and so is a message that is not complete. Placeholders hold what is known of `contactId`; without one, of nobody in particular.
 * @summary Send a copy of a campaign to the staff
 */
export const sendCampaignTest = async (id: Id,
    campaignTest: CampaignTest, options?: Parameters<typeof http>[1]): Promise<CampaignTestSent> => {

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
return http<CampaignTestSent>(getSendCampaignTestUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignTest)
  }
);}





export const getSendCampaignTestMutationKey = () => ['sendCampaignTest'] as const;

export const getSendCampaignTestMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCampaignTest>>, TError,SendCampaignTestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCampaignTest>>, TError,SendCampaignTestMutationVariables, TContext> => {

const mutationKey = getSendCampaignTestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCampaignTest>>, SendCampaignTestMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendCampaignTest(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCampaignTestMutationResult = NonNullable<Awaited<ReturnType<typeof sendCampaignTest>>>
    export type SendCampaignTestMutationBody = CampaignTest
    export type SendCampaignTestMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type SendCampaignTestMutationVariables = {id: Id;data: CampaignTest}

    /**
 * @summary Send a copy of a campaign to the staff
 */
export const useSendCampaignTest = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCampaignTest>>, TError,SendCampaignTestMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCampaignTest>>,
        TError,
        SendCampaignTestMutationVariables,
        TContext
      > => {
      return useMutation(getSendCampaignTestMutationOptions(options), queryClient);
    }
