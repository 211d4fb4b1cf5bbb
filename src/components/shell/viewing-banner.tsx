import { Trans, useLingui } from '@lingui/react/macro';
import { IconEyeglass } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { onViewing, stopViewing, viewedAccount } from '~/identity';
import { Button } from '~/ui/button';
import styles from './viewing-banner.module.css';

/** Says on every page that it is another account that one looks at, and leads back to one's own. */
export function ViewingBanner() {
  const { t } = useLingui();
  const viewed = useSyncExternalStore(onViewing, viewedAccount);
  if (!viewed) return null;
  return (
    <section className={styles.banner} aria-label={t`Viewing as`}>
      <IconEyeglass size={20} aria-hidden />
      <p className={styles.words}>
        <Trans>
          You are looking at <strong>{viewed.name}</strong> as its owner does.
        </Trans>
      </p>
      <Button variant="secondary" size="s" onClick={stopViewing}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}
