import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { Contact } from '~/api/contacts';
import { onDemand } from '~/parts/feedback/on-demand';
import type { BulkAction } from '~/patterns/list/list';
import { IconArrowMerge, IconDownload, IconSend, IconShieldCheck, IconTags, IconTrash } from '~/ui/icons';
import { CampaignDialog } from './bulk/campaign-dialog';
import { ConsentDialog } from './bulk/consent-dialog';
import { useBulkUpdate } from './bulk/use-bulk-update';
import { MergeSelected } from './merge/merge-dialog';
import { useExport } from './use-export';

const idsOf = (rows: readonly Contact[]) => rows.map(({ id }) => id);

/** The bulk actions on contacts. */
export const contactBulk: readonly BulkAction<Contact>[] = [
  {
    id: 'tags',
    label: msg`Tags`,
    icon: <IconTags size={16} />,
    needs: 'updateContacts',
    Dialog: onDemand(() => import('./bulk/tag-dialog'), 'TagContactsDialog'),
  },
  {
    id: 'campaign',
    label: msg`Campaign`,
    icon: <IconSend size={16} />,
    needs: 'createCampaign',
    Dialog: CampaignDialog,
  },
  {
    id: 'export',
    label: msg`Export`,
    icon: <IconDownload size={16} />,
    needs: 'exportContacts',
    rows: { least: 1, most: 200 },
    useRun() {
      const make = useExport();
      return (rows) => make({ ids: idsOf(rows) });
    },
  },
  {
    id: 'consent',
    label: msg`Consent`,
    icon: <IconShieldCheck size={16} />,
    needs: 'updateContacts',
    Dialog: ConsentDialog,
  },
  {
    id: 'merge',
    label: msg`Merge`,
    icon: <IconArrowMerge size={16} />,
    needs: 'mergeContacts',
    rows: { least: 2, most: 2 },
    Dialog: MergeSelected,
  },
  {
    id: 'delete',
    label: msg`Delete`,
    icon: <IconTrash size={16} />,
    needs: 'updateContacts',
    danger: true,
    confirm: {
      title: (count) => <Plural value={count} one="Delete # contact?" other="Delete # contacts?" />,
      text: msg`Photos are kept but no longer linked to anyone. Opt-outs are remembered, so an import cannot undo them.`,
      yes: msg`Delete`,
    },
    useRun() {
      const { mutateAsync } = useBulkUpdate();
      return (rows) => mutateAsync({ ids: idsOf(rows), delete: true });
    },
  },
];
