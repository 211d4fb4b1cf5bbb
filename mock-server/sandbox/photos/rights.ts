import type { Actor } from '../authentication.ts';
import { refuse } from '../refusal.ts';

const MANAGER = 1;
const LOCATION = 2;

/**
 * Managers and Locations may only show photos in the gallery, and turn their links on and off.
 * @throws Refusal 403 for any other change
 */
export function checkChange({ userType }: Actor, change: object): void {
  if (userType !== MANAGER && userType !== LOCATION) return;
  const other = Object.keys(change).find((field) => field !== 'visibility' && field !== 'guestLink');
  if (!other) return;
  throw refuse(403, `You can only show and hide photos. Remove ${other}, or ask the owner to change it.`);
}

/** @throws Refusal 403 for a Location, and for a Manager without the permission */
export function checkDeletion({ userType, permissions }: Actor): void {
  if (userType === LOCATION || (userType === MANAGER && !permissions?.deletePhotos)) {
    throw refuse(403, 'You can hide photos, but not delete them. Ask the owner of the account.');
  }
}
