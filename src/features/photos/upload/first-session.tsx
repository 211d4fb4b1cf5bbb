import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useCreateSession } from '~/api/sessions';
import { useErrorText } from '~/components/feedback/error-text';
import inputs from '~/components/form/inputs/inputs.module.css';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './upload.module.css';

/** Photos belong to a session: creates one, in which the upload continues. */
export function FirstSession() {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const may = usePermission('createSession');
  const [name, setName] = useState(() => t`First photos`);
  const { mutate: create, isPending, error } = useCreateSession();
  if (!may)
    return (
      <p role="alert">
        <Trans>Photos belong to a session, and there is none yet. Ask the account owner to create one.</Trans>
      </p>
    );
  return (
    <form
      className={styles.session}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && name.trim() !== '') create({ data: { name: name.trim() } });
      }}
    >
      <p>
        <Trans>Photos belong to a session. Create your first one here.</Trans>
      </p>
      <label htmlFor={id}>
        <Trans>Name of the session</Trans>
      </label>
      <input
        id={id}
        className={inputs.input}
        value={name}
        maxLength={60}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {error && <p role="alert">{errorText(error)}</p>}
      <Button type="submit" busy={isPending}>
        <Trans>Create a session</Trans>
      </Button>
    </form>
  );
}
