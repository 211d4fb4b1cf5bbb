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
  Contact,
  ContactBulk,
  ContactBulkResult,
  ContactCreate,
  ContactEmailDeleted,
  ContactEmailPage,
  ContactEventPage,
  ContactExport,
  ContactExported,
  ContactImport,
  ContactImportSummary,
  ContactMerge,
  ContactPage,
  ContactPhoneNumberDeleted,
  ContactPhoneNumberPage,
  ContactTagPage,
  ContactUpdate,
  CreateContactParams,
  DeleteContactEmailParams,
  DeleteContactPhoneNumberParams,
  Deleted,
  FindContactParams,
  Id,
  ListContactEmailsParams,
  ListContactEventsParams,
  ListContactPhoneNumbersParams,
  ListContactTagsParams,
  ListContactsParams,
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

export const getListContactsUrl = (params?: ListContactsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts?${stringifiedParams}` : `/contacts`
}

/**
 * A Manager sees the contacts of the assigned locations. Filters add up: a contact is kept when it fits all of them.
 * @summary List contacts
 */
export const listContacts = async (params?: ListContactsParams, options?: Parameters<typeof http>[1]): Promise<ContactPage> => {

  return http<ContactPage>(getListContactsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactsQueryKey = (params?: ListContactsParams,) => {
    return [
    "listContacts", ...(params ? [params] : [])
    ] as const;
    }


export const getListContactsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListContactsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContacts>>> = ({ signal }) => listContacts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContacts>>>
export type ListContactsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListContactsSuspense<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListContactsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactsSuspense<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactsSuspense<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List contacts
 */

export function useListContactsSuspense<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateContactUrl = (params?: CreateContactParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts?${stringifiedParams}` : `/contacts`
}

/**
 * The fields travel in the query or in a JSON body. Our app sends the body, which keeps addresses out of URLs and logs. If both come, a field of the body wins over the same field of the query (`emailAddress` over `email`), and the query adds what the body leaves out. At least one e-mail address or phone number must come. No two contacts of an account share an address or a number. A contact that a Location adds belongs to that location, one that a Manager adds to the locations named, or to all assigned ones. An address or number that opted out and was deleted brings its opt-out with it, unless the body says what the consent is. A contact has at most 20 addresses and 20 numbers, the main ones among them.
 * @summary Add a contact
 */
export const createContact = async (contactCreate?: ContactCreate,
    params?: CreateContactParams, options?: Parameters<typeof http>[1]): Promise<Contact> => {

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
return http<Contact>(getCreateContactUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactCreate)
  }
);}





export const getCreateContactMutationKey = () => ['createContact'] as const;

export const getCreateContactMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext> => {

const mutationKey = getCreateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createContact>>, CreateContactMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createContact(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContactMutationResult = NonNullable<Awaited<ReturnType<typeof createContact>>>
    export type CreateContactMutationBody = ContactCreate | undefined
    export type CreateContactMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type CreateContactMutationVariables = {data?: ContactCreate;params?: CreateContactParams}

    /**
 * @summary Add a contact
 */
export const useCreateContact = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createContact>>,
        TError,
        CreateContactMutationVariables,
        TContext
      > => {
      return useMutation(getCreateContactMutationOptions(options), queryClient);
    }
    export const getUpdateContactUrl = () => {




  return `/contacts`
}

/**
 * The body names the contact by `id`. Null empties a field that may be empty; a list replaces the list stored. `emailAddress` and `phoneNumber` become the main ones and lead their lists, or are taken out when null. The contact must keep one address or number. A change of consent is stored with the time and with who made it. A Manager changes which of the assigned locations know the contact, and leaves it one; it keeps all others.
 * @summary Change a contact; fields left out stay as they are
 */
export const updateContact = async (contactUpdate: ContactUpdate, options?: Parameters<typeof http>[1]): Promise<Contact> => {

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
return http<Contact>(getUpdateContactUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactUpdate)
  }
);}





export const getUpdateContactMutationKey = () => ['updateContact'] as const;

export const getUpdateContactMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext> => {

const mutationKey = getUpdateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContact>>, UpdateContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateContact>>>
    export type UpdateContactMutationBody = ContactUpdate
    export type UpdateContactMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateContactMutationVariables = {data: ContactUpdate}

    /**
 * @summary Change a contact; fields left out stay as they are
 */
export const useUpdateContact = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContact>>,
        TError,
        UpdateContactMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContactMutationOptions(options), queryClient);
    }
    export const getUpdateContactsUrl = () => {




  return `/contacts/bulk`
}

