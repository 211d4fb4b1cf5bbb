import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListTemplatesQueryParams } from '~/api/templates';
import { LoadError } from '~/components/feedback/load-error';
import { loadTemplates } from '~/features/templates/template-queries';
import { TemplatesPending } from '~/features/templates/templates-pending';
import { TemplatesScreen } from '~/features/templates/templates-screen';
import { searchOf } from '~/lib/search-schema';

const validateSearch = searchOf(ListTemplatesQueryParams, ['kind', 'page', 'search']);

export const Route = createFileRoute('/_app/templates/')({
  validateSearch,
  loaderDeps: ({ search: { kind, page, search } }) => ({ kind, page, search }),
  loader: ({ context, deps }) => loadTemplates(context.queryClient, deps),
  staticData: { title: msg`Templates`, needs: 'listTemplates' },
  component: TemplatesScreen,
  pendingComponent: TemplatesPending,
  errorComponent: LoadError,
});
