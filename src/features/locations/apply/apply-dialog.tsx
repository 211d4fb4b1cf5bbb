import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findLocationChangesQuery,
  type Location,
  type LocationsApply,
  UpdateLocationsBody,
  useUpdateLocations,
} from '~/api/locations';
import { BoothMoves } from '~/entities/booth-moves';
import type { BulkDialogProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './apply.module.css';
import { ApplyFields, type LocationChanges } from './apply-fields';
import { ApplyPreview } from './preview';

/** Applies a session, logo or links to several locations, after a preview. */
export function ApplyDialog({ rows: locations, onClose }: BulkDialogProps<Location>) {
  const { i18n } = useLingui();
  const [given, setGiven] = useState<LocationChanges>({});
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [isPreviewed, setPreviewed] = useState(false);
  const apply = useUpdateLocations();
  const data: LocationsApply = { locationIds: locations.map(({ id }) => id), ...given };
  // The locations may change in the meantime, so no earlier preview is reused.
  const preview = useQuery({
    ...findLocationChangesQuery(data),
    enabled: isPreviewed,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isEmpty = Object.values(given).every((value) => value === undefined);
  const seen = isPreviewed ? preview.data?.items : undefined;
  const moved = seen?.flatMap(({ changes }) => changes.flatMap(({ device }) => device?.id ?? [])) ?? [];
  const count = seen?.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  const change = (next: LocationChanges) => {
    setGiven(next);
    setWrong(new Set());
    setPreviewed(false);
    apply.reset();
  };
  const show = () => {
    const read = UpdateLocationsBody.safeParse(data);
    if (!read.success) return setWrong(new Set(read.error.issues.map(({ path }) => String(path[0]))));
    if (isPreviewed) void preview.refetch();
    else setPreviewed(true);
  };
  const error = (isPreviewed ? preview.error : null) ?? apply.error;
  return (
    <Dialog
      onClose={() => onClose()}
      size="lg"
      closeOnClickOutside={isEmpty}
      title={<Plural value={locations.length} one="Edit # location" other="Edit # locations" />}
    >
      <p className="size-label weight-medium break">
        {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(locations.map(({ name }) => name))}
      </p>
      <p className={styles.who}>
        <Trans>Unchanged fields keep each location's value.</Trans>
      </p>
      <ApplyFields locations={locations} given={given} wrong={wrong} onChange={change} />
      {seen && <ApplyPreview items={seen} />}
      <BoothMoves deviceIds={moved} to={given.sessionId ?? null} />
      <p className={styles.fault} role="alert">
        {error && errorText(error)}
      </p>
      <div className={styles.answers}>
        {seen && count > 0 ? (
          <Button
            busy={apply.isPending}
            onClick={() => apply.mutate({ data }, { onSuccess: () => onClose('done') })}
          >
            <Plural value={count} one="Apply # change" other="Apply # changes" />
          </Button>
        ) : (
          <Button busy={preview.isFetching} disabled={isEmpty || seen !== undefined} onClick={show}>
            <Trans>Preview changes</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={() => onClose()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
