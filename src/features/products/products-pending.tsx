import { ListPending } from '~/components/list/list-pending';
import { productList } from './product-list';

export const ProductsPending = () => <ListPending list={productList} />;
