// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, View, ViewCreate, ViewPage } from '../models';

/** List one's own saved views, by list and name. Everybody has views of their own in each account: nobody sees those of others, and somebody who acts upon another account (`uid`) has other ones there. */
export const listViews = (params?: QueryParams<'listViews'>, options?: CallOptions): Promise<ViewPage> =>
  send('listViews', options, (init) => client.GET('/account/views', { ...init, params: { query: { ...params } } }));
export const listViewsQuery = (params?: QueryParams<'listViews'>) =>
  readOptions('listViews', [params], (signal) => listViews(params, { signal }));

/** Save a view of a list. For whoever calls, in the account acted upon. A list has at most 20 of them, and no two of it have the same name, in any case (409). */
export const createView = (data: ViewCreate, options?: CallOptions): Promise<View> =>
  send('createView', options, (init) => client.POST('/account/views', { ...init, body: data }));
export const createViewMutation = (options?: CallOptions) =>
  writeOptions('createView', ({ data }: { data: ViewCreate }) => createView(data, options));
export const useCreateView = (settings?: WriteSettings<View, { data: ViewCreate }>) => useWrite(createViewMutation(), settings);

/** Delete one of one's own views. */
export const deleteView = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteView', options, (init) => client.DELETE('/account/views/{id}', { ...init, params: { path: { id } } }));
export const deleteViewMutation = (options?: CallOptions) =>
  writeOptions('deleteView', ({ id }: { id: Id }) => deleteView(id, options));
export const useDeleteView = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteViewMutation(), settings);
