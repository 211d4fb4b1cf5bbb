import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BoothMoves } from '~/entities/booth-moves';
import { allDevicesQuery } from '~/entities/pickers/device-choices';
import { refetchWhileEmpty } from '~/entities/pickers/missing-choice';
import { useSessions } from '~/entities/pickers/session-choices';
import type { InputProps, UseChoices } from '~/patterns/form/field';

/** The devices of the account. A device that has another session says so, because it leaves it when it is chosen. */
export const useSessionDeviceChoices: UseChoices = (wanted) => {
  const { t } = useLingui();
  const { sessionId: own } = useParams({ strict: false });
  const { data, isPending } = useQuery({ ...allDevicesQuery(), ...refetchWhileEmpty, enabled: wanted });
  const { sessions } = useSessions(wanted);
  return {
    choices: (data?.items ?? []).map(({ id, name, sessionId }) => {
      const choice = { value: id, label: name };
      if (sessionId === null || sessionId === own) return choice;
      const session = sessions.find((one) => one.id === sessionId)?.name;
      return {
        ...choice,
        note:
          session === undefined
            ? t`Has another session, which it leaves`
            : t`Has “${session}”, which it leaves`,
      };
    }),
    pending: wanted && isPending,
    missing: 'device' as const,
  };
};

/** What other sessions lose by the choice. */
export function SessionDeviceMoves({ value }: InputProps<unknown>) {
  const { sessionId = null } = useParams({ strict: false });
  return <BoothMoves deviceIds={Array.isArray(value) ? value : []} to={sessionId} />;
}
