import type { MessageDescriptor } from '@lingui/core';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type AssetType, createAssetsMutation } from '~/api/assets';
import { fileError } from '~/entities/pickers/accepted-files';
import { createUploadQueue, type UploadQueue } from '~/patterns/upload/upload-queue';
import { reportUploads, toUploadError } from '~/patterns/upload/upload-results';

interface Words {
  reason: (error: unknown) => string;
  say: (message: MessageDescriptor) => string;
}

/** Uploads that become assets. Each file is a separate call, so a bad one does not stop the others. */
export function assetUploads(queryClient: QueryClient, { reason, say }: Words): UploadQueue<AssetType> {
  return createUploadQueue<AssetType>({
    check(file) {
      const error = fileError(file);
      return error && say(error);
    },
    async send(file, type, { signal, onProgress }) {
      const options = createAssetsMutation({
        signal,
        onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      });
      // One notice for all files.
      const observer = new MutationObserver(queryClient, { ...options, meta: { quiet: true } });
      const { items } = await observer.mutate({ data: { assets: [file] }, params: { type } });
      return { id: items[0]?.id ?? '' };
    },
    explain: (error) => toUploadError(error, reason(error)),
    onIdle: reportUploads,
  });
}
