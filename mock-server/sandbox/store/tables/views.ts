import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type View = components['schemas']['View'];

export interface ViewsTable extends OwnedColumns {
  /** The user id of whoever saved it, and alone sees it. */
  person: string;
  list: View['list'];
  name: string;
  /** The name as lists are sorted by it; see `sortKey`. */
  nameKey: string;
  /** The folded name, which no two views of a person and a list share. */
  searchText: string;
  search: JsonColumn<View['search']>;
}
