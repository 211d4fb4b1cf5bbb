import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Photo, PhotoApproval, PhotoLink, PhotoMedia, PhotoMilestone } from '~/api/photos';
import { formatDate, formatTime } from '~/lib/format';

export const approvalWords: Record<PhotoApproval, MessageDescriptor> = {
  pending: msg`To review`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};

export const mediaWords: Record<PhotoMedia, MessageDescriptor> = {
  image: msg`Photo`,
  gif: msg`GIF`,
  video: msg`Video`,
};

export const linkWords: Record<PhotoLink, MessageDescriptor> = {
  on: msg`Guest's own link: on`,
  off: msg`Guest's own link: off`,
};

export type GalleryState = 'yes' | 'waiting' | 'no';

export const galleryWords: Record<GalleryState, MessageDescriptor> = {
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
export const nameOf = ({ caption, capturedAt }: Photo, locale: string): string =>
  caption ?? sayMoment(capturedAt, locale);

export type DeliveryMark = 'underway' | 'error';

/** The worst of the latest deliveries to each address, unless all arrived. */
export function deliveryMark({ deliveries }: Photo): DeliveryMark | null {
  const last = new Map<string, Photo['deliveries'][number]['status']>();
  for (const { to, status } of deliveries) if (!last.has(to)) last.set(to, status);
  const statuses = [...last.values()];
  if (statuses.includes('error')) return 'error';
  return statuses.some((status) => status === 'queued' || status === 'delivering') ? 'underway' : null;
}

/** `Mon, Nov 23` of a day such as `2026-11-23`, with the year unless it is that of `today`. */
export function sayDay(day: string, today: string, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day));
}

/** `September 2026` of `2026-09`. */
export const sayMonth = (month: string, locale: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: length, year: 'numeric' }).format(
    new Date(`${month}-01`),
  );

export const milestoneWords: Record<PhotoMilestone, MessageDescriptor> = {
  delivered: msg`Delivered`,
  opened: msg`Message opened`,
  viewed: msg`Viewed`,
  shared: msg`Shared`,
  booked: msg`Clicked to book`,
};
