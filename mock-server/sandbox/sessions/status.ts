import type { components } from '../../../src/api/generated/schema.d.ts';
import { refuse } from '../refusal.ts';
import type { State } from './change.ts';
import type { Change } from './rights.ts';

type Schemas = components['schemas'];
type Status = Schemas['SessionStatusUpdate'];

/** The status that callers see. A session that was started is scheduled until its start time. */
export const statusAt = (
  { status, startsAt }: { status: Status; startsAt: Date | string | null },
  now: Date,
): Schemas['SessionStatus'] =>
  status === 'active' && startsAt !== null && new Date(startsAt) > now ? 'scheduled' : status;

/** Why a booth with this session has nothing to show; null while the session runs. */
export function idleAt(
  session: Pick<State, 'status' | 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): Schemas['DeviceIdle'] | null {
  if (!session) return { reason: 'noSession', startsAt: null };
  const status = statusAt(session, now);
  if (status === 'scheduled') return { reason: status, startsAt: session.startsAt?.toISOString() ?? null };
  if (status !== 'active') return { reason: status, startsAt: null };
  return session.endsAt && session.endsAt <= now ? { reason: 'ended', startsAt: null } : null;
}

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
