import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type CampaignAudience, useCreateCampaign } from '~/api/campaigns';
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

/**
 * Starts a campaign to the selected contacts. An audience consists of rules, so they get a tag that no other contact
 * has.
 */
export function CampaignDialog({ rows, close }: BulkDialogProps<Contact>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const count = rows.length;
  const today = formatDate(new Date().toISOString(), i18n.locale);
  const [first] = rows;
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => {
    const name = first && nameOf(first);
    const suggestion = count === 1 ? t`only ${name}` : t`selection of ${today}`;
    return suggestion.slice(0, TAG_LENGTH).trim();
  });
  const [usedTag, setUsedTag] = useState<string>();
  const tag = typed.trim();
  const { mutateAsync: changeContacts, data: tagged } = useBulkUpdate();
  const { mutateAsync: createCampaign } = useCreateCampaign();
  const refused = tagged?.refused ?? [];
  const { run, pending, error } = useAction(async () => {
    // A second attempt skips contacts that were refused the tag.
    if (refused.length === 0) {
      const ids = new Set(rows.map(({ id }) => id));
      const before = await client.fetchQuery({ ...listContactsQuery({ tag, show: 200 }), staleTime: 0 });
      const others = before.pages > 1 || before.items.some(({ id }) => !ids.has(id));
      if (others) return setUsedTag(tag);
      const answer = await changeContacts({ ids: [...ids], set: { addTags: [tag] } });
      if (answer.refused.length > 0) return;
    }
    const audience: CampaignAudience = { match: 'all', rules: [{ field: 'tag', op: 'is', value: tag }] };
    const { id } = await createCampaign({ data: { name: tag, channel: 'email', audience } });
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
      title={t`${plural(count, { one: 'A campaign to # contact', other: 'A campaign to # contacts' })}`}
    >
      <form onSubmit={submit} className={styles.stack}>
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
          <Button type="submit" busy={pending} disabled={tag === ''}>
            {refused.length > 0 ? <Trans>Message the others</Trans> : <Trans>Start campaign</Trans>}
          </Button>
          <Button variant="secondary" onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
