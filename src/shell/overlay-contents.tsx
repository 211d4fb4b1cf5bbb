import { ShortcutSheet } from '~/parts/shortcuts/shortcut-sheet';
import { AccountList } from './account-list';
import { GoTo } from './go-to';
import { NoticeHistory } from './messages/notice-history';
import { Palette } from './palette/palette';

/** What opens over any page. */
export const overlayContents = {
  palette: Palette,
  shortcuts: ShortcutSheet,
  pages: GoTo,
  accounts: AccountList,
  notices: NoticeHistory,
};
