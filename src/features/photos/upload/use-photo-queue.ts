import { useLingui } from '@lingui/react/macro';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPhotosMutation } from '~/api/photos';
import { ApiError } from '~/api/transport/errors';
import { fileError } from '~/entities/pickers/accepted-files';
import { createUploadQueue } from '~/patterns/upload/upload-queue';
import { reportUploads, toUploadError } from '~/patterns/upload/upload-results';
import { useUploads } from '~/patterns/upload/use-uploads';
import { errorText } from '~/session/error-text';
import { useUploadedPhotos } from './use-uploaded-photos';

export interface UploadDestination {
  sessionId: string;
  consentGiven: boolean;
  /** Whether the photos are in the gallery at once. */
  shows: boolean;
}

/** The uploads, and the photos that they became. Each file is a separate call, so a bad one does not stop the others. */
export function usePhotoQueue() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { keep, ...uploaded } = useUploadedPhotos();
  const [queue] = useState(() =>
    createUploadQueue<UploadDestination>({
      check(file) {
        const error = fileError(file, ['image', 'video']);
        return error && t(error);
      },
      async send(file, { sessionId, consentGiven, shows }, { key, signal, onProgress }) {
        // Throws if it was moved since it was chosen, or is a folder.
        await file.slice(0, 1).arrayBuffer();
        const options = createPhotosMutation({
          signal,
          idempotencyKey: key,
          onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
        });
        const { items, existing } = await new MutationObserver(client, {
          ...options,
          // Such an error may be short. The key makes sure that no photo is stored twice.
          retry: (count, error) => count < 1 && (error.status ?? 0) >= 500,
          retryDelay: 2000,
          // One notice for all files.
          meta: { quiet: true },
        }).mutate({
          data: { photos: [file], consentGiven, skipExisting: true, ...(shows && { visibility: 'public' }) },
          params: { sessionId },
        });
        const isExisting = existing.length > 0;
        for (const photo of items) keep(photo, isExisting);
        return { id: items[0]?.id ?? '', isExisting };
      },
      explain(error) {
        if (error instanceof DOMException)
          return { status: 'refused', reason: t`This file can't be read. It may have been moved.` };
        // It may be stored; its key makes sure that another try stores none twice.
        const isCutOff = error instanceof ApiError && error.kind === 'network' && !error.nothingSent;
        return toUploadError(error, isCutOff ? t`Connection lost. Try again.` : errorText(error));
      },
      onIdle: reportUploads,
    }),
  );
  return { queue, uploads: useUploads(queue), ...uploaded };
}
