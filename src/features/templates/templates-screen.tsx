import { useState } from 'react';
import { ListScreen } from '~/patterns/list/list-screen';
import { usePermission } from '~/session/permissions';
import { NewTemplateDialog } from './create/new-template-dialog';
import { StockGallery } from './create/stock-gallery';
import { templateList } from './template-list';

export function TemplatesScreen() {
  const mayCreate = usePermission('createTemplate');
  const [creating, setCreating] = useState(false);
  return (
    <>
      <ListScreen
        list={templateList}
        onCreate={() => setCreating(true)}
        emptyActions={mayCreate && <StockGallery />}
      />
      {creating && <NewTemplateDialog onClose={() => setCreating(false)} />}
    </>
  );
}
