import type { QueryParams } from '~/api/cache/options';
import { listDeletedPhotosQuery } from '~/api/photos';

/** One page of deleted photos. */
export const deletedPageOptions = ({ page }: QueryParams<'listDeletedPhotos'>) =>
  listDeletedPhotosQuery({ page, show: 100 });
