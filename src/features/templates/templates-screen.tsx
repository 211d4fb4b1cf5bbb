import { lazy, Suspense, useState } from 'react';
import { onDemand } from '~/components/feedback/on-demand';
import { ListScreen } from '~/components/list/list-screen';
import { usePermission } from '~/session/permissions';
import { templateList } from './template-list';

// Drawing scenes is needed after a click, not for the first paint.
const NewTemplateDialog = onDemand(() =>
  import('./create/new-template-dialog').then(({ NewTemplateDialog }) => NewTemplateDialog),
);

const StockGallery = lazy(() =>
  import('./create/stock-gallery').then(({ StockGallery }) => ({ default: StockGallery })),
);

export function TemplatesScreen() {
  const mayCreate = usePermission('createTemplate');
  const [creating, setCreating] = useState(false);
  return (
    <>
      <ListScreen
        list={templateList}
        onCreate={() => setCreating(true)}
        emptyActions={
          mayCreate && (
            <Suspense>
              <StockGallery />
            </Suspense>
          )
        }
      />
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
