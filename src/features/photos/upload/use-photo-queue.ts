import { useLingui } from '@lingui/react/macro';
import { MutationObserver, type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isLimitReached } from '~/api/errors';
import { createPhotosMutation, type Photo, type PhotoChanges, updatePhotosMutation } from '~/api/photos';
import { useErrorText } from '~/components/feedback/error-text';
import { isDamaged } from '~/components/upload/file-thumb';
import { reportUploads } from '~/components/upload/report-uploads';
import { createUploadQueue } from '~/components/upload/upload-queue';
import { useUploads } from '~/components/upload/use-uploads';
import { changed, useUploadedPhotos } from './use-uploaded-photos';

const MEGABYTE = 2 ** 20;

export interface Destination {
  sessionId: string;
  consentGiven: boolean;
  /** Whether guests see the photos at once. */
  shows: boolean;
}

/** An image that no browser can decode is not sent. */
class DamagedFile extends Error {}

/** It was moved since it was chosen, or is a folder. */
class UnreadableFile extends Error {}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Whether the photo may be stored. Its key makes sure that another try stores none twice. */
const isCutOff = (error: unknown) =>
  error instanceof ApiError && error.kind === 'network' && !error.nothingSent;

const isServerFault = (error: unknown) => error instanceof ApiError && (error.status ?? 0) >= 500;

const PATIENCE_MS = 2000;

/** Sends it once more after a fault of the server, which may be short. Its key makes sure that it is not stored twice. */
async function patiently<Sent>(send: () => Promise<Sent>, signal: AbortSignal): Promise<Sent> {
  try {
    return await send();
  } catch (error) {
    if (!isServerFault(error)) throw error;
    await new Promise<void>((done) => {
      setTimeout(done, PATIENCE_MS);
      signal.addEventListener('abort', () => done());
    });
    signal.throwIfAborted();
    return send();
  }
}

/** What calls itself a photo or a video, and is none. */
const isRefusedFile = (error: unknown) =>
  error instanceof ApiError && error.problem?.errors?.some(({ field }) => field.startsWith('photos.'));

/** The uploads, and the photos that they became. Each file is a separate call, so a bad one does not stop the others. */
export function usePhotoQueue() {
  const { t } = useLingui();
  const client = useQueryClient();
  const reasonOf = useErrorText();
  const { keep, ...uploaded } = useUploadedPhotos();

  const damaged = t`This image can't be opened. It may be damaged.`;
  const refuse = ({ type, size }: File): string | null => {
    const [kind] = type.split('/');
    // Some systems report no type for unknown extensions.
    if (type !== '' && kind !== 'image' && kind !== 'video') return t`Unsupported file type`;
    if (size === 0) return t`This file is empty.`;
    if (kind === 'image' && size > 25 * MEGABYTE) return t`Images can be up to 25 MB.`;
    return size > 200 * MEGABYTE ? t`Videos can be up to 200 MB.` : null;
  };
  /** One notice for all files. */
  const quietly = <Data, Variables>(options: MutationOptions<Data, ApiError, Variables>) =>
    new MutationObserver(client, { ...options, meta: { quiet: true } });
  /** The ticks hold for a photo that the session had already, too; unless its guest did not agree. */
  const applyTicks = async (photo: Photo, shows: boolean, signal: AbortSignal) => {
    if (photo.consent.given && (!shows || photo.visibility === 'public')) return photo;
    const set: PhotoChanges = { consentGiven: true, ...(shows && { visibility: 'public' }) };
    const result = await quietly(updatePhotosMutation({ signal })).mutate({ data: { ids: [photo.id], set } });
    return result.changed.length > 0 ? changed(photo, set) : photo;
  };
  const [queue] = useState(() =>
    createUploadQueue<Destination>({
      async send(file, { sessionId, consentGiven, shows }, { key, signal, onProgress }) {
        if (!(await isReadable(file))) throw new UnreadableFile();
        if (await isDamaged(file)) throw new DamagedFile();
        signal.throwIfAborted();
        const options = createPhotosMutation({
          signal,
          idempotencyKey: key,
          onUploadProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
        });
        const send = () =>
          quietly(options).mutate({
            data: {
              ...{ photos: [file], consentGiven, skipExisting: true },
              ...(shows && { visibility: 'public' }),
            },
            params: { sessionId },
          });
        const { items, existing } = await patiently(send, signal);
        const [photo] = items;
        const isExisting = existing.length > 0;
        if (photo) {
          const stored = isExisting && consentGiven ? await applyTicks(photo, shows, signal) : photo;
          keep(key, stored, isExisting ? photo : null);
        }
        return isExisting ? 'existing' : 'new';
      },
      explain(error) {
        if (error instanceof UnreadableFile)
          return { reason: t`This file can't be read. It may have been moved.`, again: false };
        if (error instanceof DamagedFile) return { reason: damaged, again: false };
        if (isRefusedFile(error))
          return { reason: t`This file can't be opened. It may be damaged.`, again: false };
        const fault = isServerFault(error) ? t`The service had a problem. Try again.` : reasonOf(error);
        return {
          reason: isCutOff(error) ? t`Connection lost. Try again.` : fault,
          offline: error instanceof ApiError && error.nothingSent,
          isLimit: isLimitReached(error),
          again: !(error instanceof ApiError) || error.retryable || isServerFault(error),
        };
      },
      refuse,
      onIdle: reportUploads,
    }),
  );
  /** Why a chosen file cannot be uploaded. */
  const faultOf = (file: File, isBroken: boolean) => refuse(file) ?? (isBroken ? damaged : null);
  return { queue, uploads: useUploads(queue), faultOf, ...uploaded };
}
