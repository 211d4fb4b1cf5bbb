import { useLingui } from '@lingui/react/macro';
import type { Device } from '~/api/devices';
import { formatBytes, formatNumber, formatPercent } from '~/lib/format';
import { IconBolt } from '~/ui/icons';
import styles from './devices.module.css';

/** Below this share, the battery may not last the evening. */
const LOW_BATTERY = 20;
/** Below this many megabytes, a video may not fit. */
const LOW_SPACE_MB = 2000;

/** While a booth is offline, the level is the last one it reported. */
export function Battery({ device: { battery, charging, status } }: { device: Device }) {
  const { t, i18n } = useLingui();
  if (battery === null) return null;
  const level = formatPercent(battery / 100, i18n.locale);
  if (status === 'offline')
    return (
      <span className="muted" title={t`Last known: ${level}`}>
        <span aria-hidden>{level}</span>
        <span className="visually-hidden">{t`Last known: ${level}`}</span>
      </span>
    );
  return (
    <span className={styles.figure} data-low={(battery < LOW_BATTERY && !charging) || undefined}>
      {charging && <IconBolt size={14} role="img" aria-label={t`charging`} />}
      {level}
    </span>
  );
}

export function FreeSpace({ device: { freeMb } }: { device: Device }) {
  const { i18n } = useLingui();
  if (freeMb === null) return null;
  return (
    <span className={styles.figure} data-low={freeMb < LOW_SPACE_MB || undefined}>
      {formatBytes(freeMb * 2 ** 20, i18n.locale)}
    </span>
  );
}

/** Unsent photos. They are late only while the booth cannot send them. */
export function Waiting({ device: { queueLength, status } }: { device: Device }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.figure} data-low={(queueLength > 0 && status === 'offline') || undefined}>
      {formatNumber(queueLength, i18n.locale)}
    </span>
  );
}
