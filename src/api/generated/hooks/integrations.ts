// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, urlOf } from '../../client';
import { type OwnQuery, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Integration, IntegrationAuthorization, IntegrationConnect, IntegrationDisconnected, IntegrationName, IntegrationNames, Integrations } from '../models';

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

/** Connect a service. A service with a consent page takes the `code` and the `state` that it returned to the callback page. The state must come from authorizeIntegration, less than ten minutes ago, for this service, this account and this user. It works once, whether or not the code is accepted. The other services take `keys`. Errors name the field: `state` if it is missing, expired, used or someone else's, `code` or `keys` if the service does not accept them. Connecting again replaces the connection. Keys and tokens are stored encrypted, and never returned or logged. */
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

/** Redirect the browser to the provider's consent page. */
export const authorizeIntegrationUrl = (name: IntegrationName, query: OwnQuery<'authorizeIntegration'>): Promise<string> =>
  urlOf('/authorize/{name}', { name }, query);
