import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLayout, IconLayoutGridAdd } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { templateKindValues } from '~/api/templates';
import { emptyPicture } from '~/components/empty/empty-pictures';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { onDemand } from '~/components/feedback/on-demand';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { ButtonLink } from '~/components/links/button-link';
import { PictureToolbar } from '~/components/list/picture-toolbar';
import { useSelection } from '~/components/list/use-selection';
import { PageHeader } from '~/components/page/page-header';
import { Pager } from '~/components/page/pager';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/result-block';
import { TemplateCard } from './template-card';
import { templateKindLabels } from './template-kinds';
import { type TemplateSearch, templatePageOptions } from './template-queries';
import styles from './templates.module.css';

// Drawing scenes is needed after a click, not for the first paint.
const NewTemplateDialog = onDemand(() =>
  import('./create/new-template-dialog').then(({ NewTemplateDialog }) => NewTemplateDialog),
);

const StockGallery = lazy(() =>
  import('./create/stock-gallery').then(({ StockGallery }) => ({ default: StockGallery })),
);
const TemplatesBulkBar = onDemand(() =>
  import('./templates-bulk-bar').then(({ TemplatesBulkBar }) => TemplatesBulkBar),
);

export function TemplatesScreen() {
  const { t } = useLingui();
  const { kind, page, search } = useSearch({ from: '/_app/templates/' });
  const navigate = useNavigate({ from: '/templates/' });
  const query = useSuspenseQuery(templatePageOptions({ kind, page, search }));
  const { data } = query;
  const mayCreate = usePermission('createTemplate');
  const [creating, setCreating] = useState(false);
  const mayRecolor = usePermission('updateTemplatePreview');
  const selection = useSelection(data.items, ({ id }) => id);
  const isFiltered = kind !== undefined || search !== undefined;
  const refine = (next: Pick<TemplateSearch, 'kind' | 'search'>, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const create = mayCreate && (
    <Button icon={<IconLayoutGridAdd size={18} />} onClick={() => setCreating(true)} data-create>
      <Trans>New template</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t`Templates`}
        scope={
          <>
            {data.total !== undefined && (
              <>
                <Plural value={data.total} one="# template" other="# templates" /> ·{' '}
              </>
            )}
            <Trans>Layouts for prints, strips, stories and emails.</Trans>
          </>
        }
        action={(data.items.length > 0 || isFiltered) && create}
      />
      {(data.pages > 0 || isFiltered) && (
        <PictureToolbar
          searchLabel={t`Find a template`}
          term={search}
          // Replaces the history entry, so that Back does not step through each letter.
          onSearch={(next) => refine({ kind, search: next }, search !== undefined)}
          kindLabel={t`Type`}
          kinds={templateKindValues.map((value) => ({ value, label: t(templateKindLabels[value]) }))}
          kind={kind}
          onKind={(next) => refine({ kind: next, search })}
        />
      )}
      <StaleNotice query={query} />
      {data.items.length > 0 ? (
        <ul className={styles.grid}>
          {data.items.map((template) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                selected={selection.has(template.id)}
                onSelect={mayRecolor ? (range) => selection.toggle(template.id, range) : undefined}
              />
            </li>
          ))}
        </ul>
      ) : data.pages > 0 ? (
        <ResultBlock icon={<IconLayout />} title={t`Nothing on this page`}>
          <ButtonLink to="/templates" search={{ kind, page: data.pages, search }}>
            <Trans>Go to the last page</Trans>
          </ButtonLink>
        </ResultBlock>
      ) : isFiltered ? (
        <ResultBlock icon={<IconLayout />} title={t`No templates match`}>
          <ButtonLink to="/templates" variant="secondary">
            <Trans>Clear search and filters</Trans>
          </ButtonLink>
        </ResultBlock>
      ) : (
        <>
          <ResultBlock
            {...emptyPicture('designs')}
            title={t`No templates yet`}
            description={t`Start with a design for your business, or with an empty page.`}
          >
            {create || <WhoMay needs="createTemplate" />}
          </ResultBlock>
          {mayCreate && (
            <Suspense>
              <StockGallery />
            </Suspense>
          )}
        </>
      )}
      {selection.rows.length > 0 && (
        <TemplatesBulkBar
          rows={selection.rows}
          shown={selection.onPage.length}
          total={data.total}
          onClear={selection.clear}
          onClose={selection.clear}
        />
      )}
      <Pager page={data.page} pages={data.pages} />
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
