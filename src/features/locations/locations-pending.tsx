import { ListPending } from '~/components/list/list-pending';
import { locationList } from './location-list';

export const LocationsPending = () => <ListPending list={locationList} />;
