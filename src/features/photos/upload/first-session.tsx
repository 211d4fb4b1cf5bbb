import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCreateSession } from '~/api/sessions';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import styles from './upload.module.css';

/** Photos belong to a session: creates one, in which the upload continues. */
export function FirstSession() {
  const { t } = useLingui();
  const mayCreate = usePermission('createSession');
  const [name, setName] = useState(() => t`First photos`);
  const { mutate: create, isPending, error } = useCreateSession();
  if (!mayCreate)
    return (
      <p role="alert">
        <Trans>Photos belong to a session, and there is none yet. Ask the account owner to create one.</Trans>
      </p>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && name.trim() !== '') create({ data: { name: name.trim() } });
      }}
    >
      <TextField
        label={t`Name of the session`}
        description={t`Photos belong to a session. Create your first one here.`}
        error={error && errorText(error)}
        value={name}
        maxLength={60}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" busy={isPending}>
        <Trans>Create a session</Trans>
      </Button>
    </form>
  );
}
