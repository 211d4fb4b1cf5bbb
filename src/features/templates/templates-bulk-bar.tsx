import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { IconCopy, IconPalette, IconTrash } from '@tabler/icons-react';
import { deleteTemplate, duplicateTemplate, type Template } from '~/api/templates';
import { onDemand } from '~/components/feedback/on-demand';
import { BulkBar, type BulkBarProps } from '~/components/list/bulk-bar';
import type { BulkAction } from '~/components/list/list';
import { useEach } from '~/components/list/use-each';

const nameOf = ({ name }: Template) => name;

const ACTIONS: readonly BulkAction<Template>[] = [
  {
    id: 'recolor',
    label: msg`Recolor`,
    icon: <IconPalette size={16} />,
    needs: 'updateTemplatePreview',
    Dialog: onDemand(() =>
      import('./recolor/recolor-templates').then(({ RecolorTemplates }) => RecolorTemplates),
    ),
  },
  {
    id: 'duplicate',
    label: msg`Duplicate`,
    icon: <IconCopy size={16} />,
    needs: 'duplicateTemplate',
    useRun: () => useEach('duplicateTemplate', ({ id }: Template) => duplicateTemplate(id), nameOf),
  },
  {
    id: 'delete',
    label: msg`Delete`,
    icon: <IconTrash size={16} />,
    needs: 'deleteTemplate',
    danger: true,
    confirm: {
      title: (count) => <Plural value={count} one="Delete # template?" other="Delete # templates?" />,
      text: msg`Photos made with them are kept. Templates in use are not deleted.`,
      yes: msg`Delete`,
    },
    useRun: () => useEach('deleteTemplate', ({ id }: Template) => deleteTemplate(id), nameOf),
  },
];

/** The actions for the selected templates. */
export const TemplatesBulkBar = (props: Omit<BulkBarProps<Template>, 'actions' | 'onSelectAll'>) => (
  <BulkBar actions={ACTIONS} onSelectAll={undefined} {...props} />
);
