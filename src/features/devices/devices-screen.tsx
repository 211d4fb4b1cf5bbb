import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Device } from '~/api/devices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { useSessions } from '~/entities/pickers/session-choices';
import { onDemand } from '~/parts/feedback/on-demand';
import { ListExportButton } from '~/patterns/list/list-export-button';
import { ListScreen } from '~/patterns/list/list-screen';
import { usePermission } from '~/session/permissions';
import { deviceList, siteDeviceList } from './device-list';
import styles from './devices.module.css';

// The code, its QR code and the form that follows are needed after a click, not for the first paint.
const LinkDialog = onDemand(() => import('./link/link-dialog'), 'LinkDialog');

export function DevicesScreen() {
  const [linking, setLinking] = useState(false);
  const seesLocations = usePermission('listLocations');
  const list = seesLocations ? deviceList : siteDeviceList;
  const cells = useCells();
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
        list={list}
        actions={<ListExportButton list={list} cells={cells} />}
        onCreate={() => setLinking(true)}
        emptyActions={<Steps />}
      />
      {linking && <LinkDialog onClose={close} />}
    </>
  );
}

/** The cells of a device in an exported file, with the names of its location and session. */
function useCells() {
  const { choices } = useLocationChoices(true);
  const { sessions } = useSessions(true);
  return ({ name, locationId, sessionId, linkedAt, ...device }: Device) => ({
    Name: name,
    Status: linkedAt === null ? 'unlinked' : device.status,
    Location: choices.find(({ value }) => value === locationId)?.label ?? locationId,
    Session: sessions.find(({ id }) => id === sessionId)?.name ?? sessionId,
    'Last seen': device.lastSeenAt,
    'Battery (%)': device.battery,
    'Waiting photos': device.queueLength,
    'Free space (MB)': device.freeMb,
    'App version': device.appVersion,
    Model: device.model,
    Linked: linkedAt,
  });
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
