import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listDeviceNamesQuery, useUpdateDevice } from '~/api/devices';
import { describeError } from '~/api/errors';
import type { Location } from '~/api/locations';
import inputs from '~/components/form/inputs/inputs.module.css';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import styles from './locations.module.css';

/** The contract's maximum for one page. */
const ALL = { show: 200 };

/** Moves a booth of the account to a location. @param here the ids of the booths already there */
export function BoothPlacing({ location, here }: { location: Location; here: readonly string[] }) {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const may = usePermission('updateDevice');
  const { data } = useQuery({ ...listDeviceNamesQuery(ALL), enabled: may });
  const { mutate: update, isPending, error } = useUpdateDevice();
  const others = data?.items.filter((device) => !here.includes(device.id)) ?? [];
  // All booths are already there.
  if (!may || others.length === 0) return null;
  const place = () =>
    update({ id: chosen, data: { locationId: location.id } }, { onSuccess: () => setChosen('') });
  return (
    <form
      className={styles.placing}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '' && !isPending) place();
      }}
    >
      <label htmlFor={id}>
        <Trans>Move a booth here</Trans>
      </label>
      <Select
        id={id}
        className={inputs.input}
        value={chosen}
        options={[
          { value: '', label: t`Choose a booth` },
          ...others.map((device) => ({ value: device.id, label: device.name })),
        ]}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={setChosen}
      />
      <Button type="submit" variant="secondary" disabled={chosen === ''} busy={isPending}>
        <Trans>Move here</Trans>
      </Button>
      {error && (
        <p id={`${id}-fault`} role="alert">
          {describeError(error)}
        </p>
      )}
    </form>
  );
}
