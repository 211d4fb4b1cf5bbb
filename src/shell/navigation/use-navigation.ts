import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { isAllowed } from '~/api/permissions';
import { type Destination, type DestinationGroup, isWithin, navigation } from '~/parts/links/navigation';
import { usePermissionContext } from '~/session/permissions';

/** The navigation of the signed-in user: pages that their permissions allow. */
export function useNavigation(): DestinationGroup[] {
  const routes: AnyRouter['routesByPath'] = useRouter().routesByPath;
  const person = usePermissionContext();
  const isOpen = ({ to }: Destination) => {
    const needs = routes[to]?.options.staticData?.needs;
    return needs === undefined || (person !== null && isAllowed(needs, person));
  };
  return navigation.flatMap((group) => {
    const [first, ...rest] = group.destinations.filter(isOpen);
    return first ? [{ ...group, destinations: [first, ...rest] }] : [];
  });
}

/** Whether the current page belongs to one of them. Each link asks for itself, so that a navigation renders two of them. */
export const useIsCurrent = (pages: readonly Destination[]): boolean =>
  useRouterState({ select: ({ location }) => pages.some((page) => isWithin(location.pathname, page)) });
