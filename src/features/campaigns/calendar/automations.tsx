import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { listCampaignsQuery } from '~/api/campaigns';
import { IconBolt } from '~/ui/icons';
import styles from './calendar.module.css';

/** More would take a second line. */
const MOST = 3;

/** The active automatic campaigns, which belong to no day. */
export function Automations() {
  const { t } = useLingui();
  const { tab, kind, search } = useSearch({ from: '/_app/campaigns/' });
  const isShown = (tab ?? kind ?? 'automatic') === 'automatic';
  const { data } = useQuery({
    ...listCampaignsQuery({ kind: 'automatic', status: ['sending'], search, show: MOST }),
    enabled: isShown,
  });
  if (!isShown || !data || data.items.length === 0) return null;
  const { items, total = items.length } = data;
  const more = total - items.length;
  return (
    <p className={styles.automations}>
      <IconBolt size={16} aria-hidden />
      <span>{t`${plural(total, { one: '# automation running:', other: '# automations running:' })}`}</span>
      {items.map(({ id, name }, at) => (
        <span key={id}>
          <Link
            from="/campaigns/"
            to="/campaigns"
            search={(former) => ({ ...former, open: id })}
            resetScroll={false}
            data-campaign={id}
            aria-haspopup="dialog"
          >
            {name}
          </Link>
          {(at < items.length - 1 || more > 0) && ','}
        </span>
      ))}
      {more > 0 && (
        <Link to="/campaigns" search={{ tab: 'automatic', search }}>
          <Trans>{more} more</Trans>
        </Link>
      )}
    </p>
  );
}
