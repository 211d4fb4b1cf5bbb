import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { allPages } from '~/api/all-pages';
import { load } from '~/api/cache/load';
import { getIntegrationsQuery } from '~/api/integrations';
import { getLocationQuery } from '~/api/locations';
import { getSessionQuery } from '~/api/sessions';
import { listTemplates, type Template } from '~/api/templates';
import { allDevicesQuery } from '~/entities/pickers/device-choices';
import { usePermission } from '~/session/permissions';

/** The session, the account it inherits from, and the devices, which it can be shown without. */
export const loadSession = (queryClient: QueryClient, id: string) =>
  Promise.all([
    load(queryClient, getSessionQuery(id)),
    load(queryClient, getOwnAccountQuery()),
    queryClient.prefetchQuery(allDevicesQuery()),
  ]);

const NO_TEMPLATES: readonly Template[] = [];

export function useTemplates(): readonly Template[] {
  const { data } = useQuery(allPages('listTemplates', listTemplates));
  return data?.items ?? NO_TEMPLATES;
}

/** The location that a session inherits from, if it has exactly one. */
export function useOnlyLocation(locationIds: readonly string[] | undefined) {
  const mayRead = usePermission('getLocation');
  const [id = '', second] = locationIds ?? [];
  const { data } = useQuery({
    ...getLocationQuery(id),
    enabled: mayRead && id !== '' && second === undefined,
  });
  return (id !== '' && second === undefined && data) || null;
}

/** The devices and the connected services, as far as the user may see them. */
export function useEquipment() {
  const seesServices = usePermission('getIntegrations');
  const { data: devices } = useQuery(allDevicesQuery());
  const { data: services } = useQuery({ ...getIntegrationsQuery(), enabled: seesServices });
  return { devices: devices?.items ?? [], services: services?.integrations ?? [] };
}
