import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import { getLocationQuery, useCreateLocation } from '~/api/locations';
import { formatNumber } from '~/lib/format';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { PageTabs } from '~/parts/page/page-tabs';
import { emptyAddress } from '~/patterns/form/postal-address';
import { RecordForm } from '~/patterns/form/record-form';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconBuildingStore } from '~/ui/icons';
import { createBody, newLocationForm } from './location-form';
import { LocationLogo } from './location-parts';
import { TABS } from './location-tabs';
import { locationCountOptions } from './model/location-queries';

const Back = () => (
  <BackLink to="/locations">
    <Trans>Locations</Trans>
  </BackLink>
);

/** One location in six tabs. */
export function LocationScreen() {
  const { t, i18n } = useLingui();
  const { locationId: id } = useParams({ from: '/_app/locations/$locationId' });
  const { tab = 'profile' } = useSearch({ from: '/_app/locations/$locationId' });
  const query = useSuspenseQuery(getLocationQuery(id));
  const { name, devices, devicesOnline, photosLast7Days } = query.data;
  const online = formatNumber(devicesOnline, i18n.locale);
  const { Content } = TABS.find((one) => one.id === tab) ?? TABS[0];
  return (
    <>
      <Back />
      <PageHeader
        picture={<LocationLogo location={query.data} />}
        title={name}
        scope={
          <>
            {devices === 0 ? (
              <Trans>No devices</Trans>
            ) : (
              <Plural
                value={devices}
                one={`# device, ${online} online`}
                other={`# devices, ${online} online`}
              />
            )}
            {' · '}
            <Plural value={photosLast7Days} one="# photo this week" other="# photos this week" />
          </>
        }
      />
      <StaleNotice query={query} />
      <PageTabs
        label={t`Parts of ${name}`}
        resetScroll={false}
        tabs={TABS.map(({ id: part, label }, at) => ({
          label: t(label),
          to: '.',
          search: { tab: at === 0 ? undefined : part },
          current: part === tab,
        }))}
      />
      <Content key={`${id} ${tab}`} location={query.data} />
    </>
  );
}

/** A new location, unless the plan's limit is reached. */
export function NewLocationScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: account } = useSuspenseQuery(getOwnAccountQuery());
  const { data: count } = useSuspenseQuery(locationCountOptions());
  const { mutateAsync: create } = useCreateLocation();
  const name = useLocation({ select: ({ state }) => state.newName });
  const most = account.settings.limits.locations;
  return (
    <>
      <Back />
      <PageHeader title={t`New location`} />
      {most !== null && count.pages >= most ? (
        <ResultBlock
          icon={<IconBuildingStore />}
          title={
            <Plural
              value={most}
              one="Your plan has room for # location"
              other="Your plan has room for # locations"
            />
          }
          description={<Trans>You have used all of it. Upgrade your plan to add more.</Trans>}
        >
          <ButtonLink to="/account/billing">
            <Trans>See the plans</Trans>
          </ButtonLink>
        </ResultBlock>
      ) : (
        <RecordForm
          sections={newLocationForm}
          schema={createBody}
          record={null}
          initial={{ ...(name !== undefined && { name }), timezone: account.timezone, address: emptyAddress }}
          needs="createLocation"
          save={(data) => create({ data })}
          onSaved={({ id }) => void navigate({ to: '/locations/$locationId', params: { locationId: id } })}
          button={{ label: <Trans>Add the location</Trans> }}
        />
      )}
    </>
  );
}
