import type { QueryClient } from '@tanstack/react-query';
import {
  getIntegrationQuery,
  getIntegrationsQuery,
  type IntegrationName,
  listIntegrationsQuery,
} from '~/api/integrations';
import { load } from '~/api/load';

export const connectedOptions = () => listIntegrationsQuery();
export const detailsOptions = () => getIntegrationsQuery();
export const integrationOptions = (name: IntegrationName) => getIntegrationQuery(name);

/** The details are loaded too, but the catalog also works without them. */
export function loadCatalog(client: QueryClient) {
  void client.prefetchQuery(detailsOptions());
  return load(client, connectedOptions());
}
