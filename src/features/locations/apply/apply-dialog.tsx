import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApiError } from '~/api/errors';
import {
  type Location,
  type LocationsApply,
  UpdateLocationsBody,
  useFindLocationChanges,
  useUpdateLocations,
} from '~/api/locations';
import type { BulkDialogProps } from '~/components/list/list';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './apply.module.css';
import { type Given, Givens } from './givens';
import { Preview } from './preview';

/** Gives several locations the same session, logo or links. What that changes is seen before it is done. */
export function ApplyDialog({ rows: locations, close }: BulkDialogProps<Location>) {
  const [given, setGiven] = useState<Given>({});
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const look = useFindLocationChanges();
  const apply = useUpdateLocations();
  const data: LocationsApply = { locationIds: locations.map(({ id }) => id), ...given };
  const isEmpty = Object.values(given).every((value) => value === undefined);
  const seen = look.data?.items;
  const count = seen?.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  const change = (next: Given) => {
    setGiven(next);
    setWrong(new Set());
    // What was seen is not what would be done now.
    look.reset();
    apply.reset();
  };
  const show = () => {
    const read = UpdateLocationsBody.safeParse(data);
    if (!read.success) return setWrong(new Set(read.error.issues.map(({ path }) => String(path[0]))));
    look.mutate({ data });
  };
  const fault = look.error ?? apply.error;
  return (
    <Dialog
      onClose={() => close()}
      size="lg"
      closeOnClickOutside={isEmpty}
      title={
        <Plural value={locations.length} one="The same for # location" other="The same for # locations" />
      }
    >
      <p className={styles.who}>
        <Trans>What is left as it is stays different from place to place.</Trans>
      </p>
      <Givens given={given} wrong={wrong} onChange={change} />
      {seen && <Preview items={seen} />}
      <Fault error={fault} />
      <div className={styles.answers}>
        {seen && count > 0 ? (
          <Button
            busy={apply.isPending}
            onClick={() => apply.mutate({ data }, { onSuccess: () => close('done') })}
          >
            <Plural value={count} one="Make # change" other="Make # changes" />
          </Button>
        ) : (
          <Button busy={look.isPending} disabled={isEmpty || seen !== undefined} onClick={show}>
            <Trans>See what changes</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={() => close()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** Why nothing was changed: what the API says of the fields, else of the whole. */
function Fault({ error }: { error: ApiError | null }) {
  const texts =
    error === null
      ? []
      : error.fieldErrors.length > 0
        ? error.fieldErrors.map(({ message }) => message)
        : [error.problem?.detail ?? error.message];
  return (
    <div className={styles.fault} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
