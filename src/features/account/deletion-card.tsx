import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type Account, useDeleteOwnAccount, useRestoreOwnAccount } from '~/api/account';
import { useAction } from '~/api/use-action';
import { formatDate } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** Deletes the account after a waiting period, in which that can be cancelled. */
export function DeletionCard({ account }: { account: Account }) {
  return (
    <ProfileCard
      id="delete"
      title={<Trans>Delete the account</Trans>}
      text={
        <Trans>
          All data, photos and sign-ins are deleted for good, 14 days after you confirm. Until then,
          everything works as before and you can change your mind. Export your data first. Your plan ends with
          the account, without a refund for unused time. To avoid another charge before that, cancel the plan
          under Billing.
        </Trans>
      }
    >
      {account.deletionAt === null ? (
        <Deletion businessName={account.businessName} />
      ) : (
        <Waiting at={account.deletionAt} />
      )}
    </ProfileCard>
  );
}

function Deletion({ businessName }: { businessName: string }) {
  const { t } = useLingui();
  const { mutateAsync: deleteAccount } = useDeleteOwnAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { run, pending, error } = useAction(() => deleteAccount({ data: { businessName: name.trim() } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const differs = name.trim() !== businessName;
    setIsWrong(differs);
    if (!differs) void run();
  };
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <Trans>Delete the account…</Trans>
        </Button>
      </div>
    );
  }
  const wrong = isWrong && t`Type the name exactly: ${businessName}`;
  return (
    <form className={styles.password} noValidate onSubmit={submit}>
      <TextField
        label={t`Type “${businessName}” to confirm`}
        value={name}
        // The pressed button is gone.
        autoFocus
        autoComplete="off"
        error={error ? errorText(error) : wrong}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <span className="row-2 wrap">
        <Button type="submit" variant="danger" busy={pending}>
          <Trans>Delete in 14 days</Trans>
        </Button>
        <Button variant="subtle" disabled={pending} onClick={() => setIsOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </form>
  );
}

function Waiting({ at }: { at: string }) {
  const { i18n } = useLingui();
  const { mutateAsync: keep } = useRestoreOwnAccount();
  const { run, pending, error } = useAction(() => keep());
  const date = formatDate(at, i18n.locale);
  return (
    <>
      <p role="status">
        <Trans>This account and all its data will be deleted on {date}.</Trans>
      </p>
      <div>
        <Button busy={pending} onClick={() => void run()}>
          <Trans>Keep the account</Trans>
        </Button>
      </div>
      <p role="alert" className="danger hide-empty">
        {error && errorText(error)}
      </p>
    </>
  );
}
