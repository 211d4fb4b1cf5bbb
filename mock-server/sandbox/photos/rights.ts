import type { Actor } from '../authentication.ts';
import { refuse } from '../refusal.ts';

const MANAGER = 1;
const LOCATION = 2;

/**
 * A Manager and a Location show and hide photos.
 * @throws Refusal 403 for everything else they may not do
 */
export function checkChange({ userType }: Actor, change: object): void {
  if (userType !== MANAGER && userType !== LOCATION) return;
  const other = Object.keys(change).find((field) => field !== 'visibility');
  if (!other) return;
  throw refuse(403, `You may show and hide photos only, so leave out ${other}. The owner can change it.`);
}

/** @throws Refusal 403 for a Location, and for a Manager without the permission */
export function checkDeletion({ userType, permissions }: Actor): void {
  if (userType === LOCATION || (userType === MANAGER && !permissions?.deletePhotos)) {
    throw refuse(
      403,
      'You may hide photos, not delete them. The owner can delete them, or give a manager the permission.',
    );
  }
}
