import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { areaOf } from '~/parts/links/navigation';
import { recentPages } from '~/parts/page/page-name';
import { useNavigation } from '~/shell/navigation/use-navigation';
import { type Item, type ItemGroup, type ItemPage, iconOf } from './items';
import { pageKeywords } from './keywords';
import { bestMatches } from './match';
import { type Overlay, useCommands, useContactLookup } from './use-commands';
import { useRecords } from './use-records';

/** The items for a text: recent pages, actions and pages; and records, once something is typed. */
export function useItems(typed: string, open: (overlay: Overlay) => void) {
  const { t } = useLingui();
  const router = useRouter();
  const navigation = useNavigation();
  const go = (page: ItemPage) => router.navigate(page);
  const commands = useCommands(go, open);
  const lookup = useContactLookup(typed, go);
  const { groups: records, ...search } = useRecords(typed, go);

  const here = router.state.location.pathname;
  const recent: Item[] = recentPages()
    .filter(({ href }) => href.split('?')[0] !== here)
    .map(({ name, href }) => {
      const path = href.split('?')[0] ?? '';
      const area = areaOf(path);
      const label = area && t(area.label);
      return {
        id: `recent ${href}`,
        icon: iconOf(path),
        name,
        detail: label === name ? undefined : label,
        run: () => void router.navigate({ href }),
      };
    });
  const pages: Item[] = navigation.flatMap((group) =>
    group.destinations.map(({ to, icon, label }) => ({
      id: `page ${to}`,
      icon,
      name: t(label),
      detail: t(group.label),
      keywords: pageKeywords[to] && t(pageKeywords[to]),
      run: () => void go({ to }),
    })),
  );
  const groups: ItemGroup[] =
    typed.trim() === ''
      ? [
          { id: 'recent', title: t`Recent`, items: recent },
          { id: 'actions', title: t`Actions`, items: commands },
          { id: 'pages', title: t`Pages`, items: pages },
        ]
      : [
          {
            id: 'best',
            title: t`Pages and actions`,
            items: [...lookup, ...bestMatches(typed, [...pages, ...commands])],
          },
          ...records,
        ];
  return { groups: groups.filter(({ items }) => items.length > 0), ...search };
}
