import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Session, type SessionStatus as Status, sessionStatusValues } from '~/api/sessions';
import { formatMoment } from '~/lib/format';
import { Badge } from '~/ui/badge';

const STATUS = {
  draft: { label: msg`Draft`, tone: undefined },
  scheduled: { label: msg`Scheduled`, tone: 'accent' },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'warning' },
  ended: { label: msg`Ended`, tone: undefined },
} as const satisfies Record<Status, unknown>;

export const sessionStatusOptions = sessionStatusValues.map((value) => ({
  value,
  label: STATUS[value].label,
}));

type Timed = Pick<Session, 'status' | 'startsAt'>;

// A newer API may have more statuses.
const knownStatus = (status: Status) => (Object.hasOwn(STATUS, status) ? STATUS[status] : undefined);

/** Puts the status of a session into words: `Active`, or `Starts Sat, Dec 5, 6:00 PM` of a scheduled one. */
export function useSessionStatusText(): (session: Timed) => string {
  const { t, i18n } = useLingui();
  return ({ status, startsAt }) => {
    if (status === 'scheduled' && startsAt !== null) {
      const time = formatMoment(startsAt, i18n.locale);
      return t`Starts ${time}`;
    }
    const known = knownStatus(status);
    return known ? t(known.label) : status;
  };
}

/** Names a session in a list of choices, with its status unless it is active. */
export function useSessionLabel(): (session: Timed & Pick<Session, 'name'>) => string {
  const statusText = useSessionStatusText();
  return (session) =>
    session.status === 'active' ? session.name : `${session.name} · ${statusText(session)}`;
}

/** The status of a session. */
export function SessionStatus({ session }: { session: Timed }) {
  const statusText = useSessionStatusText();
  return <Badge tone={knownStatus(session.status)?.tone}>{statusText(session)}</Badge>;
}

const ORDER: readonly Status[] = ['active', 'scheduled', 'paused', 'draft', 'ended'];
const rankOf = ({ status }: Pick<Session, 'status'>) => ORDER.indexOf(status) >>> 0;

/** Sorts what booths can show first; statuses of a newer API come last. */
export const byStatus = (one: Pick<Session, 'status'>, other: Pick<Session, 'status'>): number =>
  rankOf(one) - rankOf(other);
