import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { onDemand } from '~/components/feedback/on-demand';
import { ListScreen } from '~/components/list/list-screen';
import { usePermission } from '~/session/permissions';
import { deviceList, siteDeviceList } from './device-list';
import styles from './devices.module.css';

// The code, its QR code and the form that follows are needed after a click, not for the first paint.
const LinkDialog = onDemand(() => import('./link/link-dialog').then(({ LinkDialog }) => LinkDialog));

export function DevicesScreen() {
  const [linking, setLinking] = useState(false);
  const seesLocations = usePermission('listLocations');
  const close = (linked?: string) => {
    setLinking(false);
    // After the dialog has returned the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-list-row="${linked}"] [data-row-link]`)?.focus(),
    );
  };
  return (
    <>
      <ListScreen
        list={seesLocations ? deviceList : siteDeviceList}
        onCreate={() => setLinking(true)}
        emptyActions={<Steps />}
      />
      {linking && <LinkDialog onClose={close} />}
    </>
  );
}

/** How to link the first booth. */
function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <Trans>Open the booth app on a tablet.</Trans>
      </li>
      <li>
        <Trans>Enter the code shown here, or scan it with the tablet.</Trans>
      </li>
      <li>
        <Trans>Give it a name, a location and a session.</Trans>
      </li>
    </ol>
  );
}
