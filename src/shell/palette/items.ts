import type { HistoryState, LinkProps } from '@tanstack/react-router';
import { areaOf } from '~/parts/links/navigation';
import { IconHome } from '~/ui/icons';

/** The page of an item. */
export interface ItemPage {
  to: NonNullable<LinkProps['to']>;
  params?: Record<string, string>;
  search?: Record<string, string | boolean>;
  /** The id of a section of the page. */
  hash?: string;
  state?: HistoryState;
}

export interface Item {
  /** Unique among all items. */
  id: string;
  icon: typeof IconHome;
  name: string;
  detail?: string | undefined;
  /** Further words that find it. */
  keywords?: string | undefined;
  run: () => void;
}

export interface ItemGroup {
  id: string;
  title: string;
  items: readonly Item[];
}

/** An item has the icon of its area. */
export const iconOf = (pathname: string): typeof IconHome => areaOf(pathname)?.icon ?? IconHome;
