import { useLingui } from '@lingui/react/macro';
import { mediaUrl } from '~/api/media-url';
import { exportPhotos } from '~/api/photos';
import { errorText } from '~/session/error-text';
import { notify } from '~/ui/feedback/notifications';
import type { PhotoSelection } from '../model/use-selection';
import type { Bulk } from './use-bulk';

/** Downloads the selected photos as one file. */
export function useDownload(bulk: Bulk, selection: PhotoSelection) {
  const { t } = useLingui();
  return (ids: readonly string[]) =>
    bulk.track(t`Preparing the file`, 0, async ({ signal, onProgress }) => {
      try {
        const { url, count } = await exportPhotos({ ids: [...ids] }, { signal });
        const photos = ids.flatMap((id) => selection.seen.get(id) ?? []);
        // Without a known length, the sum of the photos is used.
        const total = photos.length === count ? photos.reduce((sum, { bytes }) => sum + bytes, 0) : 0;
        const response = await fetch(mediaUrl(url), { signal });
        if (!response.ok || !response.body) throw new Error(t`The service answered with an error.`);
        let done = 0;
        const counted = response.body.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform(chunk, controller) {
              done += chunk.byteLength;
              onProgress(Math.min(done, total), total);
              controller.enqueue(chunk);
            },
          }),
        );
        const file = await new Response(counted).blob();
        save(file, nameIn(response.headers) ?? 'photos.zip');
        notify({ text: t`${count} photos downloaded` });
      } catch (error) {
        if (signal.aborted) notify({ text: t`Download canceled` });
        else
          notify({
            text: t`The file could not be created`,
            detail: errorText(error),
            type: 'danger',
            removeAfter: 5000,
          });
      }
    });
}

const nameIn = (headers: Headers) => headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1];

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
