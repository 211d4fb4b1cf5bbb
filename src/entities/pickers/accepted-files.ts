import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssetType } from '~/api/assets';

/** The file types of a file chooser. Because they do not include HEIC, Safari converts it to the first one. */
export const ACCEPTED_IMAGES =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff,image/svg+xml';
export const ACCEPTED_PHOTOS = `${ACCEPTED_IMAGES},video/*`;
export const ACCEPTED = `${ACCEPTED_PHOTOS},audio/*`;

type Kind = 'image' | 'video' | 'audio';

const MEGABYTE = 2 ** 20;
/** In bytes; the contract states them at AssetUpload (openapi/v1/assets.yaml), and the backend enforces them. */
const LIMITS: Record<Kind, readonly [bytes: number, error: MessageDescriptor]> = {
  image: [25 * MEGABYTE, msg`Images can be up to 25 MB.`],
  video: [200 * MEGABYTE, msg`Videos can be up to 200 MB.`],
  audio: [20 * MEGABYTE, msg`Audio files can be up to 20 MB.`],
};

export const damagedImage = msg`This image can't be opened. It may be damaged.`;

/**
 * Why a file is refused before the upload; null if it may be valid. Only the backend checks the
 * content: it refuses a fake picture with the same message.
 */
export function fileError(
  { type, size }: Pick<File, 'type' | 'size'>,
  kinds: readonly Kind[] = ['image', 'video', 'audio'],
): MessageDescriptor | null {
  const kind = kinds.find((one) => type.startsWith(`${one}/`));
  // Some systems report no type for unknown extensions.
  if (type !== '' && !kind) return msg`Unsupported file type`;
  if (size === 0) return msg`This file is empty.`;
  const [limit, error] = LIMITS[kind ?? 'video'];
  if (/^image\/hei[cf]/.test(type))
    return msg`HEIC images aren't supported. Save it as JPEG. To take JPEG photos with an iPhone, choose Settings > Camera > Formats > Most Compatible.`;
  return size > limit ? error : null;
}

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
export function typeError({ type }: Pick<File, 'type'>, as: AssetType): MessageDescriptor | null {
  const kinds = KINDS[as];
  if (type === '' || kinds.some((kind) => type.startsWith(`${kind}/`))) return null;
  return kinds === PICTURE
    ? msg`This type takes images only, such as PNG, JPEG or SVG.`
    : msg`This type takes images and videos only, such as PNG, JPEG or MP4.`;
}
