import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { languages } from '~/i18n';
import { languageName } from '~/parts/preferences/language-menu';
import { pressCreate } from '~/parts/shortcuts/press-create';
import { endViewing } from '~/session/end-viewing';
import { usePermissionContext, usePermissions } from '~/session/permissions';
import { useOwnsAccounts } from '~/session/use-owns-accounts';
import { viewedAccount } from '~/session/viewing';
import { notify } from '~/ui/feedback/notifications';
import {
  IconAddressBook,
  IconBell,
  IconBuildingStore,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
} from '~/ui/icons';
import { colorScheme, useColorScheme } from '~/ui/use-color-scheme';
import { actions } from './actions';
import { type Item, type ItemPage, iconOf } from './items';

/** Overlays of the shell. */
export type Overlay = 'shortcuts' | 'accounts' | 'notices';

/** The actions of the current user. */
export function useCommands(go: (page: ItemPage) => Promise<void>, open: (overlay: Overlay) => void): Item[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const user = usePermissionContext();
  const isAllowed = usePermissions();
  const ownsAccounts = useOwnsAccounts();
  const isDark = useColorScheme() === 'dark';
  const { locale, available } = useSelector(languages.state);
  const viewed = viewedAccount();

  const chooseLanguage = (tag: string) =>
    languages
      .choose(tag)
      .catch(() =>
        notify({ text: t`The language could not be loaded. Reload the page to try again.`, type: 'danger' }),
      );
  return [
    ...actions
      .filter(({ needs, except = [] }) => isAllowed(needs) && !except.some((role) => role === user?.role))
      .map(({ label, keywords, page, create, icon }) => ({
        id: label.id,
        icon: icon ?? iconOf(page.to),
        name: t(label),
        keywords: keywords && t(keywords),
        run: () => void go(page).then(create && pressCreate),
      })),
    ...(ownsAccounts || isAllowed('getAccount')
      ? [
          {
            id: 'view-as',
            icon: IconBuildingStore,
            name: t`View as…`,
            run: () => (ownsAccounts ? open('accounts') : void go({ to: '/admin/dashboard' })),
          },
        ]
      : []),
    ...(viewed
      ? [{ id: 'stop', icon: IconBuildingStore, name: t`Stop viewing ${viewed.name}`, run: endViewing }]
      : []),
    {
      id: 'theme',
      icon: isDark ? IconSun : IconMoon,
      name: isDark ? t`Use the light theme` : t`Use the dark theme`,
      keywords: t`appearance, color scheme, dark mode, light mode, night`,
      run: () => colorScheme.choose(isDark ? 'light' : 'dark'),
    },
    ...available
      .filter((tag) => tag !== locale)
      .map((tag) => ({
        id: `language ${tag}`,
        icon: IconLanguage,
        name: t`Change language: ${languageName(tag)}`,
        keywords: `${t`translation, locale`} ${new Intl.DisplayNames(locale, { type: 'language' }).of(tag)}`,
        run: () => void chooseLanguage(tag),
      })),
    {
      id: 'notices',
      icon: IconBell,
      name: t`Notifications`,
      keywords: t`messages, alerts, history`,
      run: () => open('notices'),
    },
    {
      id: 'shortcuts',
      icon: IconKeyboard,
      name: t`Keyboard shortcuts`,
      keywords: t`help, keys, hotkeys`,
      run: () => open('shortcuts'),
    },
    {
      id: 'sign-out',
      icon: IconLogout,
      name: t`Sign out`,
      keywords: t`log out, logout, log off, signout, leave`,
      run: () => void navigate({ to: '/signin', replace: true, state: { signOut: true } }),
    },
  ];
}

/** For users who cannot list contacts: the page that finds one by email address or phone number. */
export function useContactLookup(typed: string, go: (page: ItemPage) => Promise<void>): Item[] {
  const { t } = useLingui();
  const isAllowed = usePermissions();
  const text = typed.trim();
  const isAddress = text.includes('@') || text.replace(/\D/g, '').length >= 7;
  if (!isAddress || !isAllowed('findContact') || isAllowed('listContacts')) return [];
  const page: ItemPage = { to: '/contacts', state: { soughtAddress: text } };
  return [
    { id: 'lookup', icon: IconAddressBook, name: t`Find the contact ${text}`, run: () => void go(page) },
  ];
}
