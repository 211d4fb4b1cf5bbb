// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import type { Deleted, Id, View, ViewCreate, ViewPage } from '../models';

/** List the caller's saved views, by list and name. Each user has their own views in each account: other users' views are not visible, and acting on another account (`uid`) shows the views saved there. */
export const listViews = (params?: QueryParams<'listViews'>, options?: CallOptions): Promise<ViewPage> =>
  send('listViews', options, (init) => client.GET('/account/views', { ...init, params: { query: { ...params } } }));
export const listViewsQuery = (params?: QueryParams<'listViews'>) =>
  readOptions('listViews', [params], (signal) => listViews(params, { signal }));

/** Save a view of a list. Saves the view for the caller, in the account acted on. A list can have up to 20 views with unique names, ignoring case (409). */
export const createView = (data: ViewCreate, options?: CallOptions): Promise<View> =>
  send('createView', options, (init) => client.POST('/account/views', { ...init, body: data }));
export const createViewMutation = (options?: CallOptions) =>
  writeOptions('createView', ({ data }: { data: ViewCreate }) => createView(data, options));
export const useCreateView = (settings?: WriteSettings<View, { data: ViewCreate }>) => useWrite(createViewMutation(), settings);

/** Delete one of the caller's views. */
export const deleteView = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteView', options, (init) => client.DELETE('/account/views/{id}', { ...init, params: { path: { id } } }));
export const deleteViewMutation = (options?: CallOptions) =>
  writeOptions('deleteView', ({ id }: { id: Id }) => deleteView(id, options));
export const useDeleteView = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteViewMutation(), settings);