/**
 * Takes `ids` and either `set` or `delete`. What holds for one contact holds for each of them, in one step. Those that would come over 30 tags are answered as refused and stay as they are; so are those who opted out when a consent is set to anything but `out`, for whoever takes an opt-out back has heard so from that one person. Ids that are not there, or not within the caller's reach, are answered as missing.
 * @summary Change or delete up to 200 contacts at once
 */
export const updateContacts = async (contactBulk: ContactBulk, options?: Parameters<typeof http>[1]): Promise<ContactBulkResult> => {

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
return http<ContactBulkResult>(getUpdateContactsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactBulk)
  }
);}





export const getUpdateContactsMutationKey = () => ['updateContacts'] as const;

export const getUpdateContactsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext> => {

const mutationKey = getUpdateContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContacts>>, UpdateContactsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateContacts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactsMutationResult = NonNullable<Awaited<ReturnType<typeof updateContacts>>>
    export type UpdateContactsMutationBody = ContactBulk
    export type UpdateContactsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type UpdateContactsMutationVariables = {data: ContactBulk}

    /**
 * @summary Change or delete up to 200 contacts at once
 */
export const useUpdateContacts = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContacts>>, TError,UpdateContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContacts>>,
        TError,
        UpdateContactsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContactsMutationOptions(options), queryClient);
    }
    export const getListContactEmailsUrl = (params?: ListContactEmailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/emails?${stringifiedParams}` : `/contacts/emails`
}

/**
 * @summary List all e-mail addresses of all contacts, by value
 */
export const listContactEmails = async (params?: ListContactEmailsParams, options?: Parameters<typeof http>[1]): Promise<ContactEmailPage> => {

  return http<ContactEmailPage>(getListContactEmailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactEmailsQueryKey = (params?: ListContactEmailsParams,) => {
    return [
    "listContactEmails", ...(params ? [params] : [])
    ] as const;
    }


export const getListContactEmailsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContactEmails>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListContactEmailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactEmailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactEmails>>> = ({ signal }) => listContactEmails(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactEmailsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContactEmails>>>
export type ListContactEmailsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListContactEmailsSuspense<TData = Awaited<ReturnType<typeof listContactEmails>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListContactEmailsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEmailsSuspense<TData = Awaited<ReturnType<typeof listContactEmails>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactEmailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEmailsSuspense<TData = Awaited<ReturnType<typeof listContactEmails>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactEmailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all e-mail addresses of all contacts, by value
 */

export function useListContactEmailsSuspense<TData = Awaited<ReturnType<typeof listContactEmails>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactEmailsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEmails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactEmailsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteContactEmailUrl = (params: DeleteContactEmailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/emails?${stringifiedParams}` : `/contacts/emails`
}

/**
 * If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted.
 * @summary Delete one e-mail address from the contact that has it
 */
export const deleteContactEmail = async (params: DeleteContactEmailParams, options?: Parameters<typeof http>[1]): Promise<ContactEmailDeleted> => {

  return http<ContactEmailDeleted>(getDeleteContactEmailUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContactEmailMutationKey = () => ['deleteContactEmail'] as const;

export const getDeleteContactEmailMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContactEmail>>, TError,DeleteContactEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContactEmail>>, TError,DeleteContactEmailMutationVariables, TContext> => {

const mutationKey = getDeleteContactEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContactEmail>>, DeleteContactEmailMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteContactEmail(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContactEmailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContactEmail>>>

    export type DeleteContactEmailMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteContactEmailMutationVariables = {params: DeleteContactEmailParams}

    /**
 * @summary Delete one e-mail address from the contact that has it
 */
export const useDeleteContactEmail = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContactEmail>>, TError,DeleteContactEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContactEmail>>,
        TError,
        DeleteContactEmailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContactEmailMutationOptions(options), queryClient);
    }
    export const getExportContactsUrl = () => {




  return `/contacts/export`
}

/**
 * Takes either `ids` or a `filter`; `{}` as the filter means all. At most 100,000 contacts go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file can be fetched for ten minutes; it has the contacts that fit when it is fetched, the one changed last first. Its columns are those of the import, so that it can come in again: of addresses and numbers the main ones, a consent where it is known. A cell that a spreadsheet would take for a formula begins with a single quotation mark, which the import drops.
 * @summary Make a CSV file of contacts
 */
export const exportContacts = async (contactExport: ContactExport, options?: Parameters<typeof http>[1]): Promise<ContactExported> => {

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
return http<ContactExported>(getExportContactsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactExport)
  }
);}





export const getExportContactsMutationKey = () => ['exportContacts'] as const;

