import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listManagers, type Manager } from '~/api/managers';
import { refetchWhileEmpty } from './missing-choice';

/** A manager without a name is shown by email address. */
export const nameOfManager = ({ firstName, lastName, email }: Manager): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

export const allManagersQuery = () => allPages('listManagers', listManagers);

/** The managers of the account. */
export function useManagers(wanted: boolean) {
  const { data, isPending } = useQuery({ ...allManagersQuery(), ...refetchWhileEmpty, enabled: wanted });
  return { managers: data?.items ?? [], pending: wanted && isPending };
}

/** The managers of the account, to choose from. */
export function useManagerChoices(wanted: boolean) {
  const { managers, pending } = useManagers(wanted);
  return {
    choices: managers.map((manager) => ({ value: manager.id, label: nameOfManager(manager) })),
    pending,
    missing: 'manager' as const,
  };
}
