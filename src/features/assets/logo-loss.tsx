import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allPages } from '~/api/all-pages';
import type { Asset } from '~/api/assets';
import { listLocations } from '~/api/locations';
import { listSessions } from '~/api/sessions';
import { listTemplates } from '~/api/templates';
import { usePermission } from '~/session/permissions';
import styles from './asset-panel.module.css';
import { AssetReplacement } from './asset-replacement';

/** More names than this are counted. */
const NAMED = 3;

/** What shows no logo once that of the business is deleted, and the offer to replace it instead. */
export function LogoLoss({ asset }: { asset: Asset }) {
  const { t, i18n } = useLingui();
  const mayReplace = usePermission('replaceAsset');
  const locations = useQuery(allPages('listLocations', listLocations)).data?.items.filter(
    ({ logoAssetId }) => logoAssetId === null,
  );
  const sessions = useQuery(allPages('listSessions', listSessions)).data?.items.filter(
    ({ inherits }) => inherits.logoAssetId === 'account',
  );
  const templates = useQuery(allPages('listTemplates', listTemplates)).data?.items.filter(({ scene }) =>
    scene.layers.some(({ type }) => type === 'logo'),
  );
  const namesOf = (records: readonly { name: string }[]) => {
    const names = records.slice(0, NAMED).map(({ name }) => name);
    const more = records.length - names.length;
    return new Intl.ListFormat(i18n.locale).format(more > 0 ? [...names, t`${more} more`] : names);
  };
  const line = (records: readonly { name: string }[] | undefined, count: (n: number) => ReactNode) =>
    records !== undefined &&
    records.length > 0 && (
      <li>
        {count(records.length)}: {namesOf(records)}
      </li>
    );
  return (
    <>
      <p>
        <Trans>This is your business logo. These show no logo without it:</Trans>
      </p>
      <ul className={styles.loss}>
        <li>
          <Trans>Your guest pages and messages</Trans>
        </li>
        {line(locations, (n) => (
          <Plural value={n} one="# location" other="# locations" />
        ))}
        {line(sessions, (n) => (
          <Plural value={n} one="# session" other="# sessions" />
        ))}
        {line(templates, (n) => (
          <Plural value={n} one="# template" other="# templates" />
        ))}
      </ul>
      {mayReplace && (
        <>
          <p>
            <Trans>Replace the file instead, and all of them show the new one.</Trans>
          </p>
          <AssetReplacement asset={asset} />
        </>
      )}
    </>
  );
}
