import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { isAllowed } from '~/api/permissions';
import { type Destination, type DestinationGroup, navigation } from '~/parts/links/navigation';
import { useCurrentUser } from '~/session/permissions';

/** The navigation of the signed-in user: pages that their permissions allow. */
export function useNavigation(): DestinationGroup[] {
  const routes: AnyRouter['routesByPath'] = useRouter().routesByPath;
  const person = useCurrentUser();
  const isOpen = ({ to }: Destination) => {
    const needs = routes[to]?.options.staticData?.needs;
    return needs === undefined || (person !== null && isAllowed(needs, person));
  };
  return navigation.flatMap((group) => {
    const [first, ...rest] = group.destinations.filter(isOpen);
    return first ? [{ ...group, destinations: [first, ...rest] }] : [];
  });
}
