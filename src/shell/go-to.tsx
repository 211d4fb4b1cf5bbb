import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Destination } from '~/parts/links/navigation';
import { useShortcuts } from '~/parts/shortcuts/shortcuts';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './go-to.module.css';
import { useNavigation } from './navigation/use-navigation';

/** The key of each page. */
const LETTERS: Partial<Record<Destination['to'], string>> = {
  ...{ '/dashboard': 'd', '/analytics': 'a', '/gallery': 'g', '/session': 's', '/contacts': 'c' },
  ...{ '/campaigns': 'm', '/devices': 'b', '/locations': 'l', '/assets': 'i', '/templates': 't' },
  ...{ '/products': 'p', '/account/profile': 'u', '/managers': 'r', '/account/integrations': 'n' },
  ...{ '/account/billing': 'y', '/admin/dashboard': 'o' },
};

/** Goes to a page by one more key. */
export function GoTo({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pages = useNavigation()
    .flatMap(({ destinations }) => destinations)
    .map((page) => ({ ...page, letter: LETTERS[page.to] }));
  useShortcuts({
    title: msg`Go to a page`,
    everywhere: true,
    shortcuts: pages.flatMap(({ to, label, letter }) => {
      const run = () => {
        onClose();
        void navigate({ to });
      };
      return letter === undefined ? [] : [{ keys: [letter], label, run }];
    }),
  });
  return (
    <Dialog title={t`Go to a page`} onClose={onClose}>
      <ul className={styles.pages}>
        {pages.map(({ to, icon: Picture, label, letter }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <Picture size={18} aria-hidden />
              {t(label)}
              {letter !== undefined && <kbd aria-hidden>{letter.toUpperCase()}</kbd>}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
