import type { QueryClient } from '@tanstack/react-query';
import { getIntegrationsQuery, listIntegrationsQuery } from '~/api/integrations';
import { load } from '~/api/load';

/** The details are loaded too, but the catalog also works without them. */
export function loadCatalog(client: QueryClient) {
  void client.prefetchQuery(getIntegrationsQuery());
  return load(client, listIntegrationsQuery());
}
