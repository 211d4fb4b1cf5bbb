import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOwnAuditEntriesQuery } from '~/api/account';
import entries from '~/entities/audit/audit.module.css';
import { AuditItem } from '~/entities/audit/audit-item';
import { Loaded } from '~/parts/feedback/loaded';
import { Button } from '~/ui/button';
import { ProfileCard } from './profile-card';

/** What administrators did in the account, and why. */
export function AccessCard() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...listOwnAuditEntriesQuery({ page, show: 10 }),
    placeholderData: keepPreviousData,
  });
  return (
    <ProfileCard
      id="access"
      title={<Trans>Access by support</Trans>}
      text={
        <Trans>
          When our support viewed this account, why, and what was changed. Entries cannot be changed or
          deleted.
        </Trans>
      }
    >
      <Loaded query={query}>
        {({ items, pages }) =>
          items.length === 0 ? (
            <p>
              <Trans>Our support has not viewed this account.</Trans>
            </p>
          ) : (
            <>
              <ol className={entries.entries} aria-label={t`Access by support`}>
                {items.map((entry) => (
                  <AuditItem key={entry.id} entry={entry} />
                ))}
              </ol>
              {pages > 1 && (
                <div className="flex-2">
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={page === 1}
                    onClick={() => setPage(page - 1)}
                  >
                    <Trans>Newer</Trans>
                  </Button>
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={page >= pages}
                    onClick={() => setPage(page + 1)}
                  >
                    <Trans>Older</Trans>
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </ProfileCard>
  );
}
