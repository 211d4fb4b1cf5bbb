import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The file types of a file chooser. */
export const ACCEPTED = 'image/*,video/*,audio/*';

const MEGABYTE = 2 ** 20;
/** In bytes; the contract states them at AssetUpload (openapi/v1/assets.yaml), and the backend enforces them. */
const LIMITS = { image: 25 * MEGABYTE, video: 200 * MEGABYTE, audio: 20 * MEGABYTE };

/**
 * Why a file is refused before the upload; null if it may be valid. Only the backend checks the
 * content: it refuses a fake picture with the same message.
 */
export function refusal({ type, size }: Pick<File, 'type' | 'size'>): MessageDescriptor | null {
  const kind = type.split('/')[0];
  // Some systems report no type for unknown extensions.
  if (type !== '' && kind !== 'image' && kind !== 'video' && kind !== 'audio')
    return msg`Unsupported file type`;
  if (size === 0) return msg`This file is empty.`;
  if (kind === 'image' && size > LIMITS.image) return msg`Pictures can be up to 25 MB.`;
  if (kind === 'video' && size > LIMITS.video) return msg`Videos can be up to 200 MB.`;
  if (kind === 'audio' && size > LIMITS.audio) return msg`Audio files can be up to 20 MB.`;
  return null;
}
