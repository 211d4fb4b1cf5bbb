import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { formatTime } from '~/lib/format';
import { endViewing } from '~/session/end-viewing';
import { usePermissionContext } from '~/session/permissions';
import { stopViewing, viewing } from '~/session/viewing';
import { Button } from '~/ui/button';
import { IconEyeglass } from '~/ui/icons';
import { AllowChanges } from './allow-changes';
import styles from './viewing-banner.module.css';

/**
 * Shows on every page which account is viewed, whether changes are allowed, and when viewing ends;
 * leads back to the user's own account, and reports the end of viewing.
 */
export function ViewingBanner() {
  const { t, i18n } = useLingui();
  const { viewed, ended } = useSelector(viewing);
  const user = usePermissionContext();
  const [isAsking, setIsAsking] = useState(false);
  const { name, until } = viewed ?? ended ?? {};
  if (until === undefined) return null;
  const end = formatTime(until, i18n.locale);
  const words = () => {
    if (!viewed)
      return (
        <Trans>
          Viewing <strong>{name}</strong> has ended. It lasts an hour, or until you stop it in any tab. You
          are back in your own account.
        </Trans>
      );
    if (viewed.readOnly)
      return (
        <Trans>
          You are viewing <strong>{name}</strong> until {end}. It is read-only: buttons that change something
          are hidden.
        </Trans>
      );
    if (user?.role === 'Enterprise')
      return (
        <Trans>
          You are viewing <strong>{name}</strong> as its owner until {end}.
        </Trans>
      );
    return (
      <Trans>
        You are viewing <strong>{name}</strong> until {end}, and can make changes. Photos, campaigns, devices,
        integrations and billing stay read-only.
      </Trans>
    );
  };
  return (
    <section className={styles.banner} aria-label={t`Viewing as`}>
      <IconEyeglass size={20} aria-hidden />
      <p className={styles.words}>{words()}</p>
      <span className="flex-2">
        {viewed?.readOnly && (
          <Button variant="secondary" size="s" onClick={() => setIsAsking(true)}>
            <Trans>Allow changes</Trans>
          </Button>
        )}
        <Button variant="secondary" size="s" onClick={viewed ? endViewing : stopViewing}>
          {viewed ? <Trans>Stop</Trans> : <Trans>Got it</Trans>}
        </Button>
      </span>
      {isAsking && viewed && <AllowChanges account={viewed} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
