// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Id, Location, LocationCreate, LocationPage, LocationPassword, LocationPasswordSet, LocationUpdate, LocationsApply, LocationsChanged } from '../models';

/** List locations. A Manager sees the assigned locations. */
export const listLocations = (params?: QueryParams<'listLocations'>, options?: CallOptions): Promise<LocationPage> =>
  send('listLocations', options, (init) => client.GET('/account/locations', { ...init, params: { query: { ...params } } }));
export const listLocationsQuery = (params?: QueryParams<'listLocations'>) =>
  readOptions('listLocations', [params], (signal) => listLocations(params, { signal }));

/** Create a location, with or without a staff sign-in. The staff of the location sign in with the email address and the password; send neither for a location without a staff sign-in. Both password fields must be equal; they are never returned. Refused if the account has reached its location limit. */
export const createLocation = (data: LocationCreate, options?: CallOptions): Promise<Location> =>
  send('createLocation', options, (init) => client.POST('/account/locations', { ...init, body: data }));
export const createLocationMutation = (options?: CallOptions) =>
  writeOptions('createLocation', ({ data }: { data: LocationCreate }) => createLocation(data, options));
export const useCreateLocation = (settings?: WriteSettings<Location, { data: LocationCreate }>) => useWrite(createLocationMutation(), settings);

/** Apply a session, logo or links to several locations. Applies to all of the locations or, if anything is refused, to none. The session becomes available at these locations, unless it is for all locations already, and all booths linked there switch to it at their next heartbeat. A session that has ended is refused (409). Values that already match stay unchanged. */
export const updateLocations = (data: LocationsApply, options?: CallOptions): Promise<LocationsChanged> =>
  send('updateLocations', options, (init) => client.POST('/account/locations/apply', { ...init, body: data }));
export const updateLocationsMutation = (options?: CallOptions) =>
  writeOptions('updateLocations', ({ data }: { data: LocationsApply }) => updateLocations(data, options));
export const useUpdateLocations = (settings?: WriteSettings<LocationsChanged, { data: LocationsApply }>) => useWrite(updateLocationsMutation(), settings);

/** Preview the changes of applying values to several locations. Takes the same request and returns the same errors as the operation that applies the values, but changes nothing. */
export const findLocationChanges = (data: LocationsApply, options?: CallOptions): Promise<LocationsChanged> =>
  send('findLocationChanges', options, (init) => client.POST('/account/locations/apply/preview', { ...init, body: data }));
export const findLocationChangesQuery = (data: LocationsApply) =>
  readOptions('findLocationChanges', [data], (signal) => findLocationChanges(data, { signal }));

/** Get a location. */
export const getLocation = (id: Id, options?: CallOptions): Promise<Location> =>
  send('getLocation', options, (init) => client.GET('/account/locations/{id}', { ...init, params: { path: { id } } }));
export const getLocationQuery = (id: Id) =>
  readOptions('getLocation', [id], (signal) => getLocation(id, { signal }));

/** Update a location; omitted fields stay unchanged. The password has its own operation, which also adds a staff sign-in. A new email address replaces the sign-in. Disabling a location signs it out immediately; its devices keep running. */
export const updateLocation = (id: Id, data: LocationUpdate, options?: CallOptions): Promise<Location> =>
  send('updateLocation', options, (init) => client.POST('/account/locations/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateLocationMutation = (options?: CallOptions) =>
  writeOptions('updateLocation', ({ id, data, base }: { id: Id; data: LocationUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateLocation(id, data, { ...options, version })));
export const useUpdateLocation = (settings?: WriteSettings<Location, { id: Id; data: LocationUpdate; base: Base }>) => useWrite(updateLocationMutation(), settings);

/** Delete a location and its sign-in. Refused while devices are at the location, or while a session or product belongs to this location only (it would otherwise apply to all locations); move, change or delete those first. Its photos and contacts stay with the account. The location is removed from its managers. */
export const deleteLocation = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteLocation', options, (init) => client.DELETE('/account/locations/{id}', { ...init, params: { path: { id } } }));
export const deleteLocationMutation = (options?: CallOptions) =>
  writeOptions('deleteLocation', ({ id }: { id: Id }) => deleteLocation(id, options));
export const useDeleteLocation = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteLocationMutation(), settings);

/** Set the password of a location's staff sign-in. With an email address, also adds the staff sign-in that the location does not have yet, or replaces its address. Both password fields must be equal. Users signed in as the location are signed out. The password is stored by the identity provider and never returned. */
export const updateLocationPassword = (id: Id, data: LocationPassword, options?: CallOptions): Promise<LocationPasswordSet> =>
  send('updateLocationPassword', options, (init) => client.POST('/account/locations/{id}/password', { ...init, params: { path: { id } }, body: data }));
export const updateLocationPasswordMutation = (options?: CallOptions) =>
  writeOptions('updateLocationPassword', ({ id, data }: { id: Id; data: LocationPassword }) => updateLocationPassword(id, data, options));
export const useUpdateLocationPassword = (settings?: WriteSettings<LocationPasswordSet, { id: Id; data: LocationPassword }>) => useWrite(updateLocationPasswordMutation(), settings);
