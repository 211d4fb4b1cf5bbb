import type { components } from '../../../src/api/generated/schema.d.ts';
import { refuse } from '../refusal.ts';
import type { State } from './change.ts';
import type { Change } from './rights.ts';

type Status = components['schemas']['SessionStatusUpdate'];

const NEXT: Record<Status, readonly Status[]> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

const WHY: Record<Status, string> = {
  draft: 'A draft can only become active.',
  active: 'An active session can only be paused or ended.',
  paused: 'A paused session can only become active or ended.',
  ended: "This session has ended and can't be changed back. Duplicate it to run it again.",
};

const WHICH: Record<Status, string> = {
  draft: 'A draft',
  active: 'An active session',
  paused: 'A paused session',
  ended: 'An ended session',
};

/** @throws Refusal 409 for an invalid transition, or a status that the session does not allow */
export function checkStatus(before: Status, after: State, change: Change): void {
  const { status } = after;
  if (status !== before && !NEXT[before].includes(status)) {
    const message = `${WHICH[before]} can't become ${status === 'draft' ? 'a draft' : status}.`;
    throw refuse(409, WHY[before], [{ field: 'status', message }]);
  }
  const begins = status === 'active' && (before !== 'active' || change.experiences !== undefined);
  if (begins && !after.experiences.some(({ enabled }) => enabled)) {
    throw refuse(409, 'An active session needs at least one enabled experience. Enable one first.', [
      { field: 'experiences', message: 'Enable at least one experience.' },
    ]);
  }
  if (status === 'ended' && change.deviceIds && change.deviceIds.length > 0) {
    throw refuse(409, "An ended session can't run on devices. Remove deviceIds.", [
      { field: 'deviceIds', message: "An ended session can't have devices." },
    ]);
  }
}
