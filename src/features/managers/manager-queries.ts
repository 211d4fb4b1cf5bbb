import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/load';
import { getGetManagerSuspenseQueryOptions } from '~/api/managers';

export const managerOptions = (id: string) => getGetManagerSuspenseQueryOptions(id);

export const loadManager = (queryClient: QueryClient, id: string) => load(queryClient, managerOptions(id));
