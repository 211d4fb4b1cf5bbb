// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, urlOf } from '../../transport/client';
import { type OwnQuery, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import type { Integration, IntegrationAuthorization, IntegrationConnect, IntegrationDisconnected, IntegrationName, IntegrationNames, IntegrationSync, Integrations } from '../models';

/** List the connected services. Returns only the names, in alphabetical order and without pagination. A service that is not in the list is not connected. */
export const listIntegrations = (options?: CallOptions): Promise<IntegrationNames> =>
  send('listIntegrations', options, (init) => client.GET('/account/integrations', { ...init }));
export const listIntegrationsQuery = () =>
  readOptions('listIntegrations', [], (signal) => listIntegrations({ signal }));

/** Get the status of every connection. In alphabetical order. Includes connections that have expired or failed, which listIntegrations leaves out. Keys and tokens are never returned. */
export const getIntegrations = (options?: CallOptions): Promise<Integrations> =>
  send('getIntegrations', options, (init) => client.GET('/account/integrations/overview', { ...init }));
export const getIntegrationsQuery = () =>
  readOptions('getIntegrations', [], (signal) => getIntegrations({ signal }));

/** Get the status of a connection. A service that was never connected, or was disconnected, is not found. */
export const getIntegration = (name: IntegrationName, options?: CallOptions): Promise<Integration> =>
  send('getIntegration', options, (init) => client.GET('/account/integrations/{name}', { ...init, params: { path: { name } } }));
export const getIntegrationQuery = (name: IntegrationName) =>
  readOptions('getIntegration', [name], (signal) => getIntegration(name, { signal }));

/** Connect a service. A service with a consent page takes the `code` and the `state` that it returned to the callback page. The state must come from authorizeIntegration, less than ten minutes ago, for this service, this account and this user. It works once, whether or not the code is accepted. The other services take `keys`. Errors name the field: `state` if it is missing, expired, used or someone else's, `code` or `keys` if the service does not accept them. Connecting again replaces the connection. Returns 409 if the plan has no integrations. Keys and tokens are stored encrypted, and never returned or logged. */
export const connectIntegration = (name: IntegrationName, data: IntegrationConnect, options?: CallOptions): Promise<Integration> =>
  send('connectIntegration', options, (init) => client.POST('/account/integrations/{name}', { ...init, params: { path: { name } }, body: data }));
export const connectIntegrationMutation = (options?: CallOptions) =>
  writeOptions('connectIntegration', ({ name, data }: { name: IntegrationName; data: IntegrationConnect }) => connectIntegration(name, data, options));
export const useConnectIntegration = (settings?: WriteSettings<Integration, { name: IntegrationName; data: IntegrationConnect }>) => useWrite(connectIntegrationMutation(), settings);

/** Disconnect a service. Deletes the keys and tokens. Campaigns that are sent through the service are paused, or become drafts if they have not started. Contacts and photos that were copied stay. */
export const disconnectIntegration = (name: IntegrationName, options?: CallOptions): Promise<IntegrationDisconnected> =>
  send('disconnectIntegration', options, (init) => client.DELETE('/account/integrations/{name}', { ...init, params: { path: { name } } }));
export const disconnectIntegrationMutation = (options?: CallOptions) =>
  writeOptions('disconnectIntegration', ({ name }: { name: IntegrationName }) => disconnectIntegration(name, options));
export const useDisconnectIntegration = (settings?: WriteSettings<IntegrationDisconnected, { name: IntegrationName }>) => useWrite(disconnectIntegrationMutation(), settings);

/** Prepare this browser for the consent page of a service. authorizeIntegration is a navigation without a bearer token. This call, made just before, tells it who navigates: it sets a cookie that scripts and other sites cannot use, that works once and expires after two minutes. A browser on another origin makes this call with credentials. */
export const createAuthorization = (name: IntegrationName, options?: CallOptions): Promise<IntegrationAuthorization> =>
  send('createAuthorization', options, (init) => client.POST('/account/integrations/{name}/authorization', { ...init, params: { path: { name } } }));
export const createAuthorizationMutation = (options?: CallOptions) =>
  writeOptions('createAuthorization', ({ name }: { name: IntegrationName }) => createAuthorization(name, options));
export const useCreateAuthorization = (settings?: WriteSettings<IntegrationAuthorization, { name: IntegrationName }>) => useWrite(createAuthorizationMutation(), settings);

/** Exchange data with a service now. The storage receives the photos that have not been copied yet, without metadata such as place, camera and author; this also happens automatically. Booking services and the CRM are asked for their clients: each becomes a contact with the service as its `source` and the client's id as its `sourceId`, unless a contact already has the email address or phone number. Visits update `lastVisitAt` and `nextVisitAt`. Repeating the call changes nothing that is up to date. Other services have nothing to exchange (409), nor has a connection that has expired. */
export const refreshIntegration = (name: IntegrationName, options?: CallOptions): Promise<IntegrationSync> =>
  send('refreshIntegration', options, (init) => client.POST('/account/integrations/{name}/sync', { ...init, params: { path: { name } } }));
export const refreshIntegrationMutation = (options?: CallOptions) =>
  writeOptions('refreshIntegration', ({ name }: { name: IntegrationName }) => refreshIntegration(name, options));
export const useRefreshIntegration = (settings?: WriteSettings<IntegrationSync, { name: IntegrationName }>) => useWrite(refreshIntegrationMutation(), settings);

/** Redirect the browser to the provider's consent page. */
export const authorizeIntegrationUrl = (name: IntegrationName, query: OwnQuery<'authorizeIntegration'>): Promise<string> =>
  urlOf('/authorize/{name}', { name }, query);
