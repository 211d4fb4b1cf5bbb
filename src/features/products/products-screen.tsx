import { ListScreen } from '~/components/list/list-screen';
import { productList } from './product-list';

export const ProductsScreen = () => <ListScreen list={productList} />;
