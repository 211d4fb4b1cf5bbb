import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useDeviceChoices } from '~/entities/pickers/device-choices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { useSessions } from '~/entities/pickers/session-choices';
import { usePermission } from '~/session/permissions';
import { Select } from '~/ui/field/select';
import { IconX } from '~/ui/icons';
import styles from './analytics.module.css';
import { filterNames } from './analytics-address';
import { useAddress } from './use-address';

/** Limits the page to one location; other filters can be removed. */
export function ScopeFilters() {
  const { t } = useLingui();
  const id = useId();
  const { search, change } = useAddress();
  const seesLocations = usePermission('listLocations');
  const locations = useLocationChoices(seesLocations).choices;
  const needsSessions = search.sessionId !== undefined || search.experienceId !== undefined;
  const { sessions } = useSessions(needsSessions);
  const devices = useDeviceChoices(search.deviceId !== undefined).choices;
  const names = {
    locationId: locations.find(({ value }) => value === search.locationId)?.label,
    sessionId: sessions.find(({ id }) => id === search.sessionId)?.name,
    deviceId: devices.find(({ value }) => value === search.deviceId)?.label,
    experienceId: sessions
      .flatMap(({ experiences }) => experiences)
      .find(({ id }) => id === search.experienceId)?.title,
  };
  const labels = {
    locationId: t`Location`,
    sessionId: t`Session`,
    deviceId: t`Device`,
    experienceId: t`Experience`,
  };
  const active = filterNames.filter((name) => search[name] !== undefined && name !== 'locationId');
  return (
    <>
      {seesLocations && (locations.length > 1 || search.locationId !== undefined) && (
        <span className={styles.place}>
          <label className="visually-hidden" htmlFor={id}>
            {t`Location`}
          </label>
          <Select
            id={id}
            value={search.locationId ?? ''}
            options={[{ value: '', label: t`All locations` }, ...locations]}
            onChange={(chosen) => change({ locationId: chosen || undefined })}
          />
        </span>
      )}
      {active.map((name) => {
        const filter = `${labels[name]}: ${names[name] ?? '…'}`;
        return (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-label={t`Remove the filter ${filter}`}
            onClick={() => change({ [name]: undefined })}
          >
            {filter}
            <IconX size={14} aria-hidden />
          </button>
        );
      })}
    </>
  );
}
