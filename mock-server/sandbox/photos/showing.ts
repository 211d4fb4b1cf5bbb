// The rules for the guest's own link and for the gallery, and how a change affects a photo's URLs.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { refuse } from '../refusal.ts';
import type { Photo, PhotoRow } from './read.ts';

type Shown = Pick<PhotoRow, 'visibility' | 'hiddenBy' | 'approval' | 'held' | 'linksEnded'>;

interface Wish {
  visibility?: Photo['visibility'];
  approval?: Photo['approval'];
  guestLink?: Photo['guestLink'];
}

/** Why a photo may not be in the gallery: a sentence for users, and its field. */
export interface Forbidden {
  detail: string;
  error: FieldError;
}

const NO_CONSENT: Forbidden = {
  detail: 'The guest has not agreed to have this photo shown to others.',
  error: { field: 'visibility', message: 'Only a photo with consent can be public.' },
};
const NOT_APPROVED: Forbidden = {
  detail: "This photo isn't approved yet. Approve it before you make it public.",
  error: { field: 'visibility', message: 'Only an approved photo can be public.' },
};
const LINK_OFF: Forbidden = {
  detail: "The guest's own link is off. Turn it on before you show the photo in the gallery.",
  error: { field: 'visibility', message: 'Only a photo whose link is on can be public.' },
};

/** @returns the reason; undefined if the change is allowed */
export function forbidden(
  photo: Pick<PhotoRow, 'approval' | 'consent' | 'hiddenBy' | 'held'>,
  wish: Wish,
): Forbidden | undefined {
  if (wish.visibility !== 'public') return undefined;
  if (!photo.consent.given) return NO_CONSENT;
  if ((wish.approval ?? photo.approval) !== 'approved') return NOT_APPROVED;
  return hiddenByAfter(photo, wish) === null ? undefined : LINK_OFF;
}

export const refusalOf = ({ detail, error }: Forbidden) => refuse(409, detail, [error]);

/** Only an approved photo whose link is on stays in the gallery. What hides it revokes all its URLs. */
export function shownAs(photo: Shown, wish: Wish) {
  const { approval = photo.approval } = wish;
  const hiddenBy = hiddenByAfter(photo, wish);
  const mayBePublic = approval === 'approved' && hiddenBy === null;
  const visibility: Photo['visibility'] = mayBePublic ? (wish.visibility ?? photo.visibility) : 'hidden';
  const revokes =
    (photo.visibility === 'public' && visibility === 'hidden') ||
    (photo.hiddenBy === null && hiddenBy !== null);
  return { visibility, hiddenBy, approval, linksEnded: photo.linksEnded + (revokes ? 1 : 0) };
}

/** A session that holds photos back lets the decision about the photo decide about its link. */
function hiddenByAfter(
  { approval, held, hiddenBy }: Pick<Shown, 'approval' | 'held' | 'hiddenBy'>,
  wish: Wish,
): Shown['hiddenBy'] {
  if (wish.guestLink === 'on') return null;
  if (wish.guestLink === 'off') return hiddenBy ?? 'staff';
  if (!held || wish.approval === undefined || wish.approval === approval) return hiddenBy;
  if (wish.approval === 'rejected') return hiddenBy ?? 'staff';
  return hiddenBy === 'guest' ? 'guest' : null;
}

/** A guest hides their own photo. */
export const hiddenByGuest = ({ linksEnded }: Pick<PhotoRow, 'linksEnded'>) => ({
  visibility: 'hidden' as const,
  hiddenBy: 'guest' as const,
  linksEnded: linksEnded + 1,
  deliverAt: null,
});
