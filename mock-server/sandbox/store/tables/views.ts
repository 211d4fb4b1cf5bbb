import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type View = components['schemas']['View'];

export interface ViewsTable extends OwnedColumns {
  /** The user who saved it; no one else sees it. */
  person: string;
  list: View['list'];
  name: string;
  /** The sort key of the name; see `sortKey`. */
  nameKey: string;
  /** The folded name, unique per user and list. */
  searchText: string;
  search: JsonColumn<View['search']>;
}
