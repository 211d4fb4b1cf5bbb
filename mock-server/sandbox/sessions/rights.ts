// The permissions of a Manager on sessions. Owners may do everything.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import { changedLocations } from '../contacts/location-ids.ts';
import { refuse } from '../refusal.ts';
import type { LocationScope } from '../store/location-scope.ts';

type Field = components['schemas']['SessionField'];
export type Change = components['schemas']['SessionUpdate'];

/** Fields that need the permission editBranding. */
const LOOK: readonly Field[] = [
  'theme',
  'primaryColor',
  'accentColor',
  'font',
  'logoAssetId',
  'startScreenAssetId',
  'experienceScreenAssetId',
  'sharingScreenAssetId',
  'micrositeBackgroundAssetId',
  'overlayAssetIds',
  'promotionalAssetIds',
  'startText',
  'thanksText',
];

/** Fields that the account's `brandLock` locks in every session. */
const BRAND: readonly Field[] = ['logoAssetId', 'primaryColor', 'accentColor'];

const isManager = ({ userType }: Actor) => userType === 1;

/**
 * @param locked the session's own locked fields; undefined for a new session
 * @throws Refusal 403 naming the field
 */
export function checkFields(
  actor: Actor,
  change: Change,
  locked: Field[] | undefined,
  brandLock: boolean,
): void {
  if (!isManager(actor)) return;
  const sent = (fields: readonly Field[]) => fields.find((field) => change[field] !== undefined);
  const lockedField = sent([...(locked ?? []), ...(brandLock ? BRAND : [])]);
  if (lockedField) throw refuse(403, `The owner has locked ${lockedField}. Only the owner can change it.`);
  const { lockedFields } = change;
  const isSame =
    lockedFields?.length === locked?.length && lockedFields?.every((field) => locked?.includes(field));
  if (lockedFields && !isSame) {
    throw refuse(403, 'Only the owner can lock fields. Remove lockedFields.');
  }
  const look = sent(LOOK);
  if (look && !actor.permissions?.editBranding) {
    const detail = `You don't have permission to change ${look}, which is part of the branding. Ask the owner for it.`;
    throw refuse(403, detail);
  }
}

/** @throws Refusal 403, because deleting and recreating a session would bypass the locks */
export function checkDeletion(actor: Actor, locked: Field[]): void {
  if (isManager(actor) && locked.length > 0) {
    throw refuse(403, 'The owner has locked fields of this session. Only the owner can delete it.');
  }
}

/**
 * The locations of a session after a change. A caller with assigned locations can only name those;
 * naming none means all of theirs, because a session without locations is for all.
 * @throws Refusal 403 for a caller without assigned locations
 */
export function locationsFor(named: string[], stored: string[], scope: LocationScope | undefined): string[] {
  if (!scope) return named;
  if (scope.locationIds.length === 0) {
    throw refuse(403, 'You have no assigned locations yet. Ask the owner.');
  }
  const theirs = named.filter((id) => scope.locationIds.includes(id));
  return changedLocations(theirs.length > 0 ? theirs : scope.locationIds, stored, scope);
}
