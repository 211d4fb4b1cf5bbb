import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { LocationChange, LocationChanges, LocationValue } from '~/api/locations';
import { IconArrowRight, IconCheck } from '~/ui/icons';
import styles from './apply.module.css';

/** The changes by location. */
export function ApplyPreview({ items }: { items: readonly LocationChanges[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  // Focused and scrolled into view, because the list may be long.
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className={styles.preview} aria-label={t`Changes`} tabIndex={-1}>
      {items.map(({ id, name, changes }) => (
        <div key={id}>
          <h3>{name}</h3>
          {changes.length === 0 ? (
            <p className={styles.same}>
              <IconCheck size={16} aria-hidden />
              <Trans>Nothing to change: it is already set.</Trans>
            </p>
          ) : (
            <ul>
              {changes.map((change) => (
                <li key={`${change.field} ${change.device?.id ?? ''}`}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

const FIELDS = {
  logoAssetId: msg`Logo`,
  bookingUrl: msg`Booking page`,
  reviewUrl: msg`Review page`,
  session: msg`Session`,
  device: msg`Device`,
} as const;

function Change({ change: { field, device, from, to } }: { change: LocationChange }) {
  const { t } = useLingui();
  if (field === 'session') {
    const session = to.name ?? to.value;
    return (
      <span className="full-row">
        <Trans>“{session}” is added to this location.</Trans>
      </span>
    );
  }
  return (
    <>
      <span className={styles.what}>{device ? device.name : t(FIELDS[field])}</span>
      <span className={styles.values}>
        <Value value={from} isDevice={device !== null} />
        <span className={styles.to}>
          <IconArrowRight size={16} role="img" aria-label={t`new value`} className={styles.arrow} />
          <strong>
            <Value value={to} isDevice={device !== null} />
          </strong>
        </span>
      </span>
    </>
  );
}

function Value({ value: { value, name }, isDevice }: { value: LocationValue; isDevice: boolean }) {
  const { t } = useLingui();
  if (value === null) return isDevice ? t`no session` : t`the account's`;
  return name ?? value;
}
