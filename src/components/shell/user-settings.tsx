import { Trans } from '@lingui/react/macro';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { LanguageMenu } from '~/components/language/language-menu';
import { Button } from '~/ui/button';
import { colorScheme, useColorScheme } from '~/ui/use-color-scheme';

/** Language, theme and signing out, in the menu of the current user. @param close closes the menu */
export function UserSettings({ close }: { close: () => void }) {
  return (
    <>
      <LanguageMenu named />
      <Theme />
      <SignOut close={close} />
    </>
  );
}

function Theme() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="subtle"
      icon={other === 'dark' ? <IconMoon size={20} /> : <IconSun size={20} />}
      onClick={() => colorScheme.choose(other)}
    >
      {other === 'dark' ? <Trans>Use the dark theme</Trans> : <Trans>Use the light theme</Trans>}
    </Button>
  );
}

function SignOut({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    close();
    void navigate({ to: '/signin', replace: true, state: { signOut: true } });
  };
  return (
    <Button variant="subtle" icon={<IconLogout size={20} />} onClick={leave}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
