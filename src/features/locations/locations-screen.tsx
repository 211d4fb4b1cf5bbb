import { ListScreen } from '~/components/list/list-screen';
import { locationList } from './location-list';

export const LocationsScreen = () => <ListScreen list={locationList} />;
