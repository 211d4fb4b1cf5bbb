import { Plural, Trans } from '@lingui/react/macro';
import { IconCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Integration } from '~/api/integrations';
import styles from './integrations.module.css';

/** The uses of a connection, in a few words. */
export function DependentsLine({ dependents }: { dependents: Integration['dependents'] }) {
  const { campaignCount, contactCount, photoCount } = dependents;
  return (
    <>
      {campaignCount > 0 && (
        <li>
          <Plural value={campaignCount} one="# campaign depends on it" other="# campaigns depend on it" />
        </li>
      )}
      {contactCount > 0 && (
        <li>
          <Plural value={contactCount} one="# contact came from it" other="# contacts came from it" />
        </li>
      )}
      {photoCount > 0 && (
        <li>
          <Plural value={photoCount} one="# photo copied" other="# photos copied" />
        </li>
      )}
    </>
  );
}

interface ConsequencesProps {
  /** The name of the service. */
  service: string;
  dependents: Integration['dependents'];
}

/** What stops when a service is disconnected, and what stays. */
export function Consequences({ service, dependents }: ConsequencesProps) {
  const { campaigns, campaignCount, contactCount, photoCount } = dependents;
  const more = campaignCount - campaigns.length;
  return (
    <dl className={styles.consequences}>
      <div>
        <dt>
          <IconPlugConnectedX size={20} aria-hidden />
          <Trans>What stops</Trans>
        </dt>
        {campaignCount > 0 && (
          <dd>
            <Plural value={campaignCount} one="# campaign stops:" other="# campaigns stop:" />
            <ul>
              {campaigns.map(({ id, name }) => (
                <li key={id}>
                  <Link to="/campaigns" search={{ open: id }}>
                    {name}
                  </Link>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <Plural value={more} one="# more" other="# more" />
                </li>
              )}
            </ul>
            <Trans>Campaigns that have started are paused; scheduled ones become drafts.</Trans>
          </dd>
        )}
        {contactCount > 0 && (
          <dd>
            <Plural
              value={contactCount}
              one="# contact is no longer updated."
              other="# contacts are no longer updated."
            />
          </dd>
        )}
        {photoCount > 0 && (
          <dd>
            <Trans>New photos are no longer copied.</Trans>
          </dd>
        )}
        {campaignCount + contactCount + photoCount === 0 && (
          <dd>
            <Trans>Nothing else uses this connection.</Trans>
          </dd>
        )}
      </div>
      <div>
        <dt>
          <IconCheck size={20} aria-hidden />
          <Trans>What stays</Trans>
        </dt>
        <dd>
          <Trans>Your contacts, campaigns and copied photos.</Trans>
        </dd>
        <dd>
          <Trans>You can connect {service} again at any time.</Trans>
        </dd>
      </div>
    </dl>
  );
}
