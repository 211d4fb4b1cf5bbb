import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Photo, PhotoLink, PhotoMedia } from '~/api/photos';
import { formatDate, formatTime } from '~/lib/format';

export const mediaLabels: Record<PhotoMedia, MessageDescriptor> = {
  image: msg`Photo`,
  gif: msg`GIF`,
  video: msg`Video`,
};

export const linkLabels: Record<PhotoLink, MessageDescriptor> = {
  on: msg`Guest's own link: on`,
  off: msg`Guest's own link: off`,
};

export type GalleryState = 'yes' | 'waiting' | 'no';

export const galleryLabels: Record<GalleryState, MessageDescriptor> = {
  yes: msg`In the gallery: yes`,
  waiting: msg`In the gallery: waiting`,
  no: msg`In the gallery: no`,
};

/** Whether others see the photo, or will once it is approved. */
export function galleryState(
  photo: Pick<Photo, 'visibility' | 'approval' | 'consent' | 'guestLink'>,
): GalleryState {
  if (photo.visibility === 'public') return 'yes';
  const isWaiting = photo.approval === 'pending' && photo.consent.given && photo.guestLink === 'on';
  return isWaiting ? 'waiting' : 'no';
}

/** The change that approves a photo. Consent and the guest decide whether others see it, too. */
export const approvalOf = ({ consent, guestLink }: Photo) => ({
  approval: 'approved' as const,
  ...(consent.given && guestLink === 'on' && { visibility: 'public' as const }),
});

/** `3 Sep 2026, 2:05 PM` */
export const sayMoment = (time: string, locale: string): string =>
  `${formatDate(time, locale)}, ${formatTime(Date.parse(time), locale)}`;

/** The name of a photo: its caption, or else the time it was taken. */
export const photoName = ({ caption, capturedAt }: Photo, locale: string): string =>
  caption ?? sayMoment(capturedAt, locale);
