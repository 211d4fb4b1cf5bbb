import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { lazy } from 'react';
import { type Asset, assetTypeValues, deleteAsset, getAssetQuery, listAssetsQuery } from '~/api/assets';
import { onDemand } from '~/parts/feedback/on-demand';
import type { List, SearchFor } from '~/patterns/list/list';
import { useEach } from '~/patterns/list/use-batches';
import { IconCategory, IconTrash } from '~/ui/icons';
import { AssetCard } from './asset-card';
import styles from './assets.module.css';
import { assetTypeLabels } from './model/asset-types';

const typeOptions = assetTypeValues.map((value) => ({ value, label: assetTypeLabels[value] }));

export const assetList: List<Asset, SearchFor<'listAssets'>> = {
  name: 'assets',
  title: msg`Assets`,
  scope: msg`Logos, overlays, screens and backgrounds, uploaded once and used everywhere.`,
  searchLabel: msg`Find a file`,
  // Layouts are not cached (product-spec section 3): they are only kept until rendered.
  query: (params) => ({
    ...listAssetsQuery(params),
    ...(params.type === 'layout' && { staleTime: 1000, gcTime: 1000 }),
  }),
  defaultSort: '-createdAt',
  counted: (total) => <Plural value={total} one="# file" other="# files" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [{ id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' }],
  cards: {
    Card: AssetCard,
    width: 14,
    skeleton: styles.skeleton,
    orders: [
      { value: '-createdAt', label: msg`Newest first` },
      { value: 'createdAt', label: msg`Oldest first` },
      { value: 'name', label: msg`Name` },
      { value: '-bytes', label: msg`Largest first` },
    ],
  },
  filters: [{ id: 'type', label: msg`Type`, options: () => typeOptions }],
  bulk: [
    {
      id: 'type',
      label: msg`Change type`,
      icon: <IconCategory size={16} />,
      needs: 'updateAsset',
      Dialog: onDemand(() => import('./type-dialog'), 'TypeDialog'),
    },
    {
      id: 'delete',
      label: msg`Delete`,
      icon: <IconTrash size={16} />,
      needs: 'deleteAsset',
      danger: true,
      confirm: {
        title: (count) => <Plural value={count} one="Delete # asset?" other="Delete # assets?" />,
        text: msg`Where they are used, nothing is shown instead.`,
        yes: msg`Delete`,
      },
      useRun: () =>
        useEach(
          'deleteAsset',
          ({ id }: Asset) => deleteAsset(id),
          ({ name }) => name,
        ),
    },
  ],
  empty: {
    picture: 'designs',
    title: msg`No assets yet`,
    text: msg`Upload pictures, videos and audio once, and use them in booth screens, templates and guest pages.`,
    // The type is the only filter.
    noMatch: ({ type = 'misc' }, { t }) => {
      const label = t(assetTypeLabels[type]);
      return t(msg`No assets of the type “${label}”`);
    },
  },
  panel: {
    Content: lazy(() => import('./asset-panel').then(({ AssetPanel }) => ({ default: AssetPanel }))),
    record: (id) => getAssetQuery(id),
  },
};
