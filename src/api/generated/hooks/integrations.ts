// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { readOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { IntegrationNames } from '../models';

/** List the connected services. Returns only the names, in alphabetical order and without pagination. A service that is not in the list is not connected. */
export const listIntegrations = (options?: CallOptions): Promise<IntegrationNames> =>
  send('listIntegrations', options, (init) => client.GET('/account/integrations', { ...init }));
export const listIntegrationsQuery = () =>
  readOptions('listIntegrations', [], (signal) => listIntegrations({ signal }));
