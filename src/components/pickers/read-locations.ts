import { listLocations } from '~/api/locations';

/** A file of its own: what lists are filtered by comes with each of them, and the calls about locations need not. */
export const readLocations: typeof listLocations = (params, options) => listLocations(params, options);
