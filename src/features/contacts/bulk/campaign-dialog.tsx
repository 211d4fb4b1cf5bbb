import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type CampaignAudience, type CampaignChannel, useCreateCampaign } from '~/api/campaigns';
import { type Contact, listContactsQuery } from '~/api/contacts';
import { useAction } from '~/api/use-action';
import { nameOf } from '~/entities/contact-name';
import { formatDate, formatNumber } from '~/lib/format';
import type { BulkDialogProps } from '~/patterns/list/list';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { Dialog } from '~/ui/overlay/dialog';
import styles from '~/ui/overlay/dialog-parts.module.css';
import { channels } from '../model/consent-marks';
import { consentLabels } from '../model/contact-labels';
import { useBulkUpdate } from './use-bulk-update';

const TAG_LENGTH = 40;

/** Why a campaign on the channel cannot reach the contact; null if it can. */
const obstacle: Record<CampaignChannel, (contact: Contact) => MessageDescriptor | null> = {
  email({ emailAddress, emailConsent: { status }, bounced }) {
    if (emailAddress === null) return msg`No email address`;
    if (status !== 'in') return consentLabels[status];
    return bounced ? msg`Bounced` : null;
  },
  sms({ phoneNumber, smsConsent: { status } }) {
    if (phoneNumber === null) return msg`No phone number`;
    return status === 'in' ? null : consentLabels[status];
  },
};

/**
 * Starts a campaign to the selected contacts. An audience consists of rules, so they get a tag that no other contact
 * has.
 */
export function CampaignDialog({ rows, onClose }: BulkDialogProps<Contact>) {
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
  const byEmail = rows.filter((row) => obstacle.email(row) === null).length;
  const bySms = rows.filter((row) => obstacle.sms(row) === null).length;
  const channel = byEmail > 0 || bySms === 0 ? 'email' : 'sms';
  const reached = Math.max(byEmail, channel === 'sms' ? bySms : 0);
  const { mutateAsync: changeContacts, data: tagged } = useBulkUpdate();
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
    const audience: CampaignAudience = { match: 'all', rules: [{ field: 'tag', op: 'is', values: [used] }] };
    const { id } = await createCampaign({ data: { name: used, channel, audience } });
    onClose('done');
    void navigate({ to: '/campaigns/create', search: { id } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag !== '') void run();
  };
  return (
    <Dialog
      onClose={() => onClose()}
      title={
        only
          ? t`Send a campaign to ${name}`
          : t`${plural(count, { one: 'Send a campaign to # contact', other: 'Send a campaign to # contacts' })}`
      }
    >
      <form onSubmit={submit} className="stack-4">
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
          <>
            <p>
              <Plural
                value={count}
                one="This contact cannot get a campaign."
                other="None of these contacts can get a campaign."
              />
            </p>
            <dl className={styles.reasons}>
              {channels.map(({ id, label }) => (
                <div key={id}>
                  <dt className="muted">{t(label)}</dt>
                  <dd>
                    <Reasons rows={rows} channel={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          reached < count && (
            <p className="hint">
              <Trans>
                {reached} of {count} can get it now. Others: <Reasons rows={rows} channel={channel} />
              </Trans>
            </p>
          )
        )}
        <div role="alert">
          {error && <p className="danger hide-empty">{errorText(error)}</p>}
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
          <Button variant="secondary" onClick={() => onClose()}>
            {reached > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Why the channel does not reach some of the contacts, as in `Opted out (2), No email address`. */
function Reasons({ rows, channel }: { rows: readonly Contact[]; channel: CampaignChannel }) {
  const { t, i18n } = useLingui();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const reason = obstacle[channel](row);
    if (reason) counts.set(t(reason), (counts.get(t(reason)) ?? 0) + 1);
  }
  const number = (count: number) => (rows.length > 1 ? ` (${formatNumber(count, i18n.locale)})` : '');
  return [...counts].map(([reason, count]) => reason + number(count)).join(', ');
}
