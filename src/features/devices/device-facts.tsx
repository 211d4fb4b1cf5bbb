import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { Device } from '~/api/devices';
import { DeviceStatus } from '~/entities/device-status';
import { IdleReason } from '~/entities/idle-reason';
import { formatDate } from '~/lib/format';
import { Ago } from '~/parts/ago';
import { IconBattery2, IconClock, IconCloudUp, IconDeviceSdCard, IconDeviceTabletOff } from '~/ui/icons';
import { Battery, FreeSpace, Waiting } from './device-figures';
import styles from './devices.module.css';

/** The status of a booth; below it, rarely needed details. */
export function DeviceFacts({ device }: { device: Device }) {
  const { t, i18n } = useLingui();
  const { lastSeenAt, battery, freeMb, model, appVersion, linkedAt } = device;
  const nothing = <span className="hint weight-regular">{t`Not known yet`}</span>;
  return (
    <section className="stack-3" aria-label={t`Status`}>
      <p className="row-2 note wrap">
        <DeviceStatus device={device} />
        <span>
          <Advice device={device} />
        </span>
      </p>
      {device.idle && (
        <p className={styles.idle}>
          <IconDeviceTabletOff size={18} aria-hidden />
          <IdleReason device={device} />
        </p>
      )}
      {lastSeenAt !== null && (
        <dl className={styles.figures}>
          <Figure icon={<IconClock />} label={<Trans>Last seen</Trans>}>
            <Ago time={lastSeenAt} />
          </Figure>
          <Figure
            icon={<IconBattery2 />}
            label={device.status === 'offline' ? <Trans>Battery, last known</Trans> : <Trans>Battery</Trans>}
          >
            {battery === null ? nothing : <Battery device={device} />}
          </Figure>
          <Figure icon={<IconCloudUp />} label={<Trans>Uploads waiting</Trans>}>
            <Waiting device={device} />
          </Figure>
          <Figure icon={<IconDeviceSdCard />} label={<Trans>Free space</Trans>}>
            {freeMb === null ? nothing : <FreeSpace device={device} />}
          </Figure>
        </dl>
      )}
      <p className="hint weight-regular">
        {[
          model,
          appVersion !== null && t`App ${appVersion}`,
          linkedAt && t`Linked ${formatDate(linkedAt, i18n.locale)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}

interface FigureProps {
  icon: ReactElement;
  label: ReactNode;
  children: ReactNode;
}

function Figure({ icon, label, children }: FigureProps) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The remedy for a problem, if there is one. */
function Advice({ device: { status, linkedAt, queueLength } }: { device: Device }) {
  if (linkedAt === null) return <Trans>Link a device to use the tablet again.</Trans>;
  if (status === 'never') return <Trans>Open the booth app on the tablet to finish.</Trans>;
  if (status === 'outdated') return <Trans>Update the app on the tablet.</Trans>;
  if (status === 'offline')
    return queueLength > 0 ? (
      <Trans>Check power and Wi-Fi. Photos upload when it is back online.</Trans>
    ) : (
      <Trans>Check power and Wi-Fi.</Trans>
    );
  return null;
}
