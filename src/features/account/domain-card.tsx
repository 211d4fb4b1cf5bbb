import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  type GuestDomain,
  getGuestDomainQuery,
  useDeleteGuestDomain,
  useRefreshGuestDomain,
  useUpdateGuestDomain,
} from '~/api/account';
import { useAction } from '~/api/use-action';
import { isDemo } from '~/lib/runtime-config';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { Loaded } from '~/parts/feedback/loaded';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { IconRefresh, IconTrash } from '~/ui/icons';
import { DnsRecords } from './dns-records';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** The own domain of the guest pages, with the DNS records that prove it. */
export function DomainCard() {
  const query = useQuery(getGuestDomainQuery());
  return (
    <ProfileCard
      id="domain"
      title={<Trans>Guest page domain</Trans>}
      text={<Trans>Show photos and galleries to guests at an address of your own.</Trans>}
    >
      <Loaded query={query}>
        {(current) => (current.domain === null ? <NewDomain /> : <CurrentDomain current={current} />)}
      </Loaded>
    </ProfileCard>
  );
}

function NewDomain() {
  const { t } = useLingui();
  const may = usePermission('updateGuestDomain');
  const { mutateAsync: update } = useUpdateGuestDomain();
  const [domain, setDomain] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, pending, error } = useAction(() => update({ data: { domain: domain.trim() } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasNone = domain.trim() === '';
    setIsEmpty(hasNone);
    if (!hasNone) void run();
  };
  if (!may) {
    return (
      <p>
        <Trans>No domain has been set up.</Trans>
      </p>
    );
  }
  const missing = isEmpty && t`Enter a domain, like photos.salon.example.`;
  return (
    <form className={styles.password} noValidate onSubmit={submit}>
      <TextField
        label={t`Domain`}
        description={t`A subdomain of your website, like photos.salon.example.`}
        value={domain}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        error={error ? errorText(error) : missing}
        onChange={({ currentTarget }) => setDomain(currentTarget.value)}
      />
      <span>
        <Button type="submit" variant="secondary" busy={pending}>
          <Trans>Set up domain</Trans>
        </Button>
      </span>
    </form>
  );
}

function CurrentDomain({ current }: { current: GuestDomain }) {
  const { i18n } = useLingui();
  const { config } = useRouteContext({ from: '__root__' });
  const may = usePermission('refreshGuestDomain');
  const { mutateAsync: check } = useRefreshGuestDomain();
  const { mutateAsync: remove } = useDeleteGuestDomain();
  const { run, pending, error } = useAction(() => check());
  const { displayName: domain, status, records, checkedAt } = current;
  const checked =
    checkedAt !== null &&
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
      new Date(checkedAt),
    );
  return (
    <>
      <div role="status" className={styles.domain}>
        <p className="row-2 wrap">
          <strong>{domain}</strong> <DomainBadge status={status} />
        </p>
        <p className={styles.text}>
          <DomainAdvice status={status} />{' '}
          {checked === false ? <Trans>Not checked yet.</Trans> : <Trans>Last checked {checked}.</Trans>}
        </p>
      </div>
      <div className={styles.domain}>
        <DnsRecords records={records} isChecked={checkedAt !== null} />
        {isDemo(config) && (
          <p className={styles.text}>
            <Trans>
              Demo mode: no real DNS is asked. <a href="/_mock/dns">Set the records in the simulated DNS</a>
            </Trans>
          </p>
        )}
      </div>
      <div className="row-2 wrap">
        {may && (
          <Button
            variant="secondary"
            icon={<IconRefresh size={20} />}
            busy={pending}
            onClick={() => void run()}
          >
            <Trans>Check now</Trans>
          </Button>
        )}
        <ConfirmButton
          needs="deleteGuestDomain"
          variant="subtle"
          icon={<IconTrash size={20} />}
          label={<Trans>Remove domain</Trans>}
          danger
          question={<Trans>Remove {domain}?</Trans>}
          text={
            status === 'verified' && (
              <Trans>Links with this address stop working, also in messages that were already sent.</Trans>
            )
          }
          confirm={<Trans>Remove</Trans>}
          cancel={<Trans>Keep it</Trans>}
          run={() => remove()}
        />
      </div>
      <p role="alert" className="danger hide-empty">
        {error && errorText(error)}
      </p>
    </>
  );
}

function DomainBadge({ status }: Pick<GuestDomain, 'status'>) {
  if (status === 'verified') {
    return (
      <Badge tone="success">
        <Trans>Verified</Trans>
      </Badge>
    );
  }
  return status === 'wrong' ? (
    <Badge tone="danger">
      <Trans>Wrong record</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Waiting for DNS</Trans>
    </Badge>
  );
}

function DomainAdvice({ status }: Pick<GuestDomain, 'status'>) {
  if (status === 'verified') return <Trans>Links to your guests use this address.</Trans>;
  if (status === 'wrong')
    return <Trans>Correct the record below at your domain provider, then check again.</Trans>;
  return (
    <Trans>
      Create these two records at your domain provider. It can take some hours until they are found; we keep
      checking.
    </Trans>
  );
}
