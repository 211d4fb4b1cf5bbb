import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { CreateSessionBody, getSessionQuery, type Session, type SessionCreate } from '~/api/sessions';
import { useSessions } from '~/entities/pickers/session-choices';
import { usePermissionContext } from '~/session/permissions';
import { Select } from '~/ui/field/select';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { experiencesOf, READY_SETS } from './experiences/ready-sets';
import { useTemplates } from './model/session-queries';

interface Start {
  id: string;
  label: string;
  /** The first values of the new session. */
  read: () => Promise<Partial<SessionCreate>>;
}

/** What a new session can start from: the newest session, or a ready set of experiences. */
export function useStarts(): readonly Start[] {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: account } = useQuery(getOwnAccountQuery());
  const templates = useTemplates();
  const { sessions } = useSessions(true);
  // Managers may not set everything that a session has; they duplicate it instead.
  const [last] = usePermissionContext()?.role === 'Manager' ? [] : sessions;
  const sets = account ? (READY_SETS[account.category] ?? READY_SETS.other) : [];
  return [
    ...(last
      ? [
          {
            id: last.id,
            label: t`A copy of “${last.name}”`,
            read: async () => copyOf(await client.query(getSessionQuery(last.id))),
          },
        ]
      : []),
    ...sets.map((set) => {
      const name = t(set.name);
      return {
        id: set.id,
        label: t`Ready set: ${name}`,
        read: async () => ({ experiences: experiencesOf(set, templates, t) }),
      };
    }),
  ];
}

/** Of one session only. */
const OWN: readonly string[] = [
  'name',
  'slug',
  'deviceIds',
  'startsAt',
  'endsAt',
] satisfies (keyof SessionCreate)[];

/** The values of a session for another one. */
function copyOf(session: Session): Partial<SessionCreate> {
  const experiences = session.experiences.map(({ id: _, ...experience }) => experience);
  const values = Object.entries({ ...session, experiences });
  return Object.fromEntries(
    values.filter(([name]) => name in CreateSessionBody.shape && !OWN.includes(name)),
  );
}

interface StartFromProps {
  starts: readonly Start[];
  /** Empty for an empty session. */
  value: string;
  onChange: (id: string) => void;
}

export function StartFrom({ starts, value, onChange }: StartFromProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={parts.field}>
      <label htmlFor={id}>
        <Trans>Start from</Trans>
      </label>
      <Select
        id={id}
        value={value}
        options={[
          { value: '', label: t`An empty session` },
          ...starts.map((start) => ({ ...start, value: start.id })),
        ]}
        onChange={onChange}
      />
    </div>
  );
}
