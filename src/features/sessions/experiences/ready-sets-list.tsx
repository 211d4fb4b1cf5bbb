import { Trans, useLingui } from '@lingui/react/macro';
import type { ExperienceWrite } from '~/api/sessions';
import { Button } from '~/ui/button';
import { KindIcon } from '../model/kind-icon';
import { useSessionContext } from '../model/session-context';
import styles from './experiences.module.css';
import { experiencesOf, READY_SETS } from './ready-sets';

/** Three sets of experiences for an empty session, suited to the business. */
export function ReadySets({ onChoose }: { onChoose: (experiences: ExperienceWrite[]) => void }) {
  const { t } = useLingui();
  const { account, templates } = useSessionContext();
  const sets = READY_SETS[account.category] ?? READY_SETS.other;
  return (
    <div className={styles.sets}>
      <p>
        <Trans>Guests have nothing to choose from yet. Start with a ready set, or add your own.</Trans>
      </p>
      <ul>
        {sets.map((set) => {
          const name = t(set.name);
          return (
            <li key={set.id}>
              <span className="flex-2 muted">
                {set.steps.map(({ kind, title }) => (
                  <KindIcon key={title.id} kind={kind} size={24} />
                ))}
              </span>
              <strong>{name}</strong>
              <p>{t(set.text)}</p>
              <Button
                variant="secondary"
                size="s"
                aria-label={t`Use this set: ${name}`}
                onClick={() => onChoose(experiencesOf(set, templates, t))}
              >
                <Trans>Use this set</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
