// What the start and the end of a session mean for its status now.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { SessionsTable } from '../store/tables/sessions.ts';

type Schemas = components['schemas'];

/** The status that callers see. A session that was started is scheduled until its start time. */
export const statusAt = (
  { status, startsAt }: { status: Schemas['SessionStatusUpdate']; startsAt: Date | string | null },
  now: Date,
): Schemas['SessionStatus'] =>
  status === 'active' && startsAt !== null && new Date(startsAt) > now ? 'scheduled' : status;

/** A booth of a suspended account has nothing to show. */
export const SUSPENDED_IDLE: Schemas['DeviceIdle'] = { reason: 'suspended', startsAt: null };

/** Why a booth with this session has nothing to show; null while the session runs. */
export function idleAt(
  session: Pick<SessionsTable, 'status' | 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): Schemas['DeviceIdle'] | null {
  if (!session) return { reason: 'noSession', startsAt: null };
  const status = statusAt(session, now);
  if (status === 'scheduled') return { reason: status, startsAt: session.startsAt?.toISOString() ?? null };
  if (status !== 'active') return { reason: status, startsAt: null };
  return session.endsAt && session.endsAt <= now ? { reason: 'ended', startsAt: null } : null;
}
