import { getManager } from '~/api/managers';

/** What a Manager has been given. A file of its own: few are managers, and the calls about them are not for each page. */
export const readOwn = (id: string, signal: AbortSignal) => getManager(id, { signal });
