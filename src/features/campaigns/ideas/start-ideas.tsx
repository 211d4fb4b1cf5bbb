import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { NotInPlan } from '~/parts/feedback/refusal';
import { allIdeasFor } from './further';
import { IdeaPicture } from './idea-picture';
import { Ideas } from './ideas';
import styles from './start-ideas.module.css';

/** All ideas, with pictures. */
export function StartIdeas() {
  const { data: account } = useQuery(getOwnAccountQuery());
  return (
    <>
      <NotInPlan account={account} feature="campaigns" />
      <div className={styles.start}>
        <p className="note">
          <Trans>Start with an idea, or with an empty message. Nothing is sent before you say so.</Trans>
        </p>
        <Ideas choose={allIdeasFor} Picture={IdeaPicture} />
      </div>
    </>
  );
}
