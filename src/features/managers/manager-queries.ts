import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/cache/load';
import { getManagerQuery } from '~/api/managers';

export const loadManager = (queryClient: QueryClient, id: string) => load(queryClient, getManagerQuery(id));
