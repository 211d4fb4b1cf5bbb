import { Palette } from '~/components/palette/palette';
import { ShortcutSheet } from '~/components/shortcuts/shortcut-sheet';
import { AccountList } from './account-list';
import { GoTo } from './go-to';
import { NoticeHistory } from './notice-history';

/** What opens over any page. */
export const overlayContents = {
  palette: Palette,
  shortcuts: ShortcutSheet,
  pages: GoTo,
  accounts: AccountList,
  notices: NoticeHistory,
};
