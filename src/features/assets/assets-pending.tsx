import { ListPending } from '~/patterns/list/list-pending';
import { assetList } from './asset-list';

export const AssetsPending = () => <ListPending list={assetList} />;
