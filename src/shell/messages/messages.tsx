import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessagesQuery, useUpdateMessages } from '~/api/messages';
import { Loaded } from '~/parts/feedback/loaded';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconBell } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import { MessageItem } from './message-item';

const FIRST = 20;
/** The maximum page size of the API. */
const MOST = 200;

/** Events since the user's last visit, newest first. */
export function Messages({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const [show, setShow] = useState(FIRST);
  const query = useQuery({
    ...listMessagesQuery({ show }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { mutate: markRead, isPending } = useUpdateMessages({ meta: { quiet: true } });
  // Not while an administrator views the account read-only.
  const mayMark = usePermission('updateMessages');
  const maySet = usePermission('getNotificationSettings');
  if (query.isPending && query.failureReason === null) return <Spinner label={t`Loading notifications`} />;
  return (
    <Loaded query={query}>
      {({ items, pages }) => (
        <div className="stack-3 justify-start">
          {items.length === 0 && (
            <ResultBlock
              icon={<IconBell />}
              headingLevel={3}
              title={t`No notifications yet`}
              description={
                <Trans>
                  Finished imports, offline booths, sent campaigns and photos hidden by guests appear here.
                </Trans>
              }
            />
          )}
          <div className="flex-2 wrap">
            {mayMark && items.some(({ read }) => !read) && (
              <Button
                variant="secondary"
                size="s"
                busy={isPending}
                onClick={() => markRead({ data: { all: true } })}
              >
                <Trans>Mark all as read</Trans>
              </Button>
            )}
            {maySet && (
              <ButtonLink
                to="/account/profile"
                hash="notifications"
                variant={items.length === 0 ? 'secondary' : 'subtle'}
                size="s"
                onClick={onOpen}
              >
                <Trans>Email notifications</Trans>
              </ButtonLink>
            )}
          </div>
          <ul className="wide" aria-label={t`Notifications`}>
            {items.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onOpen={() => {
                  if (mayMark && !message.read) markRead({ data: { ids: [message.id] } });
                  onOpen();
                }}
              />
            ))}
          </ul>
          {pages > 1 && show < MOST && (
            <Button variant="secondary" size="s" busy={query.isFetching} onClick={() => setShow(MOST)}>
              <Trans>Show older notifications</Trans>
            </Button>
          )}
          {pages > 1 && show === MOST && (
            <p>
              <Trans>Only the newest {MOST} are shown.</Trans>
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}
