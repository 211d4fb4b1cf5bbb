import { useQuery } from '@tanstack/react-query';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';

/** The picture of an asset; null without one, and while it loads. */
export function useAsset(id: string | null | undefined): { name: string; url: string } | null {
  const { data } = useQuery({
    ...getAssetQuery(id ?? ''),
    enabled: id != null && id !== '',
  });
  return data?.thumbUrl && id === data.id ? { name: data.name, url: mediaUrl(data.thumbUrl) } : null;
}
