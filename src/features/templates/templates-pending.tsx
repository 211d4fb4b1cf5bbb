import { ListPending } from '~/patterns/list/list-pending';
import { templateList } from './template-list';

export const TemplatesPending = () => <ListPending list={templateList} />;
