// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Location, LocationCreate, LocationPage, LocationPassword, LocationPasswordSet, LocationUpdate, LocationsApply, LocationsChanged } from '../models';

/** List locations. A Manager sees the locations they look after. */
export const listLocations = (params?: QueryParams<'listLocations'>, options?: CallOptions): Promise<LocationPage> =>
  send('listLocations', options, (init) => client.GET('/account/locations', { ...init, params: { query: { ...params } } }));
export const listLocationsQuery = (params?: QueryParams<'listLocations'>) =>
  readOptions('listLocations', [params], (signal) => listLocations(params, { signal }));

/** Make a location and its sign-in. The e-mail address and the password are what the staff there sign in with. Both password fields must be equal; neither is ever answered. Refused when the account has as many locations as its limit allows. */
export const createLocation = (data: LocationCreate, options?: CallOptions): Promise<Location> =>
  send('createLocation', options, (init) => client.POST('/account/locations', { ...init, body: data }));
export const createLocationMutation = (options?: CallOptions) =>
  writeOptions('createLocation', ({ data }: { data: LocationCreate }) => createLocation(data, options));
export const useCreateLocation = (settings?: WriteSettings<Location, { data: LocationCreate }>) => useWrite(createLocationMutation(), settings);

/** Give several locations the same session, logo or links. All of them, or none where anything is refused. A session is made one for these locations, unless it is for everywhere already, and all booths linked there run it from their next report on, whatever they ran before. A session that has ended is refused (409). What is so already stays untouched. */
export const updateLocations = (data: LocationsApply, options?: CallOptions): Promise<LocationsChanged> =>
  send('updateLocations', options, (init) => client.POST('/account/locations/apply', { ...init, body: data }));
export const updateLocationsMutation = (options?: CallOptions) =>
  writeOptions('updateLocations', ({ data }: { data: LocationsApply }) => updateLocations(data, options));
export const useUpdateLocations = (settings?: WriteSettings<LocationsChanged, { data: LocationsApply }>) => useWrite(updateLocationsMutation(), settings);

/** Tell what giving several locations the same things would change. Takes what the call that does it takes, and refuses what it refuses, but writes nothing. */
export const findLocationChanges = (data: LocationsApply, options?: CallOptions): Promise<LocationsChanged> =>
  send('findLocationChanges', options, (init) => client.POST('/account/locations/apply/preview', { ...init, body: data }));
export const findLocationChangesQuery = (data: LocationsApply) =>
  readOptions('findLocationChanges', [data], (signal) => findLocationChanges(data, { signal }));

/** Read one location. */
export const getLocation = (id: Id, options?: CallOptions): Promise<Location> =>
  send('getLocation', options, (init) => client.GET('/account/locations/{id}', { ...init, params: { path: { id } } }));
export const getLocationQuery = (id: Id) =>
  readOptions('getLocation', [id], (signal) => getLocation(id, { signal }));

/** Change a location; fields left out stay as they are. The password has a call of its own. A new e-mail address is the sign-in from then on. A disabled location is signed out at once; its devices go on. */
export const updateLocation = (id: Id, data: LocationUpdate, options?: CallOptions): Promise<Location> =>
  send('updateLocation', options, (init) => client.POST('/account/locations/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateLocationMutation = (options?: CallOptions) =>
  writeOptions('updateLocation', ({ id, data }: { id: Id; data: LocationUpdate }) => updateLocation(id, data, options));
export const useUpdateLocation = (settings?: WriteSettings<Location, { id: Id; data: LocationUpdate }>) => useWrite(updateLocationMutation(), settings);

/** Delete a location and its sign-in. Refused while devices stand there, or while a session or a product is for it alone, which would be for everywhere without it; move, change or delete them first. Photos and contacts made there stay with the account. Its managers lose it from theirs. */
export const deleteLocation = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteLocation', options, (init) => client.DELETE('/account/locations/{id}', { ...init, params: { path: { id } } }));
export const deleteLocationMutation = (options?: CallOptions) =>
  writeOptions('deleteLocation', ({ id }: { id: Id }) => deleteLocation(id, options));
export const useDeleteLocation = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteLocationMutation(), settings);

/** Set the password of a location. Both fields must be equal. Whoever is signed in there is signed out. The password is kept by the identity provider and is never answered. */
export const updateLocationPassword = (id: Id, data: LocationPassword, options?: CallOptions): Promise<LocationPasswordSet> =>
  send('updateLocationPassword', options, (init) => client.POST('/account/locations/{id}/password', { ...init, params: { path: { id } }, body: data }));
export const updateLocationPasswordMutation = (options?: CallOptions) =>
  writeOptions('updateLocationPassword', ({ id, data }: { id: Id; data: LocationPassword }) => updateLocationPassword(id, data, options));
export const useUpdateLocationPassword = (settings?: WriteSettings<LocationPasswordSet, { id: Id; data: LocationPassword }>) => useWrite(updateLocationPasswordMutation(), settings);
