import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import {
  deleteTemplate,
  duplicateTemplate,
  listTemplatesQuery,
  type Template,
  templateKindValues,
} from '~/api/templates';
import { onDemand } from '~/parts/feedback/on-demand';
import type { List, SearchFor } from '~/patterns/list/list';
import { useEach } from '~/patterns/list/use-batches';
import { IconCopy, IconPalette, IconTrash } from '~/ui/icons';
import { isLockedFor } from './model/use-may-change';
import { TemplateCard } from './template-card';
import { templateKindLabels } from './template-kinds';
import styles from './templates.module.css';

const nameOf = ({ name }: Template) => name;
const kindOptions = templateKindValues.map((value) => ({ value, label: templateKindLabels[value] }));

export const templateList: List<Template, SearchFor<'listTemplates'>> = {
  name: 'templates',
  title: msg`Templates`,
  scope: msg`Layouts for prints, strips, stories and emails.`,
  searchLabel: msg`Find a template`,
  query: listTemplatesQuery,
  counted: (total) => <Plural value={total} one="# template" other="# templates" />,
  rowId: ({ id }) => id,
  rowName: nameOf,
  columns: [{ id: 'name', label: msg`Name`, cell: nameOf }],
  cards: {
    Card: TemplateCard,
    width: 13,
    skeleton: styles.skeleton,
    isSelectable: (template, user) => !isLockedFor(user, template),
  },
  filters: [{ id: 'kind', label: msg`Type`, options: () => kindOptions }],
  bulk: [
    {
      id: 'recolor',
      label: msg`Recolor`,
      icon: <IconPalette size={16} />,
      needs: 'updateTemplatePreview',
      Dialog: onDemand(() => import('./recolor/recolor-templates'), 'RecolorTemplates'),
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
  ],
  empty: {
    picture: 'designs',
    title: msg`No templates yet`,
    text: msg`Start with a design for your business, or with an empty page.`,
  },
  create: { label: msg`New template`, needs: 'createTemplate' },
};
