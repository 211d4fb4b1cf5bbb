import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListTemplatesQueryParams } from '~/api/templates';
import { templateList } from '~/features/templates/template-list';
import { TemplatesPending } from '~/features/templates/templates-pending';
import { TemplatesScreen } from '~/features/templates/templates-screen';
import { searchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { loadList } from '~/patterns/list/load-list';

const validateSearch = searchOf(ListTemplatesQueryParams, ['kind', 'page', 'search']);

export const Route = createFileRoute('/_app/templates/')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, templateList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Templates`, needs: 'listTemplates' },
  component: TemplatesScreen,
  pendingComponent: TemplatesPending,
  errorComponent: LoadError,
});
