// The rules for showing a photo, and how a change affects its URLs.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { refuse } from '../refusal.ts';
import type { Photo, PhotoRow } from './read.ts';

type Shown = Pick<PhotoRow, 'visibility' | 'hiddenBy' | 'approval' | 'linksEnded'>;

interface Wish {
  visibility?: Photo['visibility'];
  approval?: Photo['approval'];
}

/** Why a photo may not be shown: a sentence for users, and its field. */
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

/** @returns the reason; undefined if the change is allowed */
export function forbidden(photo: Pick<PhotoRow, 'approval' | 'consent'>, wish: Wish): Forbidden | undefined {
  if (wish.visibility !== 'public') return undefined;
  if (!photo.consent.given) return NO_CONSENT;
  return (wish.approval ?? photo.approval) === 'approved' ? undefined : NOT_APPROVED;
}

export const refusalOf = ({ detail, error }: Forbidden) => refuse(409, detail, [error]);

/** Revoking the approval hides a photo, and hiding revokes all its URLs. */
export function shownAs(photo: Shown, { visibility, approval = photo.approval }: Wish): Shown {
  const next = approval === 'approved' ? (visibility ?? photo.visibility) : 'hidden';
  const hides = photo.visibility === 'public' && next === 'hidden';
  return {
    visibility: next,
    hiddenBy: next === 'public' ? null : hides ? 'staff' : photo.hiddenBy,
    approval,
    linksEnded: photo.linksEnded + (hides ? 1 : 0),
  };
}

/** A guest hides their own photo. */
export const hiddenByGuest = ({ linksEnded }: Pick<PhotoRow, 'linksEnded'>) => ({
  visibility: 'hidden' as const,
  hiddenBy: 'guest' as const,
  linksEnded: linksEnded + 1,
});