export const getExportContactsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportContacts>>, TError,ExportContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportContacts>>, TError,ExportContactsMutationVariables, TContext> => {

const mutationKey = getExportContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportContacts>>, ExportContactsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportContacts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportContactsMutationResult = NonNullable<Awaited<ReturnType<typeof exportContacts>>>
    export type ExportContactsMutationBody = ContactExport
    export type ExportContactsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type ExportContactsMutationVariables = {data: ContactExport}

    /**
 * @summary Make a CSV file of contacts
 */
export const useExportContacts = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportContacts>>, TError,ExportContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportContacts>>,
        TError,
        ExportContactsMutationVariables,
        TContext
      > => {
      return useMutation(getExportContactsMutationOptions(options), queryClient);
    }
    export const getFindContactUrl = (params?: FindContactParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/find?${stringifiedParams}` : `/contacts/find`
}

/**
 * Takes exactly one of the two; both or neither are refused. The whole address must agree, in any case. Ten digits and the same number with +1 before it are one number. Nobody found is 404.
 * @summary Find the contact with an e-mail address or a phone number
 */
export const findContact = async (params?: FindContactParams, options?: Parameters<typeof http>[1]): Promise<Contact> => {

  return http<Contact>(getFindContactUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFindContactQueryKey = (params?: FindContactParams,) => {
    return [
    "findContact", ...(params ? [params] : [])
    ] as const;
    }


export const getFindContactSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof findContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: FindContactParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindContactQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findContact>>> = ({ signal }) => findContact(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FindContactSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof findContact>>>
export type FindContactSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useFindContactSuspense<TData = Awaited<ReturnType<typeof findContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  FindContactParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindContactSuspense<TData = Awaited<ReturnType<typeof findContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: FindContactParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindContactSuspense<TData = Awaited<ReturnType<typeof findContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: FindContactParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find the contact with an e-mail address or a phone number
 */

export function useFindContactSuspense<TData = Awaited<ReturnType<typeof findContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: FindContactParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindContactSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportContactsUrl = () => {




  return `/contacts/import`
}

/**
 * The first row names the columns: `emailAddress`, `phoneNumber`, `firstName`, `lastName`, `birthday`, `notes`, `tags`, `locationIds`, `source`, `sourceId`, `emailConsent` and `smsConsent`; a column of any other name is refused. Commas, semicolons or tabs part them. One of the first two must be there, and filled in each row. Tags and location ids are parted by semicolons; a consent is `in`, `out` or empty, and an import never turns an `out` into `in`. Space around a value is dropped, and so is a single quotation mark before `=`, `+`, `-` or `@`; a row of empty cells is none. A new contact without `source` gets `import`, and locations as when it is added by itself. A row whose address or number is known, in the account or further up in the file, is a duplicate; an update leaves alone what the row leaves empty, and its address and number become the main ones. Good rows are stored even when others are rejected. Rows are stored once the whole file is there, some hundreds at a time; if the caller leaves before the answer, those stored by then stay.
 * @summary Add and change many contacts from a CSV file
 */
export const importContacts = async (contactImport: ContactImport, options?: Parameters<typeof http>[1]): Promise<ContactImportSummary> => {
    const formData = new FormData();
formData.append(`contacts`, contactImport.contacts);
if(contactImport.duplicates !== undefined) {
 formData.append(`duplicates`, contactImport.duplicates);
 }

  return http<ContactImportSummary>(getImportContactsUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportContactsMutationKey = () => ['importContacts'] as const;

export const getImportContactsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importContacts>>, TError,ImportContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importContacts>>, TError,ImportContactsMutationVariables, TContext> => {

const mutationKey = getImportContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importContacts>>, ImportContactsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importContacts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportContactsMutationResult = NonNullable<Awaited<ReturnType<typeof importContacts>>>
    export type ImportContactsMutationBody = ContactImport
    export type ImportContactsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type ImportContactsMutationVariables = {data: ContactImport}

    /**
 * @summary Add and change many contacts from a CSV file
 */
export const useImportContacts = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importContacts>>, TError,ImportContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importContacts>>,
        TError,
        ImportContactsMutationVariables,
        TContext
      > => {
      return useMutation(getImportContactsMutationOptions(options), queryClient);
    }
    export const getListContactPhoneNumbersUrl = (params?: ListContactPhoneNumbersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/phoneNumbers?${stringifiedParams}` : `/contacts/phoneNumbers`
}

/**
 * @summary List all phone numbers of all contacts, by value
 */
export const listContactPhoneNumbers = async (params?: ListContactPhoneNumbersParams, options?: Parameters<typeof http>[1]): Promise<ContactPhoneNumberPage> => {

  return http<ContactPhoneNumberPage>(getListContactPhoneNumbersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactPhoneNumbersQueryKey = (params?: ListContactPhoneNumbersParams,) => {
    return [
    "listContactPhoneNumbers", ...(params ? [params] : [])
    ] as const;
    }


export const getListContactPhoneNumbersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListContactPhoneNumbersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactPhoneNumbersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactPhoneNumbers>>> = ({ signal }) => listContactPhoneNumbers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactPhoneNumbersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContactPhoneNumbers>>>
export type ListContactPhoneNumbersSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListContactPhoneNumbersSuspense<TData = Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListContactPhoneNumbersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactPhoneNumbersSuspense<TData = Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactPhoneNumbersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactPhoneNumbersSuspense<TData = Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactPhoneNumbersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all phone numbers of all contacts, by value
 */

export function useListContactPhoneNumbersSuspense<TData = Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactPhoneNumbersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactPhoneNumbers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactPhoneNumbersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteContactPhoneNumberUrl = (params: DeleteContactPhoneNumberParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/phoneNumbers?${stringifiedParams}` : `/contacts/phoneNumbers`
}

/**
 * If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted.
 * @summary Delete one phone number from the contact that has it
 */
export const deleteContactPhoneNumber = async (params: DeleteContactPhoneNumberParams, options?: Parameters<typeof http>[1]): Promise<ContactPhoneNumberDeleted> => {

  return http<ContactPhoneNumberDeleted>(getDeleteContactPhoneNumberUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContactPhoneNumberMutationKey = () => ['deleteContactPhoneNumber'] as const;

export const getDeleteContactPhoneNumberMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContactPhoneNumber>>, TError,DeleteContactPhoneNumberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContactPhoneNumber>>, TError,DeleteContactPhoneNumberMutationVariables, TContext> => {

const mutationKey = getDeleteContactPhoneNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContactPhoneNumber>>, DeleteContactPhoneNumberMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteContactPhoneNumber(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContactPhoneNumberMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContactPhoneNumber>>>

    export type DeleteContactPhoneNumberMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteContactPhoneNumberMutationVariables = {params: DeleteContactPhoneNumberParams}

    /**
 * @summary Delete one phone number from the contact that has it
 */
export const useDeleteContactPhoneNumber = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem409 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContactPhoneNumber>>, TError,DeleteContactPhoneNumberMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContactPhoneNumber>>,
        TError,
        DeleteContactPhoneNumberMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContactPhoneNumberMutationOptions(options), queryClient);
    }
    export const getListContactTagsUrl = (params?: ListContactTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/tags?${stringifiedParams}` : `/contacts/tags`
}

/**
 * For filters and suggestions. Equally often used ones come by name. A Manager is told the tags of the contacts of the assigned locations.
 * @summary List the tags that contacts have, the most used first
 */
export const listContactTags = async (params?: ListContactTagsParams, options?: Parameters<typeof http>[1]): Promise<ContactTagPage> => {

  return http<ContactTagPage>(getListContactTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactTagsQueryKey = (params?: ListContactTagsParams,) => {
    return [
    "listContactTags", ...(params ? [params] : [])
    ] as const;
    }


export const getListContactTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(params?: ListContactTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactTags>>> = ({ signal }) => listContactTags(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContactTags>>>
export type ListContactTagsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListContactTagsSuspense<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params: undefined |  ListContactTagsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTagsSuspense<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactTagsSuspense<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tags that contacts have, the most used first
 */

export function useListContactTagsSuspense<TData = Awaited<ReturnType<typeof listContactTags>>, TError = ErrorType<Problem401 | Problem403 | Problem422 | Problem429 | Problem500 | Problem503>>(
 params?: ListContactTagsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactTagsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetContactUrl = (id: Id,) => {




  return `/contacts/${encodeURIComponent(String(id))}`
}

/**
 * @summary Read one contact
 */
export const getContact = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Contact> => {

  return http<Contact>(getGetContactUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetContactQueryKey = (id: Id,) => {
    return [
    "getContact", ...(id ? [id] : [])
    ] as const;
    }


export const getGetContactSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContactQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContact>>> = ({ signal }) => getContact(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContactSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>
export type GetContactSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useGetContactSuspense<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactSuspense<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContactSuspense<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one contact
 */

export function useGetContactSuspense<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContactSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteContactUrl = (id: Id,) => {




  return `/contacts/${encodeURIComponent(String(id))}`
}

/**
 * Photos stay and are linked to nobody. An opt-out stays known, so that an import of the same address or number later does not undo it.
 * @summary Delete a contact with its addresses, numbers and consents
 */
export const deleteContact = async (id: Id, options?: Parameters<typeof http>[1]): Promise<Deleted> => {

  return http<Deleted>(getDeleteContactUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteContactMutationKey = () => ['deleteContact'] as const;

export const getDeleteContactMutationOptions = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext> => {

const mutationKey = getDeleteContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContact>>, DeleteContactMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteContact(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContactMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContact>>>

    export type DeleteContactMutationError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>
    export type DeleteContactMutationVariables = {id: Id}

    /**
 * @summary Delete a contact with its addresses, numbers and consents
 */
export const useDeleteContact = <TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContact>>,
        TError,
        DeleteContactMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContactMutationOptions(options), queryClient);
    }
    export const getMergeContactsUrl = (id: Id,) => {




  return `/contacts/${encodeURIComponent(String(id))}/merge`
}

/**
 * The contact of the path stays and takes over what the one in `from` has; that one is gone. Addresses, numbers, tags and locations come together, those of the contact that stays first, so its main ones stay; photos, and what was sent, are both's. Where it has no name, birthday or visits of its own it gets the other's, and notes follow its own. An opt-out of either is an opt-out; else an agreement of either counts. Refused when more than 20 addresses, 20 numbers or 30 tags would come together, or notes of more than 1,000 letters; nothing is cut off.
 * @summary Make one contact of two who are the same person
 */
export const mergeContacts = async (id: Id,
    contactMerge: ContactMerge, options?: Parameters<typeof http>[1]): Promise<Contact> => {

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
return http<Contact>(getMergeContactsUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactMerge)
  }
);}





export const getMergeContactsMutationKey = () => ['mergeContacts'] as const;

export const getMergeContactsMutationOptions = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeContacts>>, TError,MergeContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeContacts>>, TError,MergeContactsMutationVariables, TContext> => {

const mutationKey = getMergeContactsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeContacts>>, MergeContactsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  mergeContacts(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeContactsMutationResult = NonNullable<Awaited<ReturnType<typeof mergeContacts>>>
    export type MergeContactsMutationBody = ContactMerge
    export type MergeContactsMutationError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>
    export type MergeContactsMutationVariables = {id: Id;data: ContactMerge}

    /**
 * @summary Make one contact of two who are the same person
 */
export const useMergeContacts = <TError = ErrorType<Problem400 | Problem401 | Problem403 | Problem404 | Problem409 | Problem413 | Problem415 | Problem422 | Problem429 | Problem500 | Problem503>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeContacts>>, TError,MergeContactsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeContacts>>,
        TError,
        MergeContactsMutationVariables,
        TContext
      > => {
      return useMutation(getMergeContactsMutationOptions(options), queryClient);
    }
    export const getListContactEventsUrl = (id: Id,
    params?: ListContactEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/contacts/${encodeURIComponent(String(id))}/timeline?${stringifiedParams}` : `/contacts/${encodeURIComponent(String(id))}/timeline`
}

/**
 * Photos taken, messages with a photo and from campaigns, the last visit, what the contact agreed to and took back, how it became known, imports that changed it, and merges. What was not written down at the time, because it happened before this was kept, is not there. A Manager sees the photos of the assigned locations.
 * @summary List what has happened with a contact, the last first
 */
export const listContactEvents = async (id: Id,
    params?: ListContactEventsParams, options?: Parameters<typeof http>[1]): Promise<ContactEventPage> => {

  return http<ContactEventPage>(getListContactEventsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListContactEventsQueryKey = (id: Id,
    params?: ListContactEventsParams,) => {
    return [
    "listContactEvents", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListContactEventsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listContactEvents>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(id: Id,
    params?: ListContactEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContactEventsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContactEvents>>> = ({ signal }) => listContactEvents(id,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListContactEventsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listContactEvents>>>
export type ListContactEventsSuspenseQueryError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>


export function useListContactEventsSuspense<TData = Awaited<ReturnType<typeof listContactEvents>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id,
    params: undefined |  ListContactEventsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEventsSuspense<TData = Awaited<ReturnType<typeof listContactEvents>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id,
    params?: ListContactEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContactEventsSuspense<TData = Awaited<ReturnType<typeof listContactEvents>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id,
    params?: ListContactEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what has happened with a contact, the last first
 */

export function useListContactEventsSuspense<TData = Awaited<ReturnType<typeof listContactEvents>>, TError = ErrorType<Problem401 | Problem403 | Problem404 | Problem422 | Problem429 | Problem500 | Problem503>>(
 id: Id,
    params?: ListContactEventsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listContactEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContactEventsSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






