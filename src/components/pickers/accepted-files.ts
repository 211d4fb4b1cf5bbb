import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssetType } from '~/api/assets';

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
  if (kind === 'image' && size > LIMITS.image) return msg`Images can be up to 25 MB.`;
  if (kind === 'video' && size > LIMITS.video) return msg`Videos can be up to 200 MB.`;
  if (kind === 'audio' && size > LIMITS.audio) return msg`Audio files can be up to 20 MB.`;
  return null;
}

type Kind = keyof typeof LIMITS;

const SCREEN: readonly Kind[] = ['image', 'video'];
const PICTURE: readonly Kind[] = ['image'];
/** What can be shown where the type is used; the rest is refused before it is sent. */
const KINDS: Record<AssetType, readonly Kind[]> = {
  logo: PICTURE,
  promotional: SCREEN,
  template_background: PICTURE,
  template_overlay: PICTURE,
  overlay: PICTURE,
  start_screen: SCREEN,
  experience_screen: SCREEN,
  sharing_screen: SCREEN,
  microsite_background: PICTURE,
  layout: PICTURE,
  misc: ['image', 'video', 'audio'],
};

/** Why a file does not suit the type it is uploaded as. */
export function typeRefusal({ type }: Pick<File, 'type'>, as: AssetType): MessageDescriptor | null {
  const kinds = KINDS[as];
  if (type === '' || kinds.some((kind) => type.startsWith(`${kind}/`))) return null;
  return kinds === PICTURE
    ? msg`This type takes images only, such as PNG, JPEG or SVG.`
    : msg`This type takes images and videos only, such as PNG, JPEG or MP4.`;
}
