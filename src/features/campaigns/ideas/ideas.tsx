import { useLingui } from '@lingui/react/macro';
import { IconAddressBook, IconPhoto, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import { useCreateCampaign } from '~/api/campaigns';
import { describeError } from '~/api/errors';
import { useAction } from '~/api/use-action';
import { usePermission } from '~/session/permissions';
import { rhythmOf } from '../campaign-words';
import styles from './ideas.module.css';
import { type Idea, ideasFor } from './ready';

/** Those of the navigation, which are loaded already. */
const icons = {
  after_photo: IconPhoto,
  not_viewed: IconPhoto,
  winback: IconAddressBook,
  birthday: IconAddressBook,
};

/** Six templates for this kind of business. A click creates the draft and opens it. */
export function Ideas({ inRow = false }: { inRow?: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const may = usePermission('createCampaign');
  const { data: account } = useQuery(getOwnAccountQuery());
  const { mutateAsync, variables } = useCreateCampaign();
  const { run, pending, error } = useAction(async ({ name, subject, body, more }: Idea) => {
    const data = { ...more, channel: 'email', name: t(name), subject: t(subject), body: t(body) } as const;
    const { id } = await mutateAsync({ data });
    void navigate({ to: '/campaigns/create', search: { id } });
  });
  if (!may || !account) return null;
  /** The text as one of the contacts would get it. */
  const asExample = (text: string) =>
    text.replaceAll('{{firstName}}', t`Maya`).replaceAll('{{business}}', account.businessName);
  return (
    <section className={styles.ideas} aria-label={t`Ideas`} data-row={inRow || undefined}>
      <ul>
        {ideasFor(account.category).map((idea) => {
          const { kind = 'once', repeat = null, trigger = null } = idea.more;
          const TriggerIcon = trigger ? icons[trigger.event] : IconSend;
          return (
            <li key={idea.id}>
              <button
                type="button"
                className={styles.idea}
                aria-busy={(pending && variables?.data.name === t(idea.name)) || undefined}
                onClick={() => void run(idea)}
              >
                <TriggerIcon size={18} aria-hidden />
                <strong>{t(idea.name)}</strong>
                {!inRow && <span>{asExample(t(idea.subject))}</span>}
                <small>{t(rhythmOf({ kind, repeat, trigger }))}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="alert" className={styles.fault}>
        {error && describeError(error)}
      </p>
    </section>
  );
}
