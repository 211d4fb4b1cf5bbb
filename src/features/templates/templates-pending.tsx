import { ListPending } from '~/components/list/list-pending';
import { templateList } from './template-list';

export const TemplatesPending = () => <ListPending list={templateList} />;
