import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { IconCategory, IconTrash } from '@tabler/icons-react';
import { type Asset, deleteAsset } from '~/api/assets';
import { onDemand } from '~/components/feedback/on-demand';
import { BulkBar, type BulkBarProps } from '~/components/list/bulk-bar';
import type { BulkAction } from '~/components/list/list';
import { useEach } from '~/components/list/use-each';

const ACTIONS: readonly BulkAction<Asset>[] = [
  {
    id: 'type',
    label: msg`Change type`,
    icon: <IconCategory size={16} />,
    needs: 'updateAsset',
    Dialog: onDemand(() => import('./type-dialog').then(({ TypeDialog }) => TypeDialog)),
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
];

/** The actions for the selected assets. */
export const AssetsBulkBar = (props: Omit<BulkBarProps<Asset>, 'actions' | 'onSelectAll'>) => (
  <BulkBar actions={ACTIONS} onSelectAll={undefined} {...props} />
);
