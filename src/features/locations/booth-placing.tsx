import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useUpdateDevice } from '~/api/devices';
import type { Location } from '~/api/locations';
import { deviceNamesQuery } from '~/entities/pickers/device-choices';
import { usePermission } from '~/session/permissions';
import { PlacingForm } from './placing-form';

/** Moves a booth of the account to a location. @param here the ids of the booths already there */
export function BoothPlacing({ location, here }: { location: Location; here: readonly string[] }) {
  const { t } = useLingui();
  const may = usePermission('updateDevice');
  const { data } = useQuery({ ...deviceNamesQuery(), enabled: may });
  const { mutate: update, isPending, error } = useUpdateDevice();
  if (!may || !data) return null;
  return (
    <PlacingForm
      label={<Trans>Move a booth here</Trans>}
      none={t`Choose a booth`}
      choices={data.items
        .filter(({ id }) => !here.includes(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
      action={<Trans>Move here</Trans>}
      place={(id, onSuccess) => update({ id, data: { locationId: location.id }, base: null }, { onSuccess })}
      busy={isPending}
      error={error}
    />
  );
}
