import type { MessageDescriptor } from '@lingui/core';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type AssetType, createAssetsMutation } from '~/api/assets';
import { ApiError, isLimitReached } from '~/api/errors';
import { refusal } from '~/components/pickers/accepted-files';
import { reportUploads } from '~/components/upload/report-uploads';
import { createUploadQueue, type UploadQueue } from '~/components/upload/upload-queue';

interface Words {
  reason: (error: ApiError) => string;
  say: (message: MessageDescriptor) => string;
}

/** Uploads that become assets. Each file is a separate call, so a bad one does not stop the others. */
export function assetUploads(queryClient: QueryClient, { reason, say }: Words): UploadQueue<AssetType> {
  return createUploadQueue<AssetType>({
    send(file, type, { signal, onProgress }) {
      const options = createAssetsMutation({
        signal,
        onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
      });
      // One notice for all files.
      return new MutationObserver(queryClient, { ...options, meta: { quiet: true } }).mutate({
        data: { assets: [file] },
        params: { type },
      });
    },
    explain(error) {
      if (error instanceof ApiError)
        return {
          reason: reason(error),
          offline: error.nothingSent,
          isLimit: isLimitReached(error),
          again: error.retryable || (error.status ?? 0) >= 500,
        };
      return { reason: error instanceof Error ? error.message : String(error), again: true };
    },
    refuse(file) {
      const why = refusal(file);
      return why && say(why);
    },
    onIdle: reportUploads,
  });
}
