import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DashboardDevices, getDashboardQuery } from '~/api/analytics';
import { formatNumber } from '~/lib/format';
import { Loaded } from '~/parts/feedback/loaded';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { Card } from '~/parts/page/card';
import { usePermission } from '~/session/permissions';
import { Attention } from './attention';
import styles from './dashboard.module.css';
import { photosOptions, sessionsOptions, summaryOptions } from './dashboard-queries';
import { Greeting } from './greeting';
import { LatestPhotos } from './latest-photos';
import { MetricCards } from './metric-cards';
import { NextCampaign } from './next-campaign';
import { SessionsStrip } from './sessions-strip';
import { isSetUp, SetupGuide } from './setup-guide';

export function DashboardScreen() {
  const summary = useQuery(summaryOptions());
  const state = useQuery(getDashboardQuery());
  const sessions = useQuery(sessionsOptions());
  const photos = useQuery(photosOptions());
  const seesCampaigns = usePermission('listCampaigns');
  const setup = state.data?.setup ?? null;
  return (
    <>
      <Greeting />
      <StaleNotice query={summary} />
      <div className={styles.dashboard}>
        {state.data && setup && !isSetUp(setup) && <SetupGuide dashboard={state.data} setup={setup} />}
        <div>
          <Loaded query={summary}>
            {(data) => <MetricCards summary={data} isNew={setup?.photo === false} />}
          </Loaded>
        </div>
        <div className={styles.board} data-campaigns={seesCampaigns || undefined}>
          <Card
            area="photos"
            title={<Trans>Latest photos</Trans>}
            action={
              <Link to="/gallery">
                <Trans>All photos</Trans>
              </Link>
            }
          >
            <Loaded query={photos}>{({ items }) => <LatestPhotos photos={items} />}</Loaded>
          </Card>
          <Card area="attention" title={<Trans>Needs attention</Trans>}>
            <Loaded query={state}>{({ attention }) => <Attention items={attention} />}</Loaded>
          </Card>
          <Card
            area="sessions"
            title={<Trans>Sessions</Trans>}
            text={state.data && <DevicesOnline devices={state.data.devices} />}
            action={
              <Link to="/session">
                <Trans>All sessions</Trans>
              </Link>
            }
          >
            <Loaded query={sessions}>
              {({ items }) => <SessionsStrip sessions={items} attention={state.data?.attention} />}
            </Loaded>
          </Card>
          {seesCampaigns && (
            <Card
              area="campaign"
              title={<Trans>Next campaign</Trans>}
              action={
                <Link to="/campaigns">
                  <Trans>All campaigns</Trans>
                </Link>
              }
            >
              <Loaded query={state}>
                {({ nextCampaign }) => (
                  <NextCampaign campaign={nextCampaign} timezone={summary.data?.timezone} />
                )}
              </Loaded>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** Devices that have never reported are not set up yet, so they count neither as online nor as offline. */
function DevicesOnline({ devices: { linked, online, neverSeen } }: { devices: DashboardDevices }) {
  const { t, i18n } = useLingui();
  if (linked === 0) return <Trans>No devices are linked.</Trans>;
  const count = formatNumber(online, i18n.locale);
  return (
    <Link to="/devices" title={t`Show the devices`}>
      {linked === neverSeen ? (
        <Plural value={neverSeen} one="# device not set up yet" other="# devices not set up yet" />
      ) : (
        <>
          <Plural
            value={linked - neverSeen}
            one={`${count} of # device online`}
            other={`${count} of # devices online`}
          />
          {neverSeen > 0 && (
            <>
              {', '}
              <Plural value={neverSeen} one="# not set up yet" other="# not set up yet" />
            </>
          )}
        </>
      )}
    </Link>
  );
}
