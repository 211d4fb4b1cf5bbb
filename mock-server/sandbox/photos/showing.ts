// When a photo may be shown to others, and what a change of it does to the addresses of its media.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { refuse } from '../refusal.ts';
import type { Photo, PhotoRow } from './read.ts';

type Shown = Pick<PhotoRow, 'visibility' | 'hiddenBy' | 'approval' | 'linksEnded'>;

interface Wish {
  visibility?: Photo['visibility'];
  approval?: Photo['approval'];
}

/** Why a photo may not be shown: a sentence for a person, and the field it is about. */
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

/** @returns what stands against the wish; undefined when nothing does */
export function forbidden(photo: Pick<PhotoRow, 'approval' | 'consent'>, wish: Wish): Forbidden | undefined {
  if (wish.visibility !== 'public') return undefined;
  if (!photo.consent.given) return NO_CONSENT;
  return (wish.approval ?? photo.approval) === 'approved' ? undefined : NOT_APPROVED;
}

export const refusalOf = ({ detail, error }: Forbidden) => refuse(409, detail, [error]);

/** A photo whose approval is taken back is hidden, and hiding ends every address of its media. */
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

/** A guest takes the photo back. */
export const hiddenByGuest = ({ linksEnded }: Pick<PhotoRow, 'linksEnded'>) => ({
  visibility: 'hidden' as const,
  hiddenBy: 'guest' as const,
  linksEnded: linksEnded + 1,
});
