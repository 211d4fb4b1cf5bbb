import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';
import { type Account, getOwnAccountQuery } from '~/api/account';
import { usePermission } from '~/session/permissions';
import { channelLabels, rhythmOf } from '../model/campaign-labels';
import styles from './ideas.module.css';
import { ideaLanguage, readIdeaTexts } from './read-idea-texts';
import { type Idea, ideasFor } from './ready';

interface IdeasProps {
  choose?: typeof ideasFor;
  Picture?: ComponentType<{ idea: Idea; account: Account }>;
}

/** Prepared campaigns for this kind of business. Each opens in the composer; nothing is saved yet. */
export function Ideas({ choose = ideasFor, Picture }: IdeasProps) {
  const { t } = useLingui();
  const { date }: { date?: string } = useSearch({ strict: false });
  const may = usePermission('createCampaign');
  const { data: account } = useQuery(getOwnAccountQuery());
  if (!may || !account) return null;
  const texts = use(readIdeaTexts(account.locale));
  /** The text as one of the contacts would get it. */
  const asExample = (text: string) =>
    text.replaceAll('{{firstName}}', t`Maya`).replaceAll('{{business}}', account.businessName);
  return (
    <section className={styles.ideas} aria-label={t`Ideas`}>
      <ul>
        {choose(account.category).map((idea) => {
          const { kind = 'once', repeat = null, trigger = null } = idea.more;
          const { subject, body } = texts.ideas[idea.id];
          return (
            <li className="grid shrink" key={idea.id}>
              <Link to="/campaigns/create" search={{ idea: idea.id, date }} className={styles.idea}>
                {Picture && <Picture idea={idea} account={account} />}
                <span className={styles.text}>
                  <strong>{t(idea.name)}</strong>
                  <span lang={ideaLanguage(account.locale)}>{asExample(subject ?? body)}</span>
                  <small>
                    <b data-automatic={kind === 'automatic' || undefined}>
                      {kind === 'automatic' ? <Trans>Automatic</Trans> : <Trans>Once</Trans>}
                    </b>{' '}
                    {t(channelLabels[idea.channel ?? 'email'])} ·{' '}
                    {t(idea.who ?? rhythmOf({ kind, repeat, trigger }))}
                  </small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
