import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { listSessionsQuery } from '~/api/sessions';
import type { UseChoices } from '~/components/form/field';
import { useDeviceChoices } from '~/components/pickers/device-choices';

/** The devices of the account. A device that runs another session says so, because it cannot be chosen then. */
export const useSessionDeviceChoices: UseChoices = (wanted) => {
  const { t } = useLingui();
  const { sessionId } = useParams({ strict: false });
  const { choices, pending, missing } = useDeviceChoices(wanted);
  const { data } = useQuery({ ...listSessionsQuery({ status: 'active', show: 200 }), enabled: wanted });
  const others = data?.items.filter(({ id }) => id !== sessionId) ?? [];
  return {
    choices: choices.map((choice) => {
      const name = others.find(({ deviceIds }) => deviceIds.includes(choice.value))?.name;
      return name === undefined
        ? choice
        : { ...choice, note: t`Runs “${name}”. Pause or end that session first.` };
    }),
    pending,
    missing,
  };
};
