import { Plural, Trans } from '@lingui/react/macro';
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

/** What stops when a service is disconnected, and what stays. */
export function Consequences({ dependents }: { dependents: Integration['dependents'] }) {
  const { campaigns, campaignCount, contactCount, photoCount } = dependents;
  const more = campaignCount - campaigns.length;
  return (
    <ul className={styles.consequences}>
      {campaignCount > 0 && (
        <li>
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
        </li>
      )}
      {contactCount > 0 && (
        <li>
          <Plural
            value={contactCount}
            one="# contact is no longer updated. It stays in your contacts."
            other="# contacts are no longer updated. They stay in your contacts."
          />
        </li>
      )}
      {photoCount > 0 && (
        <li>
          <Plural
            value={photoCount}
            one="New photos are no longer copied. The # copied photo stays there."
            other="New photos are no longer copied. The # copied photos stay there."
          />
        </li>
      )}
      {campaignCount + contactCount + photoCount === 0 && (
        <li>
          <Trans>Nothing else uses this connection.</Trans>
        </li>
      )}
    </ul>
  );
}
