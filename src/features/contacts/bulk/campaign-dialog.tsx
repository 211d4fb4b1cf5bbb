import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type CampaignAudience, type CampaignChannel, useCreateCampaign } from '~/api/campaigns';
import { type Contact, listContactsQuery } from '~/api/contacts';
import { describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { nameOf } from '~/components/contact-name';
import styles from '~/components/dialog-parts.module.css';
import type { BulkDialogProps } from '~/components/list/list';
import { formatDate } from '~/lib/format';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/text-field';
import { useBulkUpdate } from './use-bulk-update';

const TAG_LENGTH = 40;

/** Whether a campaign on the channel can reach the contact: it has an address and has agreed. */
const isReachable: Record<CampaignChannel, (contact: Contact) => boolean> = {
  email: ({ emailAddress, emailConsent, bounced }) =>
    emailAddress !== null && emailConsent.status === 'in' && !bounced,
  sms: ({ phoneNumber, smsConsent }) => phoneNumber !== null && smsConsent.status === 'in',
};

/**
 * Starts a campaign to the selected contacts. An audience consists of rules, so they get a tag that no other contact
 * has.
 */
export function CampaignDialog({ rows, close }: BulkDialogProps<Contact>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const count = rows.length;
  const today = formatDate(new Date().toISOString(), i18n.locale);
  const [only] = count === 1 ? rows : [];
  const name = only && nameOf(only);
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => {
    const suggestion = only ? t`only ${name}` : t`selection of ${today}`;
    return suggestion.slice(0, TAG_LENGTH).trim();
  });
  const [usedTag, setUsedTag] = useState<string>();
  const tag = typed.trim();
  const byEmail = rows.filter(isReachable.email).length;
  const bySms = rows.filter(isReachable.sms).length;
  const channel = byEmail > 0 || bySms === 0 ? 'email' : 'sms';
  const reached = Math.max(byEmail, channel === 'sms' ? bySms : 0);
  const { mutateAsync: changeContacts, data: tagged } = useBulkUpdate({ quietSuccess: true });
  const { mutateAsync: createCampaign } = useCreateCampaign();
  const refused = tagged?.refused ?? [];
  const isOfOthers = async (wanted: string) => {
    const ids = new Set(rows.map(({ id }) => id));
    const before = await client.fetchQuery({
      ...listContactsQuery({ tag: wanted, show: 200 }),
      staleTime: 0,
    });
    return before.pages > 1 || before.items.some(({ id }) => !ids.has(id));
  };
  /** The tag of one contact is not asked for, so it is made unique; null if the user has to enter another one. */
  const freeTag = async (): Promise<string | null> => {
    for (let number = 1; ; number += 1) {
      const wanted = number === 1 ? tag : `${tag.slice(0, TAG_LENGTH - 4)} ${number}`;
      if (!(await isOfOthers(wanted))) return wanted;
      if (!only) return null;
    }
  };
  const { run, pending, error } = useAction(async () => {
    let used: string | null = tag;
    // A second attempt skips contacts that were refused the tag.
    if (refused.length === 0) {
      used = await freeTag();
      if (used === null) return setUsedTag(tag);
      const answer = await changeContacts({ ids: rows.map(({ id }) => id), set: { addTags: [used] } });
      if (answer.refused.length > 0) return;
    }
    const audience: CampaignAudience = { match: 'all', rules: [{ field: 'tag', op: 'is', value: used }] };
    const { id } = await createCampaign({ data: { name: used, channel, audience } });
    close('done');
    void navigate({ to: '/campaigns/create', search: { id } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag !== '') void run();
  };
  return (
    <Dialog
      onClose={() => close()}
      title={
        only
          ? t`Send a campaign to ${name}`
          : t`${plural(count, { one: 'Send a campaign to # contact', other: 'Send a campaign to # contacts' })}`
      }
    >
      <form onSubmit={submit} className={styles.stack}>
        {only ? (
          reached > 0 && (
            <p>
              <Trans>We create a draft and tag this contact “{tag}” to address it.</Trans>
            </p>
          )
        ) : (
          <TextField
            label={t`Tag to add`}
            description={t`We tag these contacts and address the draft to the tag.`}
            value={typed}
            maxLength={TAG_LENGTH}
            error={usedTag === tag ? t`Other contacts already have this tag. Enter a new one.` : undefined}
            readOnly={refused.length > 0}
            data-autofocus
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {reached === 0 ? (
          <p className={styles.fault}>
            <Plural
              value={count}
              one="This contact cannot get a campaign: without consent, or without an address that works."
              other="None of these contacts can get a campaign: without consent, or without an address that works."
            />
          </p>
        ) : (
          reached < count && (
            <p className={styles.hint}>
              <Trans>
                {reached} of {count} can get it now. The others have not agreed or have no address that works.
              </Trans>
            </p>
          )
        )}
        <div role="alert">
          {error && <p className={styles.fault}>{describeError(error)}</p>}
          {refused.length > 0 && (
            <p>
              <Plural
                value={refused.length}
                one="One could not be tagged and was skipped:"
                other="# could not be tagged and were skipped:"
              />
            </p>
          )}
          {refused.map(({ id, message }) => (
            <p key={id}>{message}</p>
          ))}
        </div>
        <div className={styles.answers}>
          {reached > 0 && (
            <Button
              type="submit"
              busy={pending}
              disabled={tag === ''}
              data-autofocus={only ? true : undefined}
            >
              {refused.length > 0 ? <Trans>Message the others</Trans> : <Trans>Start campaign</Trans>}
            </Button>
          )}
          <Button variant="secondary" onClick={() => close()}>
            {reached > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
