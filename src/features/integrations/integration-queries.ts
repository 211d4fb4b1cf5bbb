import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/cache/load';
import { getIntegrationsQuery, listIntegrationsQuery } from '~/api/integrations';

/** The details are loaded too, but the catalog also works without them. */
export function loadCatalog(client: QueryClient) {
  void client.prefetchQuery(getIntegrationsQuery());
  return load(client, listIntegrationsQuery());
}
