import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Integration, IntegrationName } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import { IconCheck, IconPlugConnectedX } from '~/ui/icons';
import { consequences } from './catalog';
import styles from './integrations.module.css';

/** The uses of a connection, in a few words. */
export function DependentsLine({ dependents }: { dependents: Integration['dependents'] }) {
  const { campaignCount, contactCount, photoCount } = dependents;
  return (
    <>
      {campaignCount > 0 && (
        <li>
          <Plural value={campaignCount} one="Used by # campaign" other="Used by # campaigns" />
        </li>
      )}
      {contactCount > 0 && (
        <li>
          <Plural value={contactCount} one="# contact imported" other="# contacts imported" />
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
  name: IntegrationName;
  dependents: Integration['dependents'];
}

/** What stops when a service is disconnected, and what stays. */
export function Consequences({ name, dependents }: ConsequencesProps) {
  const { t } = useLingui();
  const service = serviceNames[name];
  const { campaigns, campaignCount } = dependents;
  const more = campaignCount - campaigns.length;
  return (
    <dl className={styles.consequences}>
      <div>
        <dt className="row-2 weight-semibold">
          <IconPlugConnectedX size={20} aria-hidden />
          <Trans>What stops</Trans>
        </dt>
        <dd>{t(consequences[name].stops)}</dd>
        {campaignCount > 0 && (
          <dd>
            <Plural value={campaignCount} one="# campaign stops:" other="# campaigns stop:" />
            <ul>
              {campaigns.map(({ id, name: campaign }) => (
                <li key={id}>
                  <Link to="/campaigns" search={{ open: id }}>
                    {campaign}
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
      </div>
      <div>
        <dt className="row-2 weight-semibold">
          <IconCheck size={20} aria-hidden />
          <Trans>What stays</Trans>
        </dt>
        <dd>{t(consequences[name].stays)}</dd>
        <dd>
          <Trans>You can connect {service} again at any time.</Trans>
        </dd>
      </div>
    </dl>
  );
}
