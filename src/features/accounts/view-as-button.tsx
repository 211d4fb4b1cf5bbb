import { Trans, useLingui } from '@lingui/react/macro';
import { IconEyeglass } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { currentUser, viewAs } from '~/identity';
import { Button } from '~/ui/button';

interface ViewAsButtonProps {
  account: { id: string; businessName: string };
}

/** Views an account as its owner does; nothing for the administrator's own. */
export function ViewAsButton({ account: { id, businessName: name } }: ViewAsButtonProps) {
  const { t } = useLingui();
  const back = useLocation({ select: ({ href }) => href });
  if (id === currentUser()?.uid) return null;
  return (
    <Button
      variant="secondary"
      size="s"
      icon={<IconEyeglass size={18} />}
      aria-label={t`View as ${name}`}
      onClick={() => viewAs({ uid: id, name, back })}
    >
      <Trans>View as</Trans>
    </Button>
  );
}
